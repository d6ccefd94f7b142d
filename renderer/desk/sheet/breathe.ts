import { turn } from '../timing/pending.ts';

/** Time slice, in milliseconds. */
const STRETCH = 12;

/** Yields to the page after each time slice. */
export function makeBreathe(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH) return;
    await turn();
    since = performance.now();
  };
}
