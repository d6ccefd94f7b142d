import { change, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ScytheGame } from '../table/game.ts';
import {
  canStep,
  endsMove,
  isHeldByOthers,
  isLakeInTheWay,
  isRiverInTheWay,
  opponentAt,
  stepsFrom,
} from '../table/movement.ts';
import { counter, goodsCounters } from '../table/plan.ts';
import { procedure } from './book.ts';
import { forgetMove, retreatOfWorkers } from './retreats.ts';

interface Moving {
  readonly by: Thing;
  /** Units that may still begin to move. */
  left: number;
  readonly steps: number;
  moved: readonly Thing[];
  /** The unit on its way, where it began, and its steps left. */
  unit: Thing;
  origin: Thing;
  stepsLeft: number;
  to: Thing;
  /** Taken along on this step: an amount for each resource, and workers. */
  goods: readonly number[];
  aboard: readonly Thing[];
  /** Where the goods that it carries were first taken up, and where each worker first boarded, on its way. */
  loadedAt: Thing;
  boardedAt: readonly (readonly [worker: Thing, place: Thing])[];
}

const isOnItsWay = (my: Moving, unit: Thing) => unit === my.unit && my.stepsLeft > 0;

function mayMove(game: ScytheGame, my: Moving): readonly Thing[] {
  return game.unitsOf(my.by).filter((unit) => isOnItsWay(my, unit) || (my.left > 0 && !my.moved.includes(unit)));
}
/** No seat controls the goods on a contested hex (SC-TR-04); a home base has none (SC-TR-03). */
const goodsAtStart = (game: ScytheGame, my: Moving, resource: number): number => {
  const place = game.placeOfPiece(my.unit);
  return game.controllerOf(place) === my.by ? game.goodsOn(place, resource) : 0;
};
function canBoard(game: ScytheGame, my: Moving): readonly Thing[] {
  if (my.unit === 0 || game.role(my.unit) !== 'mech') return [];
  const place = game.placeOfPiece(my.unit);
  return game
    .unitsOf(my.by)
    .filter((unit) => game.role(unit) === 'worker' && game.placeOfPiece(unit) === place && !my.aboard.includes(unit));
}
const resourcesToTake = (game: ScytheGame, my: Moving): readonly number[] =>
  game.content.resources.flatMap((_, i) => ((my.goods[i] ?? 0) === 0 && goodsAtStart(game, my, i) > 0 ? [i + 1] : []));

/** Different units one by one and step by step, with what they take along (SC-PR-04 … SC-PR-07). */
export const moving = procedure(
  'moving',
  ({ by, units, steps }: { readonly by: Thing; readonly units: number; readonly steps: number }): Moving => ({
    ...{ by, left: units, steps, moved: [], unit: 0, origin: 0, stepsLeft: 0, to: 0 },
    ...{ goods: [], aboard: [], loadedAt: 0, boardedAt: [] },
  }),
  ({ step, choose, offer }) => ({
    next: choose('SC-PR-07', {
      move: offer('SC-PR-04', {
        among: {
          by: (_, my: Moving) => [my.by],
          unit: (game, my) => mayMove(game, my),
          to: (game, _, { unit }) => stepsFrom(game, unit as Thing),
        },
        near: {
          to: (game, _, { unit }) => stepsFrom(game, unit as Thing).filter((to) => canStep(game, unit as Thing, to)),
        },
        outside: { unit: 'SC-PR-07', to: 'SC-PR-04' },
        except: {
          'SC-PR-03': (game, _, { unit, to }) => isRiverInTheWay(game, unit as Thing, to as Thing),
          'SC-PR-04': (game, _, { unit, to }) => isLakeInTheWay(game, unit as Thing, to as Thing),
          'SC-PR-05': (game, _, { unit, to }) => isHeldByOthers(game, unit as Thing, to as Thing),
        },
        then: (game, my, { unit, to }) => {
          if (!isOnItsWay(my, unit as Thing)) {
            my.unit = unit as Thing;
            my.moved = [...my.moved, my.unit];
            my.left--;
            my.origin = game.placeOfPiece(my.unit);
            my.stepsLeft = game.value('steps', my.unit, my.steps);
            my.loadedAt = 0;
            my.boardedAt = [];
          }
          my.to = to as Thing;
          my.goods = game.content.resources.map(() => 0);
          my.aboard = [];
          return change('setOut', { unit: my.unit, to: my.to });
        },
      }),
      done: offer('SC-PR-07', { fields: ['by'], among: (_, my: Moving) => [{ by: my.by }], then: () => finish() }),
    }),
    load: choose('SC-PR-06', {
      carry: offer('SC-PR-06', {
        among: {
          by: (_, my: Moving) => [my.by],
          resource: (game, my) => resourcesToTake(game, my),
          amount: (game, my, { resource }) =>
            Array.from({ length: goodsAtStart(game, my, (resource as number) - 1) }, (_, i) => i + 1),
        },
        then: (_, my, { resource, amount }) => {
          my.goods = my.goods.with((resource as number) - 1, amount as number);
          return goto('load');
        },
      }),
      board: offer('SC-UN-04', {
        among: { by: (_, my: Moving) => [my.by], unit: (game, my) => canBoard(game, my) },
        then: (_, my, { unit }) => {
          my.aboard = [...my.aboard, unit as Thing];
          return goto('load');
        },
      }),
      go: offer('SC-PR-06', { fields: ['by'], among: (_, my: Moving) => [{ by: my.by }], then: () => undefined }),
    }),
    step: step('SC-PR-04', (game, my): Next => {
      const from = game.placeOfPiece(my.unit);
      my.stepsLeft--;
      const isLoaded = my.goods.some((amount) => amount > 0);
      my.loadedAt = isLoaded ? my.loadedAt || from : 0;
      const boarding = my.aboard.filter((worker) => !my.boardedAt.some(([one]) => one === worker));
      my.boardedAt = [...my.boardedAt, ...boarding.map((worker) => [worker, from] as const)];
      return [
        // A worker that leaves a contested hex by itself no longer waits there
        game.count(my.unit, counter.origin) > 0 ? forgetMove(game, my.unit) : undefined,
        change('move', { unit: my.unit, to: my.to }),
        ...my.aboard.map((unit) => change('move', { unit, to: my.to })),
        ...my.goods.flatMap((amount, i) =>
          amount === 0 ? [] : [change('carry', { unit: my.unit, resource: i + 1, amount, source: from, to: my.to })],
        ),
      ];
    }),
    arrive: step('SC-PR-05', (game, my): Next => {
      if (!endsMove(game, my.unit)) return undefined;
      my.stepsLeft = 0;
      const atOnce = game.setup.workersRetreatAtOnce ? retreatOfWorkers(game, my.by, my.to) : undefined;
      return opponentAt(game, my.by, my.to) === undefined ? atOnce : waiting(my);
    }),
    again: step('SC-PR-07', () => goto('next')),
  }),
);

/** What is needed to undo the move if the combat is never fought (SC-ST-13). */
function waiting(my: Moving): Next {
  const boarded = my.boardedAt.filter(([worker]) => my.aboard.includes(worker));
  return [
    change('waits', { unit: my.unit, from: my.origin }),
    ...boarded.map(([unit, from]) => change('waits', { unit, from })),
    ...my.goods.flatMap((amount, i) =>
      amount === 0 ? [] : [change('carries', { unit: my.unit, resource: i + 1, amount, from: my.loadedAt })],
    ),
  ];
}

/** Units that came to fight go back with what they carried (SC-ST-13). */
export function movesUndone(game: ScytheGame): Next {
  return game.hexes.flatMap((hex) =>
    game.at('units', hex).flatMap((unit): readonly Next[] => {
      const from = game.count(unit, counter.origin);
      if (from === 0) return [];
      const to = game.count(unit, counter.loaded);
      const carried = goodsCounters.flatMap((which, i) => {
        const amount = game.count(unit, which);
        return amount === 0 ? [] : [change('carry', { unit, resource: i + 1, amount, source: hex, to })];
      });
      return [change('home', { unit, to: from }), ...carried, forgetMove(game, unit)];
    }),
  );
}
