import { useDock } from './dock-store.ts';

/** What takes the focus inside a part, the first that is there: its text or its list, else what Tab would reach. */
const REACHABLE = [
  '.native-edit-context, .inputarea',
  '[role="treeitem"][tabindex="0"]',
  'button:not([aria-disabled="true"]), select, [tabindex="0"]',
];

/** Goes to the next part of the desk that is to be seen, in the order of reading; round at the ends. */
export function focusNextPart(direction: 1 | -1): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].filter((part) => part.offsetParent !== null);
  const inOrder = parts.sort(byPlace);
  const at = inOrder.findIndex((part) => part.contains(document.activeElement));
  const next = inOrder.at(at < 0 && direction === -1 ? -1 : (at + direction) % inOrder.length);
  if (next === undefined) return;
  const group = useDock.getState().dock?.groups.find(({ element }) => element.contains(next));
  group?.activePanel?.api.setActive();
  const inside = REACHABLE.map((what) => next.querySelector<HTMLElement>(what)).find((found) => found !== null);
  if (inside === undefined) next.tabIndex = -1;
  (inside ?? next).focus();
}

function byPlace(one: HTMLElement, other: HTMLElement): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.x - b.x || a.y - b.y;
}
