import { type DeskPart, deskParts } from '#renderer/desk/stage/dock-parts.ts';
import type { PlayPlace } from '#renderer/desk/stage/stage.ts';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import { dockStore, showEditor, showPart } from './dock-store.ts';

export const partKeys: Readonly<Record<DeskPart, Keys>> = {
  explorer: 'Alt+1',
  editor: 'Alt+2',
  play: 'Alt+3',
  face: 'Alt+6',
  problems: 'Alt+7',
  log: 'Alt+8',
};

export function partCommand(part: DeskPart): string {
  return part === 'play' ? 'go.board' : `go.${part}`;
}

/** The focus target of a part: its text or list, else its first focusable element. */
const REACHABLE = [
  '.native-edit-context, .inputarea',
  '[role="treeitem"][tabindex="0"]',
  'button:not([aria-disabled="true"]), select, [tabindex="0"]',
];
const MARKED = '.table-marked';
const BOARD = '.board [tabindex="0"]';
const places: Readonly<Record<PlayPlace, readonly string[]>> = {
  board: [BOARD],
  // The acting hand first; without cards the table.
  hand: ['[data-place="hand"][data-now="true"] button', '[data-place="hand"] button', BOARD],
  actions: ['.actions li button', '.actions button'],
};
const PATIENCE = 10;
/** How long a new part may render again, in milliseconds. */
const SETTLES = 1000;

export function goToPart(part: DeskPart): void {
  if (part === 'editor') showEditor();
  else showPart(part);
  focusIn(part, REACHABLE);
}

export function goToPlay(place: PlayPlace): void {
  showPart('play');
  focusIn('play', [...places[place], ...REACHABLE]);
}

/** Focuses the table's mark of the entry at the cursor, else the board. */
export function goToMarked(): void {
  showPart('play');
  focusIn('play', [MARKED], PATIENCE, () => goToPlay('board'));
}

/** `otherwise`: if nothing is found; default: focuses the part. */
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

/** Resizing may rerender a part and drop the focus, which then goes to the replacement. */
function stayIn(inside: HTMLElement, again: () => void, until = performance.now() + SETTLES): void {
  if (document.activeElement === document.body && !inside.isConnected) return again();
  if (performance.now() < until && document.activeElement === inside)
    requestAnimationFrame(() => stayIn(inside, again, until));
}

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
