import { playStore } from '../play/play-store.ts';
import type { Anchor } from '../stage/anchor.ts';
import { store } from '../state/store.ts';

/** A thing on the table, by its names in answers and in the table document. */
export interface AlteredThing {
  readonly names: readonly string[];
  readonly label: string;
}

interface AlteringState {
  readonly asked: { readonly about: AlteredThing; readonly anchor: Anchor } | null;
  readonly dragged: AlteredThing | null;
  readonly dropped: { readonly thing: AlteredThing; readonly onto: AlteredThing; readonly anchor: Anchor } | null;
  readonly console: Anchor | null;
  readonly lines: readonly string[];
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

/** Not with a seat's partial view, nor while a program plays. */
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

/** Null: the button is not visible. */
export function openConsole(anchor: Anchor | null): void {
  if (anchor !== null && canAlter()) alteringStore.setState({ console: anchor });
}
export function closeConsole(): void {
  alteringStore.setState({ console: null });
}
export function keepLine(line: string): void {
  alteringStore.setState(({ lines }) => ({ lines: [...lines.filter((one) => one !== line), line].slice(-100) }));
}
