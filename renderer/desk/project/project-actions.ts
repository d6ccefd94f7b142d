import { closed, emptyHistory, type History, recorded, without } from '#authoring/project/documents/history.ts';
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

// Everything that is done to the texts of the project goes through here, so that one undo takes any of it back.

/** What was taken back or done again last, for the status bar. */
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

/** What got another id, by what was done and what was taken back: which of the two ids counts, the texts say. */
export function renamedSoFar(): readonly Renamed[] {
  const { done, undone: taken } = getState().history;
  return [...done, ...taken].flatMap(({ renamed }) => [renamed ?? []].flat());
}

/** The texts of the project, each written out when somebody asks for it. */
export const texts = { get: (path: string): string | undefined => projectStore.getState().files.get(path)?.text };

/** Notes what was done a moment ago. */
export function note(action: ProjectAction): void {
  setState(({ history }) => ({ history: recorded(history, action, performance.now()), told: null }));
}

/** Does an action that is of texts alone. False when a text is not the one it was made for: then nothing is done. */
export function perform(action: ProjectAction): boolean {
  takeComposed();
  if (action.changes.some(({ path }) => isReadOnly(path))) return false;
  const after = applyAction(texts, action);
  if (after === null) return false;
  setTexts(after);
  note(action);
  return true;
}

/** What was done last is taken out of the history, and its texts are as before it; null: it was not the last. */
function withoutLast(last: ProjectAction): ReadonlyMap<string, string> | null {
  const { history } = getState();
  const before = history.done.at(-1) === last ? applyAction(texts, inverseOf(last)) : null;
  if (before !== null) setState({ history: { ...history, done: history.done.slice(0, -1) } });
  return before;
}

/** Does an action in place of the one that was done last: what is tried out is one step. False: that was not the last. */
export function performInstead(last: ProjectAction, action: ProjectAction): boolean {
  const before = withoutLast(last);
  if (before === null) return false;
  const after = applyAction({ get: (path) => before.get(path) ?? texts.get(path) }, action);
  setTexts(new Map([...before, ...(after ?? [])]));
  if (after !== null) note(action);
  return after !== null;
}

/** Takes back the action that was done last, as if it had never been done. False: it was not the last. */
export function takeBack(last: ProjectAction): boolean {
  const before = withoutLast(last);
  if (before !== null) setTexts(before);
  return before !== null;
}

/** The text of an editor, which is long to put together. */
export interface TypedText {
  /** In UTF-16 units. */
  readonly length: number;
  readonly whole: () => string;
}

/** Notes what was typed in an editor, and what its text is now. */
export function noteTyping(path: string, edits: readonly TextEdit[], typed: TypedText): void {
  if (composingStore.getState().isComposing)
    return composingStore.setState({ composed: { path, text: typed.whole() } });
  const before = projectStore.getState().files.get(path)?.text;
  if (before === undefined) return;
  // An editor makes all ends of lines alike when it opens a file: then its edits are not those of our text.
  const edited = applyEdits(before, edits);
  const mayBeOurs = edited.length === typed.length;
  // Looked for where it may come from: to look through what was just put together of a long text, it is written out first
  const hasReturns = before.includes('\r') || edits.some(({ text }) => text.includes('\r'));
  const isOurs = mayBeOurs && (!hasReturns || edited === typed.whole());
  const value = isOurs ? edited : typed.whole();
  if (before === value) return;
  if (isOurs) typedTexts().typed(before, value, edits);
  const change = isOurs ? changeOf(path, before, edits) : changeBetween(path, before, value);
  setTexts(new Map([[path, value]]));
  note({ name: { kind: 'typing' }, changes: [change] });
}

/** An input method begins to compose letters in an editor, or has ended: then they become part of the project, in one step. */
export function noteComposing(isComposing: boolean): void {
  composingStore.setState({ isComposing });
  if (!isComposing) takeComposed();
}

/** The typing that would bring in what is being composed; null while there is nothing. */
function composedTyping(): ProjectAction | null {
  const { composed } = composingStore.getState();
  const before = projectStore.getState().files.get(composed?.path ?? '')?.text;
  if (composed === null || before === undefined || before === composed.text) return null;
  return { name: { kind: 'typing' }, changes: [changeBetween(composed.path, before, composed.text)] };
}

/** Makes what is being composed part of the project, before anything else is done with its texts. */
export function takeComposed(): void {
  const action = composedTyping();
  composingStore.setState({ composed: null });
  const after = action === null ? null : applyAction(texts, action);
  if (action === null || after === null) return;
  setTexts(after);
  note(action);
}

/** The texts and the history as they would be if an input method ended now: what a person sees of what was written. */
export function asSeen(): { readonly files: ReadonlyMap<string, OpenFile>; readonly history: History } {
  const { files } = projectStore.getState();
  const { history } = getState();
  const { composed } = composingStore.getState();
  const action = composedTyping();
  const file = files.get(composed?.path ?? '');
  if (composed === null || action === null || file === undefined) return { files, history };
  return {
    files: new Map(files).set(file.path, file.with({ text: composed.text })),
    history: recorded(history, action, performance.now()),
  };
}

/** Notes that texts were taken over from the disk: taking them back leaves the old ones, unsaved. */
export function noteFromDisk(changes: readonly DocumentChange[]): void {
  const changed = changes.filter(({ replacements }) => replacements.length > 0);
  if (changed.length > 0) note({ name: { kind: 'disk' }, changes: changed });
}

/** Ends a run of typing, so that what follows is undone by itself. */
export function endTyping(): void {
  setState(({ history }) => ({ history: closed(history) }));
}

/** A document is gone, or is no text any more: what concerned it cannot be taken back. */
export function forgetDocument(path: string): void {
  setState(({ history }) => ({ history: without(history, path) }));
}

/** What can be undone and done again from now on, after one of the two. */
export function setHistory(history: History, told: UndoNotice): void {
  setState({ history, told });
}

/** Nothing of what was done can be taken back any more. */
export function forgetAll(): void {
  setState({ history: emptyHistory, told: null });
}

/** Takes up the history of a time before this page. */
export function takeHistory(history: History): void {
  setState({ history, told: null });
}
