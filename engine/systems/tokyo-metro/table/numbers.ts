import type { Layer } from '#engine/kernel/numbers/layer.ts';
import type { AnyNumber, NumberRule } from '#engine/kernel/numbers/number.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { MetroGame } from './game.ts';
import { counter } from './plan.ts';

export const layers = [
  { id: 'set', does: 'set' },
  { id: 'add', does: 'add' },
] as const satisfies readonly Layer[];

const number = (id: string, rule: RuleId, base: (game: MetroGame, of: Thing) => number): NumberRule<MetroGame> => ({
  ...{ id, rule, floor: 0, base },
});
const weight = (game: MetroGame, share: Thing) => game.kind(share).weight;

export const numbers: readonly AnyNumber[] = [
  number('buildPrice', 'TM-PR-08', (game, station) => 200 + 150 * game.network.linesAt(station).length),
  number('sharePrice', 'TM-PR-06', (game, share) => 300 * weight(game, share)),
  number('move', 'TM-TR-03', (game, line) => game.setup.baseMove + game.count(line, counter.speed)),
  number('payout', 'TM-PR-04', (game, station) => 150 + 100 * game.count(station, counter.fares)),
  number('dividend', 'TM-PR-06', (game, share) => 20 * weight(game, share) * game.step(game.lineOfShare(share))),
];
export const numberNames = ['buildPrice', 'sharePrice', 'move', 'payout', 'dividend'] as const;
