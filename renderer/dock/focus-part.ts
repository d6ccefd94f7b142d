import { useDock } from './dock-store.ts';

/** What takes the focus inside a part: what was marked for it, else the first thing that Tab would reach. */
const REACHABLE =
  '.native-edit-context, .inputarea, [role="treeitem"][tabindex="0"], button:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** Goes to the next part of the desk that is to be seen, in the order of reading; round at the ends. */
export function focusNextPart(direction: 1 | -1): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].filter((part) => part.offsetParent !== null);
  const inOrder = parts.sort(byPlace);
  const at = inOrder.findIndex((part) => part.contains(document.activeElement));
  const next = inOrder.at(at < 0 && direction === -1 ? -1 : (at + direction) % inOrder.length);
  if (next === undefined) return;
  const dock = useDock.getState().dock;
  dock?.getPanel(next.dataset['part'] ?? '')?.api.setActive();
  const inside = next.querySelector<HTMLElement>(REACHABLE);
  if (inside === null) {
    next.tabIndex = -1;
    next.focus();
  } else inside.focus();
}

function byPlace(one: HTMLElement, other: HTMLElement): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.x - b.x || a.y - b.y;
}
