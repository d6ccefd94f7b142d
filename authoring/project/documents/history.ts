import { type FileStep, isAtOrIn, pathAfter, pathsOfSteps } from './file-step.ts';
import { inverseOf, mergeTyping, type ProjectAction } from './project-action.ts';

/** Undo and redo stacks; the next one is last in each. */
export interface History {
  readonly done: readonly ProjectAction[];
  readonly undone: readonly ProjectAction[];
  /** Time in milliseconds at which typing can still be merged with; null: the next action is separate. */
  readonly openSince: number | null;
}

export const emptyHistory: History = { done: [], undone: [], openSince: null };

/** In milliseconds; a longer pause in typing begins a new action. */
const PAUSE = 1000;
const MOST_ACTIONS = 1000;
/** In UTF-16 units: a few rewrites of the largest project. */
const MOST_TEXT = 20_000_000;

/** `at`: milliseconds of any clock. */
export function recordAction({ done, openSince }: History, action: ProjectAction, at: number): History {
  const last = done.at(-1);
  const goesOn = last !== undefined && openSince !== null && at - openSince <= PAUSE;
  const both = goesOn ? mergeTyping(last, action) : null;
  const next = both === null ? [...done, action] : [...done.slice(0, -1), ...(isNothing(both) ? [] : [both])];
  return { done: trimmed(next), undone: [], openSince: action.name.kind === 'typing' ? at : null };
}

function isNothing({ changes, files = [] }: ProjectAction): boolean {
  if (files.length > 0) return false;
  return changes.every(({ replacements }) => replacements.every(({ removed, inserted }) => removed === inserted));
}

export function closeTyping(history: History): History {
  return history.openSince === null ? history : { ...history, openSince: null };
}

export function undone(history: History): { readonly action: ProjectAction; readonly history: History } | null {
  const last = history.done.at(-1);
  if (last === undefined) return null;
  const after = { done: history.done.slice(0, -1), undone: [...history.undone, last], openSince: null };
  return { action: inverseOf(last), history: after };
}

export function redone(history: History): { readonly action: ProjectAction; readonly history: History } | null {
  const next = history.undone.at(-1);
  if (next === undefined) return null;
  const after = { done: [...history.done, next], undone: history.undone.slice(0, -1), openSince: null };
  return { action: next, history: after };
}

/** Drops changes of a document that was deleted or changed outside, and everything before its file steps. */
export function withoutDocument({ done, undone: taken }: History, path: string): History {
  const [from, takenFrom] = [behindSteps(done, path), behindSteps(taken, path)];
  const last = done[from - 1];
  const isAway = last?.files !== undefined && pathAfter(last.files, path) !== path;
  return {
    done: [...(isAway ? done.slice(0, from) : []), ...withoutChanges(done.slice(from), path)],
    undone: withoutChanges(taken.slice(takenFrom), path),
    openSince: null,
  };
}

function behindSteps(actions: readonly ProjectAction[], path: string): number {
  return actions.findLastIndex(({ files = [] }) => pathsOfSteps(files).some((one) => isAtOrIn(path, one))) + 1;
}

function withoutChanges(actions: readonly ProjectAction[], path: string): readonly ProjectAction[] {
  return actions
    .map((action) => ({ ...action, changes: action.changes.filter((change) => change.path !== path) }))
    .filter(({ changes, files = [] }) => changes.length > 0 || files.length > 0);
}

export function pathsIn({ done, undone: taken }: History): ReadonlySet<string> {
  const pathsOf = ({ changes, files = [] }: ProjectAction) => [
    ...changes.map(({ path }) => path),
    ...pathsOfSteps(files),
  ];
  return new Set([...done, ...taken].flatMap(pathsOf));
}

/** The newest actions within the limits, for recovery. */
export function newest({ done, undone: taken, openSince }: History, most: number, mostText: number): History {
  const kept = lastOf(done, most, mostText);
  // Redo needs the whole stack, so it is kept completely or not at all.
  const fits = taken.length <= most && taken.reduce((sum, action) => sum + sizeOf(action), 0) <= mostText;
  return { done: kept, undone: fits ? taken : [], openSince };
}

function trimmed(actions: readonly ProjectAction[]): readonly ProjectAction[] {
  return lastOf(actions, MOST_ACTIONS, MOST_TEXT);
}

function lastOf(actions: readonly ProjectAction[], most: number, mostText: number): readonly ProjectAction[] {
  let text = 0;
  let first = actions.length;
  while (first > 0 && actions.length - first < most) {
    text += sizeOf(actions[first - 1] as ProjectAction);
    if (text > mostText && first < actions.length) break;
    first--;
  }
  return first === 0 ? actions : actions.slice(first);
}

function sizeOf({ changes, files = [] }: ProjectAction): number {
  const replacements = changes.flatMap((change) => change.replacements);
  const inFiles = files.reduce((sum, step) => sum + textIn(step), 0);
  return replacements.reduce((sum, { removed, inserted }) => sum + removed.length + inserted.length, inFiles);
}

function textIn(step: FileStep): number {
  if (step.kind === 'create') return step.text.length;
  const unsaved = step.kind === 'delete' || step.kind === 'restore' ? step.unsaved : [];
  return unsaved.reduce((sum, { text }) => sum + text.length, 0);
}
