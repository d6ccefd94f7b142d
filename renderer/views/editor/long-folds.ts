import type * as monaco from 'monaco-editor/editor';
import { followedFiles } from '#renderer/desk/project/followed-files.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { pathOf } from './editor-models.ts';

/** Of a shorter text, in signs, the editor itself finds what can be folded, by how far its lines are indented. */
const LONG = 300_000;

/**
 * In a long text whole entries are folded: to look at every line of it after each key would keep the page from the next
 * one. What is no JSON at the moment keeps the folds it had. Null: the text is not long.
 */
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
