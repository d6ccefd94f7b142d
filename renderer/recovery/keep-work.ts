import { create } from 'zustand';
import type { KeptDesk, KeptPart, KeptTexts } from '#api/kept-work.ts';
import type { StudioApi, StudioAsk } from '#api/studio-api.ts';
import { newest, pathsIn } from '#authoring/documents/history.ts';
import { layoutToKeep, useDock } from '../dock/dock-store.ts';
import { useCursor } from '../editor/cursor-store.ts';
import { useFolds } from '../explorer/fold-store.ts';
import { useTheme } from '../look/theme-store.ts';
import { usePlay } from '../play/play-store.ts';
import { useHistory } from '../project/project-actions.ts';
import { isDirty, useProject } from '../project/project-store.ts';
import { useLocale } from '../words/locale-store.ts';
import { useElsewhere } from './texts-elsewhere.ts';

/** From the first change until it is kept, in milliseconds: whoever types loses no more than this. */
const DELAY = 300;
const AGAIN = 3000;
/** How much of the history is kept: what one undoes after a crash is mostly what was done last. */
const MOST_ACTIONS = 200;
const MOST_TEXT = 2_000_000;

/** False: what was done last could not be kept; the person is told. */
export const useKeeping = create<{ readonly works: boolean }>(() => ({ works: true }));

const changed = new Set<KeptPart>();
let isPlanned = false;
let isWriting = false;

/** Whether all that is to be kept is. */
export function isKept(): boolean {
  return !changed.has('texts') && !isWriting && useKeeping.getState().works;
}

/** From now on keeps the work of this page with the host whenever it has changed. */
export function keepWork(api: StudioApi, page: string): void {
  function soon(part: KeptPart): void {
    changed.add(part);
    plan(DELAY);
  }

  function plan(delay: number): void {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      void write();
    }, delay);
  }

  async function write(): Promise<void> {
    if (isWriting || changed.size === 0) return;
    const parts = [...changed];
    changed.clear();
    isWriting = true;
    const works = await api
      .keepWork({ page, ...collect(parts), settled: [...useElsewhere.getState().settled] })
      .then(({ kept }) => kept)
      .catch(() => false);
    isWriting = false;
    useKeeping.setState({ works });
    if (!works) for (const part of parts) changed.add(part);
    if (changed.size > 0) plan(works ? DELAY : AGAIN);
  }

  useProject.subscribe((state, before) => {
    if (state.files !== before.files) soon('texts');
    if (state.tabs !== before.tabs || state.current !== before.current) soon('desk');
  });
  useHistory.subscribe((state, before) => {
    if (state.history !== before.history) soon('texts');
  });
  useCursor.subscribe(() => soon('desk'));
  useFolds.subscribe(() => soon('desk'));
  useDock.subscribe((state, before) => {
    if (state.layout !== before.layout) soon('desk');
  });
  usePlay.subscribe((state, before) => {
    const { played, undone } = state;
    if (played !== null && (played !== before.played || undone !== before.undone)) soon('game');
  });
  useElsewhere.subscribe(() => soon('texts'));
  useLocale.subscribe(() => soon('preferences'));
  useTheme.subscribe((state, before) => {
    if (state.choice !== before.choice) soon('preferences');
  });
  // A page that goes out of sight may never come back.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void write();
  });
}

function collect(parts: readonly KeptPart[]): Omit<StudioAsk<'keepWork'>, 'page'> {
  const work: Omit<StudioAsk<'keepWork'>, 'page'> = {};
  const { played, undone } = usePlay.getState();
  if (parts.includes('texts')) work.texts = unsavedTexts();
  if (parts.includes('desk')) work.desk = deskAsItIs();
  if (parts.includes('game') && played !== null)
    work.game = { setup: played.setup, entries: [...played.entries], undone: [...undone] };
  if (parts.includes('preferences'))
    work.preferences = { locale: useLocale.getState().locale, theme: useTheme.getState().choice };
  return work;
}

function unsavedTexts(): KeptTexts {
  const { files } = useProject.getState();
  const history = newest(useHistory.getState().history, MOST_ACTIONS, MOST_TEXT);
  const unsaved = [...files.values()].filter((file) => file.fault === null && isDirty(file));
  const saved = [...pathsIn(history)].map((path) => files.get(path)).filter((file) => file !== undefined);
  return {
    texts: unsaved.map(({ path, text, version }) => ({ path, text, base: version })),
    history: { done: [...history.done], undone: [...history.undone] },
    versions: Object.fromEntries(saved.filter((file) => !isDirty(file)).map(({ path, version }) => [path, version])),
  };
}

function deskAsItIs(): KeptDesk {
  const { tabs, current } = useProject.getState();
  const cursors = [...useCursor.getState().places]
    .filter(([path]) => tabs.includes(path))
    .map(([path, place]) => ({ path, ...place }));
  const folds = [...useFolds.getState().closed];
  return { layout: layoutToKeep(), current, cursors, folds };
}
