import { change, type Next } from '#engine/kernel/next.ts';
import type { Offer } from '#engine/kernel/procedure.ts';
import type { Thing } from '#engine/kernel/table.ts';
import type { Tokyo } from '../table/tokyo.ts';
import { check } from './07-check.ts';
import { mayAct } from './acting.ts';
import { call, procedure } from './book.ts';

interface Going {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly area: Thing;
}

/** 移動 (p.28): a tech check; its target follows the troubles of both areas. */
const moveTo = procedure(
  'move',
  ({ by, area }: Going) => ({ by, area, passed: true }),
  ({ step }) => ({
    check: step('TSS-MOVE-02', (game, my) =>
      call(
        check,
        { by: my.by, ability: 'tech', target: game.value('moveTarget', my.by, my.area), object: -1 },
        'passed',
      ),
    ),
    go: step('TSS-MOVE-01', (_, my): Next => (my.passed ? call(goThere, { by: my.by, area: my.area }) : undefined)),
  }),
);

/** A piece leaves one area and enters another, however it came to that. */
export const goThere = procedure(
  'goThere',
  ({ by, area }: Going) => ({ by, area }),
  ({ step }) => ({
    leave: step('TSS-MOVE-21', (game, my) => change('leave', { by: my.by, area: game.areaOf(my.by) })),
    move: step('TSS-MOVE-01', (_, my) => change('move', { by: my.by, area: my.area })),
    enter: step('TSS-MOVE-21', (_, my) => change('enter', { by: my.by, area: my.area })),
  }),
);

/** Between normal areas; how a PC comes into SITE belongs to its exploration. */
export const moveOffer: Offer<Tokyo, object, Going> = {
  rule: 'TSS-MOVE-01',
  among: (game) =>
    mayAct(game).flatMap((by) => game.areas.filter((area) => !game.isSite(area)).map((area) => ({ by, area }))),
  except: { 'TSS-MOVE-01': (game, _, { by, area }) => !game.adjacent(game.areaOf(by)).includes(area) },
  then: (_, __, pick) => call(moveTo, pick),
};

export const moveProcedures = [moveTo, goThere];
