import { change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { procedure } from './book.ts';

export interface Crossing {
  /** Driver first, then riders in boarding order. */
  readonly who: readonly Thing[];
  readonly area: Thing;
}

/** Texts answer leaving and entering for each PC, riders included (TSS-MOVE-15). */
export const cross = procedure(
  'cross',
  ({ who, area }: Crossing) => ({ who, area }),
  ({ step }) => ({
    leave: step('TSS-MOVE-21', (game, my) => my.who.map((by) => change('leave', { by, area: game.areaOf(by) }))),
    move: step('TSS-MOVE-01', (_, my) => my.who.map((by) => change('move', { by, area: my.area }))),
    enter: step('TSS-MOVE-21', (_, my) => my.who.map((by) => change('enter', { by, area: my.area }))),
  }),
);
