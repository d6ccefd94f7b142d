import { findView } from './view-list.ts';

/**
 * Whether somebody works in a view that lies over the text: what is done there is not to call the text before it, and to
 * save is to save what was written there. Where nothing holds the focus, it is the view that is seen.
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
