import type { Next } from '#engine/kernel/procedures/next.ts';
import { type Crossing, cross } from './15-cross.ts';
import { drawSite } from './23-site.ts';
import { closeExploration } from './24-leaving-site.ts';
import { call, procedure } from './book.ts';

/** PCs change areas by whatever means; each one entering SITE draws a card there. */
export const goThere = procedure(
  'goThere',
  ({ who, area }: Crossing) => ({ who, area }),
  ({ step }) => ({
    // A running exploration ends before anyone is sent into SITE
    close: step(
      'TSS-SITE-29',
      (game, my): Next => (game.isSite(my.area) && game.isExploring ? call(closeExploration, {}) : undefined),
    ),
    go: step('TSS-MOVE-01', (_, my) => call(cross, { who: my.who, area: my.area })),
    site: step(
      'TSS-MOVE-08',
      (game, my): Next => (game.isSite(my.area) ? my.who.map((pc) => call(drawSite, { pc })) : undefined),
    ),
  }),
);
