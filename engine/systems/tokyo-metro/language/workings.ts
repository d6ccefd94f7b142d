import type { GameBehaviour } from '#engine/library/abilities/ability-game.ts';
import { abilityWindows } from '#engine/library/abilities/ability-windows.ts';
import type { AbilityEntry } from '#engine/library/abilities/entry.ts';
import { textsOf } from '#engine/library/abilities/texts-in-force.ts';
import { type MetroGame, queries } from '../table/game.ts';
import { layers } from '../table/numbers.ts';

/** Events are always in force and unowned. */
const texts = textsOf<MetroGame, AbilityEntry>(queries, {
  inForce(game, tell) {
    for (const event of game.table.at(game.place('events')))
      for (const entry of game.kind(event).entries) tell(-1, event, entry);
  },
  looksAt: { places: (game) => [game.place('events')] },
  rule: 'TM-PR-12',
});

const windows = abilityWindows<MetroGame, AbilityEntry>({
  texts,
  concernedBy: (_, record) => (record.kind === 'payStation' ? (record['seat'] as number) : -1),
  mayUse: () => false,
  pick: (_, { source }) => ({ card: source }),
  use: () => undefined,
  forcedOrder: 'listed',
});

export const workings: GameBehaviour = { windows, texts, layers };
