import { deskState, withEveryDesk } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import { cursorStore } from './cursor-store.ts';
import { type EditorTarget, goTo, projectStore } from './project-store.ts';

/** Navigation history, nearest last. */
export const visitedStore = store<{
  readonly back: readonly EditorTarget[];
  readonly forward: readonly EditorTarget[];
}>(() => ({
  back: [],
  forward: [],
}));
const { getState, setState } = visitedStore;

const MOST = 100;

/** Previews and going back are not recorded. */
class Noting {
  private held = 0;
  get isOff(): boolean {
    return this.held > 0;
  }
  without(work: () => void): void {
    this.held++;
    work();
    this.held--;
  }
}
const noting = deskState(() => new Noting());

/** Navigates without recording. */
export function withoutHistory(work: () => void): void {
  noting().without(work);
}

/** Null without an open file. */
export function placeNow(path = projectStore.getState().current): EditorTarget | null {
  if (path === null) return null;
  const { line = 1, column = 1 } = cursorStore.getState().places.get(path) ?? {};
  return { path, line: line - 1, character: column - 1 };
}

export function leave(place: EditorTarget | null): void {
  if (place === null) return;
  const { back } = getState();
  setState({ back: [...back.filter((one) => !isSame(one, place)), place].slice(-MOST), forward: [] });
}

withEveryDesk(() => {
  projectStore.subscribe(({ asked }, before) => {
    if (asked !== before.asked && !noting().isOff) leave(placeNow(before.current));
  });
});

export function goBack(): void {
  travel('back', 'forward');
}

export function goForward(): void {
  travel('forward', 'back');
}

function travel(from: 'back' | 'forward', to: 'back' | 'forward'): void {
  const here = placeNow();
  const places = getState()[from].filter((one) => here === null || !isSame(one, here));
  const place = places.at(-1);
  if (place === undefined) return;
  const left = here === null ? [] : [here];
  const other = [...getState()[to], ...left];
  setState(
    from === 'back' ? { back: places.slice(0, -1), forward: other } : { forward: places.slice(0, -1), back: other },
  );
  noting().without(() => goTo(place));
}

/** Compares lines only. */
function isSame(one: EditorTarget, other: EditorTarget): boolean {
  return one.path === other.path && one.line === other.line;
}
