import { isFaulty, type ProjectFile, type TextFile } from '#authoring/text/files/project-file.ts';
import { changeBetween, type DocumentChange } from './project-action.ts';

/** Texts that become others, by path. */
export type Texts = ReadonlyMap<string, string>;

export function textFileAt(files: readonly ProjectFile[], path: string): TextFile | undefined {
  const file = files.find((one) => one.path === path);
  return file === undefined || isFaulty(file) ? undefined : file;
}

/** The project with other texts; a file that stays as it is stays the same object, so that it is not read again. */
export function withTexts(files: readonly ProjectFile[], texts: Texts): readonly ProjectFile[] {
  return files.map((file) => {
    const text = texts.get(file.path);
    return text === undefined || isFaulty(file) || text === file.text ? file : { ...file, version: -1, text };
  });
}

export function changesOf(texts: Texts, files: readonly ProjectFile[]): readonly DocumentChange[] {
  return [...texts].map(([path, text]) => changeBetween(path, textFileAt(files, path)?.text ?? '', text));
}
