import type { GameBehaviour } from '#engine/library/abilities/ability-game.ts';
import { abilityWindows } from '#engine/library/abilities/ability-windows.ts';
import type { AbilityEntry } from '#engine/library/abilities/entry.ts';
import { textsOf } from '#engine/library/abilities/texts-in-force.ts';
import { queries, type ScytheGame } from '../table/game.ts';
import { layers } from '../table/numbers.ts';
import { counter } from '../table/plan.ts';

/**
 * Factions, deployed mechs and structures on the board, of the seat in turn first: in a combat the attacker's abilities
 * are applied before the defender's (SC-CO-05).
 */
const texts = textsOf<ScytheGame, AbilityEntry>(queries, {
  inForce(game, tell) {
    for (const seat of game.clockwise()) {
      for (const piece of [...game.at('faction', seat), ...game.unitsOf(seat), ...game.structuresOf(seat)])
        for (const entry of game.kind(piece).entries) tell(seat, piece, entry);
    }
  },
  looksAt: {
    counters: [counter.active],
    places: (game) => [
      ...game.seats.map((seat) => game.place('faction', seat)),
      ...game.places('units'),
      ...game.places('structures'),
    ],
  },
  rule: 'SC-PR-12',
});

const windows = abilityWindows<ScytheGame, AbilityEntry>({
  texts,
  concernedBy: () => -1,
  mayUse: () => false,
  pick: (_, { source }) => ({ source }),
  use: () => undefined,
  forcedOrder: 'listed',
});

export const workings: GameBehaviour = { windows, texts, layers: [...layers] };
