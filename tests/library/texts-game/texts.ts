import type { GameBehaviour } from '#engine/library/abilities/ability-game.ts';
import { abilityWindows } from '#engine/library/abilities/ability-windows.ts';
import { textsOf } from '#engine/library/abilities/texts-in-force.ts';
import type { Entry } from './content.ts';
import { layers, queries, type TextsGame } from './game.ts';
import { call, use } from './rulebook.ts';
import { ofSeat } from './table.ts';

const texts = textsOf<TextsGame, Entry>(queries, {
  inForce(game, tell) {
    for (const by of game.seats)
      for (const card of game.pile('play', by))
        for (const one of [card, ...game.table.on(card)])
          for (const entry of game.design(one).entries) tell(by, one, entry);
  },
  looksAt: {
    places: (game) => game.seats.map((seat) => ofSeat('play', seat)),
    attached: true,
  },
  held: {
    texts(game, tell) {
      for (const by of game.seats)
        for (const card of game.pile('hand', by)) {
          const { kind, entries } = game.design(card);
          if (kind === 'event') for (const entry of entries) tell(by, card, entry);
        }
    },
    looksAt: { places: (game) => game.seats.map((seat) => ofSeat('hand', seat)) },
  },
  rule: 'T-ST-13',
});

const windows = abilityWindows<TextsGame, Entry>({
  texts,
  concernedBy: () => -1,
  mayUse: (game, { self, source, entry }) => game.mayUse(self, source, entry),
  pick: (_, { self, source, entry }) => ({ by: entry.optional ? self : 1, card: source }),
  speak: (_, { self, source, entry }, record) => call(use, { by: self, card: source, effect: entry.effect, record }),
  use: (_, { self, source, entry }, record) => call(use, { by: self, card: source, effect: entry.effect, record }),
  forcedOrder: 'chosen',
  delayedPick: (_, { source }) => ({ by: 1, card: source }),
  playerOrder: (game) => game.seats,
  rechecksReactions: true,
  settledAt: 'after',
  also: ['would', 'offered'],
});
export const workings: GameBehaviour = { windows, texts, layers };
