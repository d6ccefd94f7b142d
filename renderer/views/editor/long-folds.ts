import type * as monaco from 'monaco-editor/editor';
import { followedFiles } from '#renderer/desk/project/followed-files.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { pathOf } from './editor-models.ts';

/** In characters. Shorter texts are folded by Monaco, by indentation. */
const LONG = 300_000;

/** Folds whole entries, since scanning all lines blocks the page. Null: the text is short. */
export function foldsOfLongText(model: monaco.editor.ITextModel): monaco.languages.FoldingRange[] | null {
  if (model.getValueLength() < LONG) return null;
  const path = pathOf(model);
  const text = projectStore.getState().files.get(path)?.text ?? '';
  const read = followedFiles().read(path, text) ?? followedFiles().last(path);
  const lineOf = (offset: number): number => model.getPositionAt(offset).lineNumber;
  return (read?.sections ?? []).flatMap(({ open, close, starts, ends }) => [
    { start: lineOf(open), end: lineOf(close) - 1 },
    ...starts.slice(0).map((start, i) => ({ start: lineOf(start), end: lineOf(ends.at(i) as number) - 1 })),
  ]);
}
