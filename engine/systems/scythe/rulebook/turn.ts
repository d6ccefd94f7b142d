import { extended } from '#engine/kernel/basics/extended.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { change, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { follow } from './aftermath.ts';
import { call, procedure } from './book.ts';
import { gainOfBottom } from './bottoms.ts';
import { gainOf } from './gaining.ts';
import { moving } from './moving.ts';
import { lastReveal, mayReveal, reveal } from './objectives.ts';
import { canPayBottom, costOfBottom, costs, lacksPrinted, othersToPay } from './paying.ts';
import { canPay, pay, priceOfTop } from './prices.ts';
import { placeStars } from './stars.ts';

interface Turn {
  readonly by: Thing;
  area: Thing;
  /** Resources that are paid instead of the printed one, by their numbers. */
  others: readonly number[];
  paid: object | null;
  /** Seats whose recruits are still to bring their bonus. */
  bonuses: readonly Thing[];
}
/** Steps of the move on a factory card (SC-FC-05). */
const factorySteps = 2;

const isFactory = (game: ScytheGame, { area }: Turn) => game.area(area).printed === null;
const areasToPick = (game: ScytheGame, by: Thing): readonly Thing[] =>
  game
    .areasOf(by)
    .filter(({ printed }) => printed !== null || game.at('taken', by).length > 0)
    .map(({ thing }) => thing);

/** The seat itself, then clockwise those next to it who have a recruit on this bottom action (SC-TU-07, SC-TU-10). */
function withRecruits(game: ScytheGame, by: Thing, area: Thing): readonly Thing[] {
  const bottom = game.area(area).printed?.bottom.id;
  const order = game.clockwise(by);
  const next = new Set([by, order[1], order.at(-1)]);
  return order.filter(
    (seat) =>
      next.has(seat) &&
      game
        .areasOf(seat)
        .some(({ thing, printed }) => printed?.bottom.id === bottom && game.count(thing, counter.recruit) > 0),
  );
}

/** An area, its top action, its bottom action, each optional (SC-TU-01 … SC-TU-04). */
export const turn = procedure(
  'turn',
  ({ by }: { readonly by: Thing }): Turn => ({ by, area: 0, others: [], paid: null, bonuses: [] }),
  ({ step, choose, offer }) => ({
    begin: step('SC-TU-01', (_, { by }) => change('turn', { seat: by })),
    area: choose('SC-TU-01', {
      area: offer('SC-TU-01', {
        among: { by: (_, { by }: Turn) => [by], area: (game, { by }) => areasToPick(game, by) },
        outside: { area: 'SC-FC-03' },
        except: { 'SC-TU-01': (game, { by }, { area }) => game.count(by, counter.token) === area },
        then: (_, my, { area }) => {
          my.area = area as Thing;
          return change('token', { seat: my.by, area: my.area });
        },
      }),
    }),
    top: choose(
      'SC-TU-02',
      {
        reveal: reveal(goto('top')),
        top: offer('SC-TU-02', {
          among: {
            by: (_, { by }: Turn) => [by],
            way: (game, { area }) => game.area(area).ways.map(({ thing }) => thing),
          },
          except: { 'SC-TU-05': (game, { by, area }) => !canPay(game, by, priceOfTop(game, area)) },
          then: (game, { by, area }, { way }) => {
            const value = game.value('value', way as Thing);
            const scope = extended(game.scope(by, area), { names: { value } });
            return [
              pay(by, priceOfTop(game, area)),
              change('top', { seat: by, area, way: way as Thing }),
              runBlock(game.way(way as Thing).printed.block, scope),
            ];
          },
        }),
        topCard: offer('SC-FC-04', {
          among: {
            by: (_, { by }: Turn) => [by],
            factoryCard: (game, my) => (isFactory(game, my) ? game.at('taken', my.by) : []),
          },
          except: {
            'SC-TU-05': (game, { by }, { factoryCard }) =>
              !canPay(game, by, game.design(factoryCard as Thing, 'factoryCard').cost),
          },
          then: (game, { by }, { factoryCard }) => {
            const { cost, block } = game.design(factoryCard as Thing, 'factoryCard');
            return [pay(by, cost), runBlock(block, game.scope(by, factoryCard as Thing))];
          },
        }),
        skip: offer('SC-TU-02', { fields: ['by'], among: (_, { by }: Turn) => [{ by }], then: () => undefined }),
      },
      { evenAlone: mayReveal },
    ),
    afterTop: step('SC-CO-01', (_, { by }) => follow(by)),
    starsOfTop: step('SC-ST-10', (game) => placeStars(game)),
    bottom: choose(
      'SC-TU-03',
      {
        reveal: reveal(goto('bottom')),
        bottom: offer('SC-TU-03', {
          among: { by: (_, { by }: Turn) => [by], area: (_, { area }) => [area] },
          except: { 'SC-RS-04': (game, { by, area }) => !canPayBottom(game, by, area) },
          then: () => undefined,
        }),
        skip: offer('SC-TU-03', { fields: ['by'], among: (_, { by }: Turn) => [{ by }], then: () => finish() }),
      },
      { evenAlone: mayReveal },
    ),
    moveOfFactory: step('SC-FC-05', (game, my) =>
      isFactory(game, my) ? call(moving, { by: my.by, units: 1, steps: factorySteps }) : goto('instead'),
    ),
    afterMove: step('SC-FC-06', (_, { by }) => [follow(by), goto('stars')]),
    instead: choose('SC-PR-12', {
      asPrinted: offer('SC-PR-12', {
        fields: ['by'],
        among: (_, { by }: Turn) => [{ by }],
        except: { 'SC-RS-04': (game, my) => lacksPrinted(game, my) },
        then: () => undefined,
      }),
      instead: offer('SC-PR-12', {
        among: { by: (_, { by }: Turn) => [by], resource: (game, my) => othersToPay(game, my) },
        then: (_, my, { resource }) => {
          my.others = [...my.others, resource as number];
          return goto('instead');
        },
      }),
    }),
    pay: step('SC-RS-04', (game, my) => costs.payCost(costOfBottom(game, my), my.by, my.area, 'paid')),
    gain: step('SC-PR-08', (game, my): Next => {
      if (my.paid === null) return goto('stars');
      const { printed } = game.area(my.area);
      if (printed === null) return undefined;
      return [change('bottom', { seat: my.by, area: my.area }), gainOfBottom(printed.bottom.does, my.by)];
    }),
    coins: step('SC-PR-08', (game, { by, area }) => gainOf('coins', by, game.area(area).printed?.coins ?? 0)),
    recruits: step('SC-TU-10', (game, my) => {
      my.bonuses = withRecruits(game, my.by, my.area);
      return undefined;
    }),
    bonus: step('SC-TU-07', (game, my): Next => {
      const [seat, ...rest] = my.bonuses;
      if (seat === undefined) return goto('stars');
      my.bonuses = rest;
      const { printed } = game.area(my.area);
      return [goto('bonus'), runBlock(printed?.bottom.bonus ?? '', game.scope(seat, my.area))];
    }),
    stars: step('SC-ST-11', (game) => placeStars(game)),
    last: step('SC-OB-01', (_, { by }) => lastReveal(by)),
  }),
);
