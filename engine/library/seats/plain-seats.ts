import { Type } from 'typebox';
import { isObject } from '#engine/kernel/basics/json.ts';
import { closedObject, described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import { RefusalError, type RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { whole } from '../formats/fields.ts';

export interface PlainSeats {
  /** Names in answers, in seat order; their number is the maximum. */
  readonly names: readonly string[];
  readonly least: number;
  readonly together: boolean;
}
interface Seated {
  readonly seats: readonly Thing[];
}

export const plainSetup: object = {
  ...closedObject({
    players: Type.Optional(whole(0, '人数', 'Players')),
    seed: Type.Optional(Type.Integer({ ...safeInteger, ...described('乱数の種', 'Seed') })),
  }),
};

/** Set-up `{players, seed}`; default: the fewest players. Refusals: `setup`, `players`. */
export function plainSeats<G extends Seated>({
  names,
  least,
  together,
}: PlainSeats): Pick<
  RuleSystem<G & Parameters<RuleSystem['seats']>[0]>,
  'seating' | 'options' | 'setupFor' | 'setups' | 'readSetup' | 'seats' | 'roles' | 'seatOf' | 'seatNamed'
> {
  const most = names.length;
  return {
    seating: () => ({ least, most, together }),
    options: [],
    setupFor: (_, __, players) => (players === undefined ? {} : { players }),
    setups: () => Array.from({ length: most - least + 1 }, (_, i) => ({ players: least + i })),
    readSetup(_, setup) {
      if (!isObject(setup)) throw new RefusalError('setup');
      const { players = least, seed = 1 } = setup;
      if (typeof players !== 'number' || players < least || players > most)
        throw new RefusalError('players', { players, least, most });
      return { players, seed };
    },
    seats: (game) => game.seats.length,
    roles: () => [],
    seatOf: (game, by) => game.seats.indexOf(by),
    seatNamed: (game, name) => names.slice(0, game.seats.length).indexOf(name),
  };
}
