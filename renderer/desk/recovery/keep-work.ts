import type { KeptDesk, KeptPart, KeptTexts } from '#api/studio/kept-work.ts';
import type { StudioApi, StudioAsk } from '#api/studio/studio-api.ts';
import { newest, pathsIn } from '#authoring/project/documents/history.ts';
import { foldsStore } from '../explorer/fold-store.ts';
import { firstMinuteStore } from '../help/first-minute-store.ts';
import { recentCommandsStore } from '../palette/palette-store.ts';
import { playStore } from '../play/play-store.ts';
import { composingStore } from '../project/composing.ts';
import { cursorStore } from '../project/cursor-store.ts';
import { asSeen, historyStore } from '../project/project-actions.ts';
import { isDirty, projectStore } from '../project/project-store.ts';
import { sheetChoiceStore, sheetsToKeep } from '../sheet/sheet-choice-store.ts';
import { piece } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import { soon as inAMoment } from '../timing/pending.ts';
import { keptOfWindow } from './keeps.ts';
import { elsewhereStore } from './texts-elsewhere.ts';
import { isWhole, UnsavedTeller } from './told-texts.ts';

/**
 * How long a part may have been changed until it is kept, in milliseconds. What is written loses no more than its own time
 * and that of one writing; where one stands and what one has played is of less worth, and must not keep texts waiting.
 */
const DELAYS: Readonly<Record<KeptPart, number>> = { texts: 100, desk: 500, game: 300, preferences: 300 };
const AGAIN = 3000;
/** How much of the history is kept: what one undoes after a crash is mostly what was done last. */
const MOST_ACTIONS = 200;
const MOST_TEXT = 2_000_000;

/** False: what was done last could not be kept; the person is told. */
export const keepingStore = store<{ readonly works: boolean; readonly isWriting: boolean }>(() => ({
  works: true,
  isWriting: false,
}));

/** When each part that is still to be kept is due(). */
const due = piece(() => new Map<KeptPart, number>());

/** Whether all that is to be kept is. */
export function isKept(): boolean {
  const { works, isWriting } = keepingStore.getState();
  return !due().has('texts') && !isWriting && works;
}

/** From now on keeps the work of this page with the host whenever it has changed; what it gives back keeps all at once. */
export function keepWork(api: StudioApi, page: string): () => void {
  let callOff: () => void = () => undefined;
  /** What is on its way. */
  let sent: readonly KeptPart[] = [];
  const teller = new UnsavedTeller(savedText);

  function soon(part: KeptPart): void {
    const now = performance.now();
    if (!due().has(part)) due().set(part, now + DELAYS[part]);
    // While somebody types on a busy machine the browser sees to keys first, and calls no timer: what is due is kept now.
    if (Math.min(...due().values()) <= now) write();
    else plan();
  }

  function plan(): void {
    callOff();
    if (due().size > 0) callOff = inAMoment(write, Math.min(...due().values()) - performance.now());
  }

  function write(): void {
    if (keepingStore.getState().isWriting) return;
    const now = performance.now();
    const parts = [...due()].filter(([, when]) => when <= now).map(([part]) => part);
    if (parts.length === 0) plan();
    else void send(parts);
  }

  /** A page that goes waits for no turn, and what is on its way may be lost with it. */
  function writeAll(): void {
    const parts = [...new Set([...sent, ...due().keys()])];
    if (parts.length > 0) void send(parts);
  }

  async function send(parts: readonly KeptPart[]): Promise<void> {
    for (const part of parts) due().delete(part);
    const others = sent.length > 0;
    sent = parts;
    keepingStore.setState({ isWriting: true });
    const texts = parts.includes('texts') ? unsavedTexts() : null;
    const told = texts && teller.tell(texts, others);
    const { kept: works, turn } = await api
      .keepWork({
        page,
        ...collect(parts),
        ...(told && { texts: told }),
        settled: [...elsewhereStore.getState().settled],
      })
      .catch(() => ({ kept: false, turn: null }));
    if (texts !== null) teller.heard(texts, others ? null : turn);
    sent = [];
    keepingStore.setState({ works, isWriting: false });
    // What has changed again meanwhile waits with it. A host that knows nothing of the texts is told the whole at once.
    const wait = told == null || isWhole(told) ? AGAIN : 0;
    if (!works) for (const part of [...parts, ...due().keys()]) due().set(part, performance.now() + wait);
    plan();
  }

  projectStore.subscribe((state, before) => {
    if (state.files !== before.files) soon('texts');
    if (state.tabs !== before.tabs || state.current !== before.current) soon('desk');
  });
  composingStore.subscribe((state, before) => {
    if (state.composed !== before.composed) soon('texts');
  });
  historyStore.subscribe((state, before) => {
    if (state.history !== before.history) soon('texts');
  });
  cursorStore.subscribe(() => soon('desk'));
  foldsStore.subscribe(() => soon('desk'));
  sheetChoiceStore.subscribe(() => soon('desk'));
  recentCommandsStore.subscribe(() => soon('desk'));
  playStore.subscribe((state, before) => {
    const { played, undone, reward, line } = state;
    const isOther =
      played !== before.played || undone !== before.undone || reward !== before.reward || line !== before.line;
    if (played !== null && isOther) soon('game');
  });
  elsewhereStore.subscribe(() => soon('texts'));
  const { layout, closedTabs, layouts } = keptOfWindow();
  layout.follow(() => soon('desk'));
  closedTabs.follow(() => soon('desk'));
  layouts.follow(() => soon('preferences'));
  firstMinuteStore.subscribe((state, before) => {
    if (state.isShown !== before.isShown) soon('preferences');
  });
  return writeAll;
}

function collect(parts: readonly KeptPart[]): Omit<StudioAsk<'keepWork'>, 'page' | 'texts'> {
  const work: Omit<StudioAsk<'keepWork'>, 'page' | 'texts'> = {};
  const { played, undone, reward, line } = playStore.getState();
  if (parts.includes('desk')) work.desk = deskAsItIs();
  if (parts.includes('game') && played !== null)
    work.game = {
      setup: played.setup,
      entries: [...played.entries],
      undone: [...undone],
      takenBack: [...(played.takenBack ?? [])],
      ...(line === null ? {} : { line }),
      ...(reward === null ? {} : { reward }),
    };
  if (parts.includes('preferences'))
    work.preferences = { begun: !firstMinuteStore.getState().isShown, layouts: keptOfWindow().layouts.read() };
  return work;
}

/** Of a file that was read out of other bytes, the disk says something else. */
function savedText(path: string): string | null {
  const file = projectStore.getState().files.get(path);
  return file === undefined || file.foreign !== undefined || file.version === '' ? null : file.saved.text;
}

function unsavedTexts(): KeptTexts {
  const seen = asSeen();
  const { files } = seen;
  const history = newest(seen.history, MOST_ACTIONS, MOST_TEXT);
  const unsaved = [...files.values()].filter((file) => file.fault === null && isDirty(file));
  const saved = [...pathsIn(history)].map((path) => files.get(path)).filter((file) => file !== undefined);
  return {
    texts: unsaved.map(({ path, text, version }) => ({ path, text, base: version })),
    history: { done: [...history.done], undone: [...history.undone] },
    versions: Object.fromEntries(saved.filter((file) => !isDirty(file)).map(({ path, version }) => [path, version])),
  };
}

function deskAsItIs(): KeptDesk {
  const { tabs, current } = projectStore.getState();
  const cursors = [...cursorStore.getState().places]
    .filter(([path]) => tabs.includes(path))
    .map(([path, place]) => ({ path, ...place }));
  const folds = [...foldsStore.getState().closed];
  const { layout, closedTabs } = keptOfWindow();
  const commands = [...recentCommandsStore.getState().keys];
  return {
    ...{ layout: layout.read(), current, cursors, folds, sheets: sheetsToKeep() },
    ...{ closedTabs: closedTabs.read(), commands },
  };
}
