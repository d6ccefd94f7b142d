import { create } from 'zustand';
import { closed, emptyHistory, type History, recorded, redone, undone, without } from '#authoring/documents/history.ts';
import {
  type ActionName,
  applyAction,
  changeBetween,
  changeOf,
  type DocumentChange,
  type ProjectAction,
} from '#authoring/documents/project-action.ts';
import { applyEdits, type TextEdit } from '#authoring/text-edit.ts';
import { placeIn, setTexts, show, useProject } from './project-store.ts';

// Everything that is done to the texts of the project goes through here, so that one undo takes any of it back.

/** What was taken back or done again last, for the status bar. */
export interface Told {
  readonly did: 'undone' | 'redone';
  readonly name: ActionName;
  readonly paths: readonly string[];
}

export const useHistory = create<{ readonly history: History; readonly told: Told | null }>(() => ({
  history: emptyHistory,
  told: null,
}));
const { getState, setState } = useHistory;

function texts(): ReadonlyMap<string, string> {
  return new Map([...useProject.getState().files.values()].map(({ path, text }) => [path, text]));
}

function note(action: ProjectAction, isRewriting = false): void {
  setState(({ history }) => ({ history: recorded(history, action, performance.now(), isRewriting), told: null }));
}

/** Does an action. False when a text is not the one it was made for: then nothing is done. */
export function perform(action: ProjectAction): boolean {
  const after = applyAction(texts(), action);
  if (after === null) return false;
  setTexts(after);
  note(action);
  return true;
}

/** What an input method does in an editor: nothing, begins to compose letters, or rewrites those that it has begun. */
let composing: 'nothing' | 'begins' | 'rewrites' = 'nothing';

export function noteComposing(isComposing: boolean): void {
  composing = isComposing ? 'begins' : 'nothing';
}

/** Notes what was typed in an editor, and what its text is now. */
export function noteTyping(path: string, edits: readonly TextEdit[], value: string): void {
  const before = useProject.getState().files.get(path)?.text;
  if (before === undefined || before === value) return;
  // An editor makes all ends of lines alike when it opens a file; then its edits are not those of our text.
  const isOurs = applyEdits(before, edits) === value;
  const change = isOurs ? changeOf(path, before, edits) : changeBetween(path, before, value);
  setTexts(new Map([[path, value]]));
  note({ name: { kind: 'typing' }, changes: [change] }, composing === 'rewrites');
  if (composing === 'begins') composing = 'rewrites';
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

/** Takes up the history of a time before this page. */
export function takeHistory(history: History): void {
  setState({ history, told: null });
}

/** Takes back what was done last in the project, wherever that was, and shows the place. */
export function undo(): void {
  go('undone', undone(getState().history));
}

export function redo(): void {
  go('redone', redone(getState().history));
}

function go(did: Told['did'], step: ReturnType<typeof undone>): void {
  if (step === null) return;
  const { action, history } = step;
  const after = applyAction(texts(), action);
  // A text that went another way than through here can only be left as it is.
  if (after === null) return setState({ history: emptyHistory, told: null });
  setTexts(after);
  setState({ history, told: { did, name: action.name, paths: action.changes.map(({ path }) => path) } });
  reveal(action.changes);
}

/** Brings what was altered to be seen, without taking the focus from wherever it is. */
function reveal(changes: readonly DocumentChange[]): void {
  const { current, files } = useProject.getState();
  const change = changes.find(({ path }) => path === current) ?? changes[0];
  const last = change?.replacements.at(-1);
  const text = files.get(change?.path ?? '')?.text;
  if (change === undefined || last === undefined || text === undefined) return;
  const shift = change.replacements
    .slice(0, -1)
    .reduce((sum, { removed, inserted }) => sum + inserted.length - removed.length, 0);
  show({ path: change.path, ...placeIn(text, last.offset + shift + last.inserted.length) });
}
