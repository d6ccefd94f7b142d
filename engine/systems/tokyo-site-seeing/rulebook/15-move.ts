import type { Next } from '#engine/kernel/next.ts';
import type { Offer } from '#engine/kernel/procedure.ts';
import { targetOfMove } from '../numbers.ts';
import type { Tokyo } from '../table/tokyo.ts';
import { check } from './07-check.ts';
import { cross, type Going } from './15-cross.ts';
import { drawSite } from './23-site.ts';
import { closeExploration } from './24-leaving-site.ts';
import { mayAct } from './acting.ts';
import { call, procedure } from './book.ts';

/** 移動 (p.28): a tech check; its target follows the troubles of both areas. */
const moveTo = procedure(
  'move',
  ({ by, area }: Going) => ({ by, area, passed: true }),
  ({ step }) => ({
    check: step('TSS-MOVE-02', (game, my) =>
      call(check, { by: my.by, ability: 'tech', target: targetOfMove(game, my.by, my.area), object: -1 }, 'passed'),
    ),
    go: step('TSS-MOVE-01', (_, my): Next => (my.passed ? call(goThere, { by: my.by, area: my.area }) : undefined)),
  }),
);

/** A piece leaves one area and enters another, however it came to that. */
export const goThere = procedure(
  'goThere',
  ({ by, area }: Going) => ({ by, area }),
  ({ step }) => ({
    // Who is sent into SITE waits for the exploration there to be over
    close: step(
      'TSS-SITE-29',
      (game, my): Next => (game.isSite(my.area) && game.isExploring ? call(closeExploration, {}) : undefined),
    ),
    go: step('TSS-MOVE-01', (_, my) => call(cross, { by: my.by, area: my.area })),
    site: step('TSS-MOVE-08', (game, my): Next => (game.isSite(my.area) ? call(drawSite, { pc: my.by }) : undefined)),
  }),
);

/** To an adjacent area, SITE too; how a PC comes out of SITE belongs to its exploration. */
export const moveOffer: Offer<Tokyo, object, Going> = {
  rule: 'TSS-MOVE-01',
  among: (game) => mayAct(game).flatMap((by) => game.areas.map((area) => ({ by, area }))),
  except: {
    'TSS-MOVE-01': (game, _, { by, area }) => !game.adjacent(game.areaOf(by)).includes(area),
    'TSS-MOVE-09': (game, _, { by }) => game.isSite(game.areaOf(by)),
    'TSS-MOVE-16': (game, _, { area }) => game.isSite(area) && game.isExploring,
  },
  then: (_, __, pick) => call(moveTo, pick),
};

export const moveProcedures = [moveTo, goThere, cross];
