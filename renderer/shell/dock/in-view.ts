import { findView } from './view-list.ts';

/**
 * Whether a view covers the text: commands must not bring the text to front, and saving means the view's edits. Without
 * a focus the visible view counts.
 */
export function isInViewOverText(): boolean {
  const { activeElement, body } = globalThis.document ?? {};
  if (activeElement == null) return false;
  if (activeElement !== body) return liesOverText(activeElement.closest('[data-view]'));
  return [...body.querySelectorAll('[data-view]')].some(
    (view) => view.checkVisibility({ visibilityProperty: true }) && liesOverText(view),
  );
}

function liesOverText(place: Element | null): boolean {
  const view = place?.getAttribute('data-view');
  return view != null && findView(view)?.isBeside !== true;
}
