import {
  closeTyping,
  emptyHistory,
  type History,
  recordAction,
  withoutDocument,
} from '#authoring/project/documents/history.ts';
import {
  type ActionName,
  applyAction,
  changeBetween,
  changeOf,
  type DocumentChange,
  inverseOf,
  type ProjectAction,
} from '#authoring/project/documents/project-action.ts';
import type { Renamed } from '#authoring/project/documents/renamed.ts';
import { applyEdits, type TextEdit } from '#authoring/text/edits/text-edit.ts';
import { store } from '../state/store.ts';
import { typedTexts } from '../texts/typed-texts.ts';
import { composingStore } from './composing.ts';
import type { OpenFile } from './open-file.ts';
import { isReadOnly } from './project-format.ts';
import { projectStore, setTexts } from './project-store.ts';

// All changes of the project's texts go through here, so that they can be undone.

export interface UndoNotice {
  readonly did: 'undone' | 'redone';
  readonly name: ActionName;
  readonly paths: readonly string[];
}

export const historyStore = store<{ readonly history: History; readonly told: UndoNotice | null }>(() => ({
  history: emptyHistory,
  told: null,
}));
const { getState, setState } = historyStore;

/** Renames in done and undone actions; the texts tell which id is current. */
export function renamedSoFar(): readonly Renamed[] {
  const { done, undone: taken } = getState().history;
  return [...done, ...taken].flatMap(({ renamed }) => [renamed ?? []].flat());
}

export const texts = { get: (path: string): string | undefined => projectStore.getState().files.get(path)?.text };

export function note(action: ProjectAction): void {
  setState(({ history }) => ({ history: recordAction(history, action, performance.now()), told: null }));
}

/** Does an action of edits only. False: a text has changed, and nothing was done. */
export function perform(action: ProjectAction): boolean {
  commitComposition();
  if (action.changes.some(({ path }) => isReadOnly(path))) return false;
  const after = applyAction(texts, action);
  if (after === null) return false;
  setTexts(after);
  note(action);
  return true;
}

/** The texts before the last action, which is removed from the history; null: it was not the last. */
function withoutLast(last: ProjectAction): ReadonlyMap<string, string> | null {
  const { history } = getState();
  const before = history.done.at(-1) === last ? applyAction(texts, inverseOf(last)) : null;
  if (before !== null) setState({ history: { ...history, done: history.done.slice(0, -1) } });
  return before;
}

/** Replaces the last action, so that repeated trials are one undo step. False: it was not the last. */
export function replaceLast(last: ProjectAction, action: ProjectAction): boolean {
  const before = withoutLast(last);
  if (before === null) return false;
  const after = applyAction({ get: (path) => before.get(path) ?? texts.get(path) }, action);
  setTexts(new Map([...before, ...(after ?? [])]));
  if (after !== null) note(action);
  return after !== null;
}

/** Removes the last action without redo. False: it was not the last. */
export function discardLast(last: ProjectAction): boolean {
  const before = withoutLast(last);
  if (before !== null) setTexts(before);
  return before !== null;
}

/** An editor's text, which is slow to join. */
export interface TypedText {
  /** In UTF-16 units. */
  readonly length: number;
  readonly whole: () => string;
}

export function noteTyping(path: string, edits: readonly TextEdit[], typed: TypedText): void {
  if (composingStore.getState().isComposing)
    return composingStore.setState({ composed: { path, text: typed.whole() } });
  const before = projectStore.getState().files.get(path)?.text;
  if (before === undefined) return;
  // Editors normalize line ends, so their edits may not match our text.
  const edited = applyEdits(before, edits);
  const mayBeOurs = edited.length === typed.length;
  // Check for returns first, as comparing texts is slow
  const hasReturns = before.includes('\r') || edits.some(({ text }) => text.includes('\r'));
  const isOurs = mayBeOurs && (!hasReturns || edited === typed.whole());
  const value = isOurs ? edited : typed.whole();
  if (before === value) return;
  if (isOurs) typedTexts().typed(before, value, edits);
  const change = isOurs ? changeOf(path, before, edits) : changeBetween(path, before, value);
  setTexts(new Map([[path, value]]));
  note({ name: { kind: 'typing' }, changes: [change] });
}

/** When a composition ends, it becomes a single edit. */
export function noteComposing(isComposing: boolean): void {
  composingStore.setState({ isComposing });
  if (!isComposing) commitComposition();
}

/** Null: no composition. */
function composedTyping(): ProjectAction | null {
  const { composed } = composingStore.getState();
  const before = projectStore.getState().files.get(composed?.path ?? '')?.text;
  if (composed === null || before === undefined || before === composed.text) return null;
  return { name: { kind: 'typing' }, changes: [changeBetween(composed.path, before, composed.text)] };
}

/** Commits the composition before other changes. */
export function commitComposition(): void {
  const action = composedTyping();
  composingStore.setState({ composed: null });
  const after = action === null ? null : applyAction(texts, action);
  if (action === null || after === null) return;
  setTexts(after);
  note(action);
}

/** Texts and history as if the composition ended now. */
export function withComposition(): { readonly files: ReadonlyMap<string, OpenFile>; readonly history: History } {
  const { files } = projectStore.getState();
  const { history } = getState();
  const { composed } = composingStore.getState();
  const action = composedTyping();
  const file = files.get(composed?.path ?? '');
  if (composed === null || action === null || file === undefined) return { files, history };
  return {
    files: new Map(files).set(file.path, file.with({ text: composed.text })),
    history: recordAction(history, action, performance.now()),
  };
}

/** Records a reload from disk; undoing it leaves the old texts, unsaved. */
export function noteFromDisk(changes: readonly DocumentChange[]): void {
  const changed = changes.filter(({ replacements }) => replacements.length > 0);
  if (changed.length > 0) note({ name: { kind: 'disk' }, changes: changed });
}

/** Ends the current undo step of typing. */
export function endTyping(): void {
  setState(({ history }) => ({ history: closeTyping(history) }));
}

/** Removes actions of a document that is gone. */
export function forgetDocument(path: string): void {
  setState(({ history }) => ({ history: withoutDocument(history, path) }));
}

export function setHistory(history: History, told: UndoNotice): void {
  setState({ history, told });
}

export function forgetAll(): void {
  setState({ history: emptyHistory, told: null });
}

export function takeHistory(history: History): void {
  setState({ history, told: null });
}
