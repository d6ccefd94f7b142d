import type { Layer } from '#engine/kernel/numbers/layer.ts';
import type { AnyNumber, NumberRule } from '#engine/kernel/numbers/number.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ScytheGame } from './game.ts';
import { counter } from './plan.ts';

export const layers = [
  { id: 'set', does: 'set' },
  { id: 'add', does: 'add' },
] as const satisfies readonly Layer[];

const number = (
  id: string,
  rule: RuleId,
  base: (game: ScytheGame, of: Thing, where: Thing) => number,
): NumberRule<ScytheGame> => ({ ...{ id, rule, floor: 0, base } });

/** Never below its lowest cost, as no upgrade goes further (SC-PR-10). */
const bottomCost = (game: ScytheGame, area: Thing): number => {
  const { printed } = game.area(area);
  return printed === null ? 0 : Math.max(printed.least, printed.cost - game.count(area, counter.less));
};

export const numbers: readonly AnyNumber[] = [
  // `where`: what the action allows
  number('steps', 'SC-PR-04', (_, __, where) => Math.max(1, where)),
  number('value', 'SC-PR-07', (game, way) => {
    const { printed } = game.way(way);
    return game.count(way, counter.upgraded) > 0 ? printed.upgraded : printed.value;
  }),
  number('bottomCost', 'SC-PR-08', bottomCost),
  // `where`: how many characters and mechs fight
  number('combatCards', 'SC-CO-07', (_, __, where) => Math.max(0, where)),
  // One for each own worker there; structures need none
  number(
    'harvest',
    'SC-PR-07',
    (game, hex) => game.at('units', hex).filter((unit) => game.role(unit) === 'worker').length,
  ),
  // Nothing by the book: only texts add to it
  number('anyKind', 'KERNEL', () => 0),
  // `where`: how many workers retreat
  number('workersCost', 'SC-CO-13', (_, __, where) => Math.max(0, where)),
];
export const numberNames = [
  ...(['steps', 'value', 'bottomCost', 'combatCards', 'harvest', 'anyKind', 'workersCost'] as const),
] as const;
export const permissionNames = ['crossRivers', 'enterLakes', 'tunnel', 'free', 'winTies', 'retreatNear'] as const;
