import type { PartId } from '#renderer/desk/stage/part-ids.ts';
import type { PlayPlace } from '#renderer/desk/stage/stage.ts';
import { deskState } from '#renderer/desk/state/desk-state.ts';
import { firstIn, isSeen, PATIENCE, REACHABLE } from '../documents/focus-in.ts';
import { shapes, slotsOf } from './shapes.ts';
import { frontOf, hasOneSlot, isShown, showPart, workspacesStore } from './workspaces-store.ts';

const MARKED = '.table-marked';
const BOARD = '.board [tabindex="0"]';
const places: Readonly<Record<PlayPlace, readonly string[]>> = {
  board: [BOARD],
  // The acting hand first; without cards the table.
  hand: ['[data-place="hand"][data-now="true"] button', '[data-place="hand"] button', BOARD],
  // For a number its field, where Enter gives it. The buttons for the pointer are skipped.
  actions: ['.actions li :is(input, button:not([tabindex="-1"]))', '.actions button'],
};
/** How long a new part may render again, in milliseconds. */
const SETTLES = 1000;

export function goToPart(part: PartId): void {
  showPart(part);
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

const asked = deskState((): { last: object } => ({ last: {} }));

/** `otherwise`: if nothing is found; default: focuses the part. A later request ends one that still waits. */
function focusIn(
  part: PartId,
  wanted: readonly string[],
  patience = PATIENCE,
  otherwise?: () => void,
  request = newRequest(),
): void {
  if (asked().last !== request) return;
  const found = [...document.querySelectorAll<HTMLElement>(`[data-part="${part}"]`)].find(isSeen);
  const inside = found === undefined ? null : firstIn(found, wanted);
  if (inside !== null) {
    inside.focus({ preventScroll: isInSight(inside) });
    return stayIn(inside, () => focusIn(part, wanted, patience, otherwise, request));
  }
  if (patience > 0) requestAnimationFrame(() => focusIn(part, wanted, patience - 1, otherwise, request));
  else if (otherwise !== undefined) otherwise();
  else if (found !== undefined) {
    found.tabIndex = -1;
    found.focus();
  }
}

function newRequest(): object {
  const request = {};
  asked().last = request;
  return request;
}

/** A line that sticks to the edge of what scrolls needs no scrolling. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Resizing may rerender a part and drop the focus, which then goes to the replacement. */
function stayIn(inside: HTMLElement, again: () => void, until = performance.now() + SETTLES): void {
  if (document.activeElement === document.body && !inside.isConnected) return again();
  if (performance.now() < until && document.activeElement === inside)
    requestAnimationFrame(() => stayIn(inside, again, until));
}

/** Of a single slot at a time, to the next one. */
export function focusNextPart(direction: 1 | -1): void {
  const state = workspacesStore.getState();
  if (hasOneSlot(state)) {
    const fronts = slotsOf(shapes[state.current].frame).flatMap((slot) => frontOf(state, slot) ?? []);
    const at = fronts.findIndex(isShown);
    return goToPart(fronts.at((at + direction) % fronts.length) ?? shapes[state.current].goTo);
  }
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].filter(isSeen);
  const inOrder = parts.sort(byPlace);
  const at = inOrder.findIndex((part) => part.contains(document.activeElement));
  const next = inOrder.at(at < 0 && direction === -1 ? -1 : (at + direction) % inOrder.length);
  if (next === undefined) return;
  const inside = firstIn(next, REACHABLE);
  if (inside === null) next.tabIndex = -1;
  (inside ?? next).focus();
}

function byPlace(one: HTMLElement, other: HTMLElement): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.x - b.x || a.y - b.y;
}
