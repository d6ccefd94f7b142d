import { playStore } from '../play/play-store.ts';
import type { Anchor } from '../stage/anchor.ts';
import { store } from '../state/store.ts';

/** A thing of the table, as answers and the table document call it. */
export interface AlteredThing {
  readonly names: readonly string[];
  readonly label: string;
}

interface AlteringState {
  /** What is being altered, beside what it is shown and where the focus goes back to; null: nothing. */
  readonly asked: { readonly about: AlteredThing; readonly anchor: Anchor } | null;
  /** What hangs on the pointer. */
  readonly dragged: AlteredThing | null;
  /** What was laid on what. */
  readonly dropped: { readonly thing: AlteredThing; readonly onto: AlteredThing; readonly anchor: Anchor } | null;
  /** Where the console hangs; null: it is closed. */
  readonly console: Anchor | null;
  /** The lines of the console that were done, the last at the end. */
  readonly lines: readonly string[];
  /** Whether what hangs on the pointer can be laid on a thing of these names. */
  readonly canTake: (names: readonly string[]) => boolean;
}

const nowhere = () => false;

export const alteringStore = store<AlteringState>(() => ({
  asked: null,
  dragged: null,
  dropped: null,
  console: null,
  lines: [],
  canTake: nowhere,
}));

type Played = ReturnType<typeof playStore.getState>;

/** Through the eyes of a seat the table has gaps, and a program at play would be altered under its hands. */
export const mayAlter = ({ state, view, program }: Played) =>
  state === 'running' && view !== null && view.seat === null && program === null;

export function canAlter(): boolean {
  return mayAlter(playStore.getState()) && !playStore.getState().busy;
}
export function askAlter(about: AlteredThing, anchor: Anchor): void {
  if (canAlter()) alteringStore.setState({ asked: { about, anchor } });
}
export function closeAlter(): void {
  alteringStore.setState({ asked: null });
}
export function beginDrag(thing: AlteredThing): void {
  alteringStore.setState({ dragged: thing, dropped: null, asked: null });
}
export function endDrag(): void {
  alteringStore.setState({ dragged: null, canTake: nowhere });
}
export function dropOn(onto: AlteredThing, anchor: Anchor): void {
  const { dragged } = alteringStore.getState();
  if (dragged !== null) alteringStore.setState({ dropped: { thing: dragged, onto, anchor } });
  endDrag();
}
export function closeDrop(): void {
  alteringStore.setState({ dropped: null });
}

/** Opens the console beside its button; null: it is not to be seen. */
export function openConsole(anchor: Anchor | null): void {
  if (anchor !== null && canAlter()) alteringStore.setState({ console: anchor });
}
export function closeConsole(): void {
  alteringStore.setState({ console: null });
}
export function keepLine(line: string): void {
  alteringStore.setState(({ lines }) => ({ lines: [...lines.filter((one) => one !== line), line].slice(-100) }));
}
