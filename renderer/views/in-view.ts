import { findView } from './view-list.ts';

/** Whether somebody works in a view that lies over the text: what is done there is not to call the text before it. */
export function isInViewOverText(): boolean {
  const view = globalThis.document?.activeElement?.closest('[data-view]')?.getAttribute('data-view');
  return view != null && findView(view)?.isBeside !== true;
}
