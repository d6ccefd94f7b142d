import { isFaulty, type ProjectFile, type TextFile } from '#authoring/text/files/project-file.ts';
import type { TextsByPath } from './project-action.ts';
import { changeBetween, type DocumentChange } from './project-action.ts';

export function textFileAt(files: readonly ProjectFile[], path: string): TextFile | undefined {
  const file = files.find((one) => one.path === path);
  return file === undefined || isFaulty(file) ? undefined : file;
}

/** Unchanged files keep their identity, so that they are not read again. */
export function withTexts(files: readonly ProjectFile[], texts: TextsByPath): readonly ProjectFile[] {
  return files.map((file) => {
    const text = texts.get(file.path);
    return text === undefined || isFaulty(file) || text === file.text ? file : { ...file, version: -1, text };
  });
}

export function changesOf(texts: TextsByPath, files: readonly ProjectFile[]): readonly DocumentChange[] {
  return [...texts].map(([path, text]) => changeBetween(path, textFileAt(files, path)?.text ?? '', text));
}
