import { change } from '#engine/kernel/next.ts';
import type { Thing } from '#engine/kernel/table.ts';
import { procedure } from './book.ts';

export interface Going {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly area: Thing;
}

/** A piece leaves one area and enters another: texts answer both. */
export const cross = procedure(
  'cross',
  ({ by, area }: Going) => ({ by, area }),
  ({ step }) => ({
    leave: step('TSS-MOVE-21', (game, my) => change('leave', { by: my.by, area: game.areaOf(my.by) })),
    move: step('TSS-MOVE-01', (_, my) => change('move', { by: my.by, area: my.area })),
    enter: step('TSS-MOVE-21', (_, my) => change('enter', { by: my.by, area: my.area })),
  }),
);
