import { applyEdits, differenceBetween, ownText, type TextEdit } from '#authoring/text/edits/text-edit.ts';
import { type FileStep, inverseSteps, pathAfter } from './file-step.ts';
import type { Renamed } from './renamed.ts';

/** What stands at `offset` becomes something else. It says what it removes, so it can be turned around and be checked. */
export interface Replacement {
  readonly offset: number;
  readonly removed: string;
  readonly inserted: string;
}

/** What happens to one document: replacements that do not overlap, in order, speaking of the text before all of them. */
export interface DocumentChange {
  readonly path: string;
  readonly replacements: readonly Replacement[];
}

/** What an action is called: typing and texts taken over from the disk are known; a command brings its own words. */
export type ActionName =
  | { readonly kind: 'typing' }
  | { readonly kind: 'disk' }
  | { readonly kind: 'command'; readonly ja: string; readonly en: string };

/** One thing that somebody did to the project, in however many documents: it is done, undone and done again whole. */
export interface ProjectAction {
  readonly name: ActionName;
  /** Of texts, after the steps of files: they name documents as these lie then, and none that the steps have made. */
  readonly changes: readonly DocumentChange[];
  readonly files?: readonly FileStep[];
  /** It gave a thing, or several, another id: a game goes on under the new one. */
  readonly renamed?: Renamed | readonly Renamed[];
}

/** The texts of a project by path. */
export type Texts = ReadonlyMap<string, string>;

/** A change made of edits to a text. */
export function changeOf(path: string, text: string, edits: readonly TextEdit[]): DocumentChange {
  const inOrder = [...edits].sort((a, b) => a.offset - b.offset);
  const replacements = inOrder.map((edit) => ({
    offset: edit.offset,
    removed: ownText(text.slice(edit.offset, edit.offset + edit.length)),
    inserted: edit.text,
  }));
  return { path, replacements: replacements.filter(({ removed, inserted }) => removed !== inserted) };
}

/** The smallest single replacement that makes one text of another; none when they are equal. */
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

/** The text after a change; null when the text is not the one that the change was made for. */
export function applyChange(text: string, { replacements }: DocumentChange): string | null {
  if (!replacements.every(({ offset, removed }) => text.startsWith(removed, offset))) return null;
  const edits = replacements.map(({ offset, removed, inserted }) => ({
    offset,
    length: removed.length,
    text: inserted,
  }));
  return applyEdits(text, edits);
}

/** The texts that an action alters, as they are after it; null when one of them is not the text it was made for. */
export function applyAction(texts: Pick<Texts, 'get'>, { changes }: ProjectAction): Texts | null {
  const after = new Map<string, string>();
  for (const change of changes) {
    const before = texts.get(change.path);
    const text = before === undefined ? null : applyChange(before, change);
    if (text === null) return null;
    after.set(change.path, text);
  }
  return after;
}

/** The action that takes another back. */
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

/**
 * Two actions as one, when the second goes on with what the first began: typing after what was typed, mending it, erasing
 * further. With several cursors each goes on for itself. Null when they are two things.
 */
export function joined(first: ProjectAction, second: ProjectAction): ProjectAction | null {
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

/** `start` is where the first one stands in the text between the two. */
function joinedReplacement(first: Replacement, start: number, second: Replacement): Replacement | null {
  const end = start + first.inserted.length;
  const secondEnd = second.offset + second.removed.length;
  if (first.inserted !== '' && first.inserted.endsWith('\n')) return null;
  if (second.offset >= start && secondEnd <= end) {
    const head = first.inserted.slice(0, second.offset - start);
    const tail = first.inserted.slice(secondEnd - start);
    // A line that is begun is a step of its own, and so is text that goes on after something was only erased.
    if (second.inserted.includes('\n') || (first.inserted === '' && second.inserted !== '')) return null;
    return { ...first, inserted: head + second.inserted + tail };
  }
  if (first.inserted !== '' || second.inserted !== '') return null;
  if (secondEnd === start)
    return { offset: second.offset - start + first.offset, removed: second.removed + first.removed, inserted: '' };
  if (second.offset === start) return { ...first, removed: first.removed + second.removed };
  return null;
}
