import { redone, undone } from '#authoring/project/documents/history.ts';
import { applyAction, type DocumentChange, type ProjectAction } from '#authoring/project/documents/project-action.ts';
import { stage } from '../stage/stage.ts';
import { doFileAction, type FileAction, fileActionQueue } from './file-actions.ts';
import { fileNoteStore } from './file-note-store.ts';
import { commitComposition, forgetAll, historyStore, setHistory, texts } from './project-actions.ts';
import { openFile, placeIn, projectStore, setTexts, show } from './project-store.ts';

type Did = 'undone' | 'redone';

/** Shows the place. */
export function undo(): void {
  go('undone');
}

export function redo(): void {
  go('redone');
}

/** Also during file actions, which can be undone once they end. */
export function canUndo(): boolean {
  return historyStore.getState().history.done.length > 0 || fileActionQueue().isBusy;
}

export function canRedo(): boolean {
  return historyStore.getState().history.undone.length > 0 || fileActionQueue().isBusy;
}

function go(did: Did): void {
  // Wait for file actions: one may be what is to be undone.
  if (fileActionQueue().isBusy) return void fileActionQueue().inTurn(() => goWithFiles(did));
  commitComposition();
  const step = nextStep(did);
  if (step === null) return;
  if (hasFiles(step.action)) return void fileActionQueue().inTurn(() => goWithFiles(did));
  goInTexts(did, step);
}

function nextStep(did: Did) {
  const { history } = historyStore.getState();
  return did === 'undone' ? undone(history) : redone(history);
}

function hasFiles(action: ProjectAction): action is FileAction {
  return action.files !== undefined && action.files.length > 0;
}

function goInTexts(did: Did, { action, history }: NonNullable<ReturnType<typeof nextStep>>): void {
  const after = applyAction(texts, action);
  // The text was changed outside of the history, so discard that.
  if (after === null) return forgetAll();
  setTexts(after);
  setHistory(history, { did, name: action.name, paths: action.changes.map(({ path }) => path) });
  reveal(action.changes);
}

async function goWithFiles(did: Did): Promise<void> {
  commitComposition();
  const step = nextStep(did);
  if (step === null) return;
  if (!hasFiles(step.action)) return goInTexts(did, step);
  const before = historyStore.getState().history;
  // Clear the last message; a new refusal is shown again.
  fileNoteStore.setState({ note: null });
  const done = await doFileAction(step.action);
  if ('code' in done) return fileNoteStore.setState({ note: { kind: 'refused', did, ...done } });
  const now = historyStore.getState().history;
  const told = { did, name: step.action.name, paths: pathsOf(step.action) };
  // Typed during the host's work: undo has no redo then.
  if (now.done === before.done && now.undone === before.undone) setHistory(asDone(did, step.history, done), told);
  else if (did === 'undone') {
    const taken = before.done.at(-1);
    setHistory({ ...now, done: now.done.filter((one) => one !== taken), undone: [] }, told);
  } else setHistory({ ...now, done: [...now.done, done] }, told);
  revealFiles(done);
}

/** A repeated delete holds other unsaved texts. */
function asDone(did: Did, history: ReturnType<typeof historyStore.getState>['history'], done: FileAction) {
  return did === 'undone' ? history : { ...history, done: [...history.done.slice(0, -1), done] };
}

function pathsOf({ files, changes }: FileAction): readonly string[] {
  return [...files.map((step) => (step.kind === 'move' ? step.to : step.path)), ...changes.map(({ path }) => path)];
}

/** Opens a single restored file; several are visible in the tree. */
function revealFiles({ files, changes }: FileAction): void {
  if (changes.length > 0) return reveal(changes);
  const [only, more] = files.filter(({ kind }) => kind === 'restore' || kind === 'create');
  if (only !== undefined && more === undefined && projectStore.getState().files.has(only.path)) openFile(only.path);
}

/** Reveals changes without moving the focus. Views do that themselves. */
function reveal(changes: readonly DocumentChange[]): void {
  if (!stage().isTextSeen()) return;
  const { current, files } = projectStore.getState();
  const change = changes.find(({ path }) => path === current) ?? changes[0];
  const last = change?.replacements.at(-1);
  const text = files.get(change?.path ?? '')?.text;
  if (change === undefined || last === undefined || text === undefined) return;
  const shift = change.replacements
    .slice(0, -1)
    .reduce((sum, { removed, inserted }) => sum + inserted.length - removed.length, 0);
  show({ path: change.path, ...placeIn(text, last.offset + shift + last.inserted.length) });
}
