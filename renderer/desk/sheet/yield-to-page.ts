import { nextTask } from '../timing/pending.ts';

/** Time slice, in milliseconds. */
const STRETCH = 12;

/** Yields to the page after each time slice. */
export function makeYield(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH) return;
    await nextTask();
    since = performance.now();
  };
}
