import { applyEdits, differenceBetween, ownText, type TextEdit } from '#authoring/text/edits/text-edit.ts';
import { type FileStep, inverseSteps, pathAfter } from './file-step.ts';
import type { Renamed } from './renamed.ts';

/** Includes the removed text, so that it can be inverted and verified. */
export interface Replacement {
  readonly offset: number;
  readonly removed: string;
  readonly inserted: string;
}

/** Non-overlapping replacements in ascending order; offsets refer to the text before the change. */
export interface DocumentChange {
  readonly path: string;
  readonly replacements: readonly Replacement[];
}

export type ActionName =
  | { readonly kind: 'typing' }
  | { readonly kind: 'disk' }
  | { readonly kind: 'command'; readonly ja: string; readonly en: string };

/** One undoable action on any number of documents. */
export interface ProjectAction {
  readonly name: ActionName;
  /** Applied after `files`; paths are those after the file steps. */
  readonly changes: readonly DocumentChange[];
  readonly files?: readonly FileStep[];
  readonly renamed?: Renamed | readonly Renamed[];
}

export type TextsByPath = ReadonlyMap<string, string>;

export function changeOf(path: string, text: string, edits: readonly TextEdit[]): DocumentChange {
  const inOrder = [...edits].sort((a, b) => a.offset - b.offset);
  const replacements = inOrder.map((edit) => ({
    offset: edit.offset,
    removed: ownText(text.slice(edit.offset, edit.offset + edit.length)),
    inserted: edit.text,
  }));
  return { path, replacements: replacements.filter(({ removed, inserted }) => removed !== inserted) };
}

/** The smallest replacement; none if equal. */
export function changeBetween(path: string, before: string, after: string): DocumentChange {
  if (before === after) return { path, replacements: [] };
  const { from, before: end, after: endAfter } = differenceBetween(before, after);
  return {
    path,
    replacements: [
      { offset: from, removed: ownText(before.slice(from, end)), inserted: ownText(after.slice(from, endAfter)) },
    ],
  };
}

/** Null if the text is not the one that the change was made for. */
export function applyChange(text: string, { replacements }: DocumentChange): string | null {
  if (!replacements.every(({ offset, removed }) => text.startsWith(removed, offset))) return null;
  const edits = replacements.map(({ offset, removed, inserted }) => ({
    offset,
    length: removed.length,
    text: inserted,
  }));
  return applyEdits(text, edits);
}

/** The changed texts; null if one of them is not the text that the action was made for. */
export function applyAction(texts: Pick<TextsByPath, 'get'>, { changes }: ProjectAction): TextsByPath | null {
  const after = new Map<string, string>();
  for (const change of changes) {
    const before = texts.get(change.path);
    const text = before === undefined ? null : applyChange(before, change);
    if (text === null) return null;
    after.set(change.path, text);
  }
  return after;
}

export function inverseOf({ name, changes, files }: ProjectAction): ProjectAction {
  const inverse = changes.map(inverseChange);
  if (files === undefined) return { name, changes: inverse };
  const back = inverseSteps(files);
  const placed = inverse.map((change) => ({ ...change, path: pathAfter(back, change.path) ?? change.path }));
  return { name, changes: placed, files: back };
}

function inverseChange({ path, replacements }: DocumentChange): DocumentChange {
  let shift = 0;
  const turned = replacements.map(({ offset, removed, inserted }) => {
    const at = offset + shift;
    shift += inserted.length - removed.length;
    return { offset: at, removed: inserted, inserted: removed };
  });
  return { path, replacements: turned };
}

/** Merges two typing actions if the second continues the first, per cursor; null if they are separate. */
export function mergeTyping(first: ProjectAction, second: ProjectAction): ProjectAction | null {
  if (first.name.kind !== 'typing' || second.name.kind !== 'typing') return null;
  const [before, after] = [first.changes[0], second.changes[0]];
  if (first.changes.length !== 1 || second.changes.length !== 1 || before === undefined || after === undefined)
    return null;
  if (before.path !== after.path || before.replacements.length !== after.replacements.length) return null;
  const replacements: Replacement[] = [];
  let shift = 0;
  for (const [i, one] of before.replacements.entries()) {
    const next = after.replacements[i];
    const both = next === undefined ? null : joinedReplacement(one, one.offset + shift, next);
    if (both === null) return null;
    replacements.push(both);
    shift += one.inserted.length - one.removed.length;
  }
  return { name: first.name, changes: [{ path: before.path, replacements }] };
}

function joinedReplacement(first: Replacement, start: number, second: Replacement): Replacement | null {
  const end = start + first.inserted.length;
  const secondEnd = second.offset + second.removed.length;
  if (first.inserted !== '' && first.inserted.endsWith('\n')) return null;
  if (second.offset >= start && secondEnd <= end) {
    const head = first.inserted.slice(0, second.offset - start);
    const tail = first.inserted.slice(secondEnd - start);
    // A new line, and text after a deletion, begin a new action.
    if (second.inserted.includes('\n') || (first.inserted === '' && second.inserted !== '')) return null;
    return { ...first, inserted: head + second.inserted + tail };
  }
  if (first.inserted !== '' || second.inserted !== '') return null;
  if (secondEnd === start)
    return { offset: second.offset - start + first.offset, removed: second.removed + first.removed, inserted: '' };
  if (second.offset === start) return { ...first, removed: first.removed + second.removed };
  return null;
}
