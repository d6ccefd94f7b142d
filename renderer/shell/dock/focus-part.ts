import { type DeskPart, deskParts } from '#renderer/desk/stage/dock-parts.ts';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import { dockStore, showEditor, showPart } from './dock-store.ts';

/** The key that goes to a part, from wherever one is. */
export const partKeys: Readonly<Record<DeskPart, Keys>> = {
  explorer: 'Alt+1',
  editor: 'Alt+2',
  play: 'Alt+3',
  face: 'Alt+6',
  problems: 'Alt+7',
  log: 'Alt+8',
};

/** The command that goes to a part: of the game, to its board. */
export function partCommand(part: DeskPart): string {
  return part === 'play' ? 'go.board' : `go.${part}`;
}

/** Places inside the game that are gone to by themselves; tables say by `data-place` where a hand lies. */
export type PlayPlace = 'board' | 'hand' | 'actions';

/** What takes the focus inside a part, the first that is there: its text or its list, else what Tab would reach. */
const REACHABLE = [
  '.native-edit-context, .inputarea',
  '[role="treeitem"][tabindex="0"]',
  'button:not([aria-disabled="true"]), select, [tabindex="0"]',
];
const MARKED = '.table-marked';
const BOARD = '.board [tabindex="0"]';
const places: Readonly<Record<PlayPlace, readonly string[]>> = {
  board: [BOARD],
  // Whose turn it is first; while no hand holds a card, the table on which they lie.
  hand: ['[data-place="hand"][data-now="true"] button', '[data-place="hand"] button', BOARD],
  actions: ['.actions li button', '.actions button'],
};
/** How many pictures a part that has just been brought to light may need until it is drawn. */
const PATIENCE = 10;
/** How long a part that was brought to light may be drawn anew, in milliseconds. */
const SETTLES = 1000;

/** Shows a part, and goes into it. */
export function goToPart(part: DeskPart): void {
  if (part === 'editor') showEditor();
  else showPart(part);
  focusIn(part, REACHABLE);
}

/** Shows the game, and goes to a place in it; where there is none, into the game. */
export function goToPlay(place: PlayPlace): void {
  showPart('play');
  focusIn('play', [...places[place], ...REACHABLE]);
}

/** Goes to what the table marks as the entry under the cursor of the editor; where it lies nowhere, to the board. */
export function goToMarked(): void {
  showPart('play');
  focusIn('play', [MARKED], PATIENCE, () => goToPlay('board'));
}

/** `otherwise`: what is done when nothing of it comes to be seen; without it the part itself takes the focus. */
function focusIn(part: DeskPart, wanted: readonly string[], patience = PATIENCE, otherwise?: () => void): void {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)].find(isSeen);
  const inside = found === undefined ? null : firstIn(found, wanted);
  if (inside !== null) {
    inside.focus();
    return stayIn(inside, () => focusIn(part, wanted, patience, otherwise));
  }
  if (patience > 0) requestAnimationFrame(() => focusIn(part, wanted, patience - 1, otherwise));
  else if (otherwise !== undefined) otherwise();
  else if (found !== undefined) {
    found.tabIndex = -1;
    found.focus();
  }
}

/** A part that gets another size is drawn anew, and what had the focus in it may go: then its successor gets it. */
function stayIn(inside: HTMLElement, again: () => void, until = performance.now() + SETTLES): void {
  if (document.activeElement === document.body && !inside.isConnected) return again();
  if (performance.now() < until && document.activeElement === inside)
    requestAnimationFrame(() => stayIn(inside, again, until));
}

/** Goes into the panel that is in front of its group and in use. */
export function focusActive(patience = PATIENCE): void {
  const panel = dockStore.getState().dock?.activePanel;
  const part = panel?.api.group.element.querySelector<HTMLElement>('[data-part]');
  const found = part == null || !isSeen(part) ? null : firstIn(part, REACHABLE);
  if (found !== null) found.focus();
  else if (patience > 0) requestAnimationFrame(() => focusActive(patience - 1));
  else part?.focus();
}

function firstIn(part: HTMLElement, wanted: readonly string[]): HTMLElement | null {
  for (const what of wanted) {
    const found = [...part.querySelectorAll<HTMLElement>(what)].find(isSeen);
    if (found !== undefined) return found;
  }
  return null;
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** Goes to the next part of the desk, in the order of reading; round at the ends. */
export function focusNextPart(direction: 1 | -1): void {
  const { room, front, dock } = dockStore.getState();
  if (room === 'one') {
    const at = front === null ? -1 : deskParts.indexOf(front);
    return goToPart(deskParts.at((at + direction) % deskParts.length) ?? 'editor');
  }
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].filter(isSeen);
  const inOrder = parts.sort(byPlace);
  const at = inOrder.findIndex((part) => part.contains(document.activeElement));
  const next = inOrder.at(at < 0 && direction === -1 ? -1 : (at + direction) % inOrder.length);
  if (next === undefined) return;
  dock?.groups.find(({ element }) => element.contains(next))?.activePanel?.api.setActive();
  const inside = firstIn(next, REACHABLE);
  if (inside === null) next.tabIndex = -1;
  (inside ?? next).focus();
}

function byPlace(one: HTMLElement, other: HTMLElement): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.x - b.x || a.y - b.y;
}
