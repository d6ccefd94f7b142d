import { dockStore } from './dock-store.ts';

/** The focus target of a part: what it marks, its text or list, else its first focusable element. */
export const REACHABLE = [
  '[data-first-focus]',
  '.native-edit-context, .inputarea',
  '[role="treeitem"][tabindex="0"]',
  'button:not([aria-disabled="true"]), select, [tabindex="0"]',
];
/** Animation frames to wait for a part that is still drawn. */
export const PATIENCE = 10;

export function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

export function firstIn(part: HTMLElement, wanted: readonly string[]): HTMLElement | null {
  for (const what of wanted) {
    const found = [...part.querySelectorAll<HTMLElement>(what)].find(isSeen);
    if (found !== undefined) return found;
  }
  return null;
}

/** Focuses the active file. */
export function focusActive(patience = PATIENCE): void {
  const panel = dockStore.getState().dock?.activePanel;
  const part = panel?.api.group.element.querySelector<HTMLElement>('[data-part]');
  const found = part == null || !isSeen(part) ? null : firstIn(part, REACHABLE);
  if (found !== null) found.focus();
  else if (patience > 0) requestAnimationFrame(() => focusActive(patience - 1));
  else part?.focus();
}
