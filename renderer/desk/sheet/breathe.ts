import { turn } from '../timing/pending.ts';

/** How long one stretch of a long work holds the page, in milliseconds. */
const STRETCH = 12;

/** Gives the page its turn when a work has held it for a while. */
export function makeBreathe(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH) return;
    await turn();
    since = performance.now();
  };
}
