import { plainSystem } from '#engine/library/plain-game/plain-system.ts';
import { formats, type MarketGood } from './formats.ts';
import { LanternGame } from './game.ts';
import { changes, first, market } from './rulebook.ts';
import { plan, results } from './table.ts';
import words from './words.json' with { type: 'json' };

const lanternsInGame = 6;
const coinsAtFirst = 6;
const handAtFirst = 3;

export const lanternMarket = plainSystem<typeof plan, MarketGood, LanternGame>({
  id: 'lantern-market',
  ownWords: ['lantern', 'ribbon'],
  formats,
  plan,
  game: LanternGame,
  seats: { names: ['ada', 'bo', 'cy', 'dee'], least: 2 },
  numbers: [{ id: 'price', rule: 'LM-BID-02', floor: 0, base: (game, seat) => game.count('bid', seat) }],
  lasting: { gilded: { number: 'price', rule: 'LM-TIE-04', add: -1 } },
  procedures: [market],
  first,
  ready: { procedure: 'market', step: 'offer' },
  changes,
  begin: (lay, how) => {
    for (const seat of lay.seats) lay.set('coins', coinsAtFirst, seat);
    if (how === 'empty') return;
    lay.pile(({ sort }) => sort === 'lantern', 'kept');
    lay.deal(lay.at('kept'), lanternsInGame, lay.at('pile'));
    lay.pile(({ sort }) => sort === 'ribbon', 'stock');
    for (const seat of lay.seats) lay.deal(lay.at('stock'), handAtFirst, lay.at('hand', seat));
  },
  results,
  score: (game, seat) => game.score(seat),
  judge: {
    ends: ['pass'],
    // A lantern is worth its light, slightly more or less to each seat
    option: (game, { do: word, pick: { by = 0, amount = 0 } }) =>
      word === 'tie' ? 3 : word === 'bid' ? -Math.abs(game.light(game.at('market')) - (by % 3) - amount) : 0,
  },
  tallied: { win: { as: 'won', of: 'lantern', by: 'seat' }, tie: { as: 'tied', of: 'ribbon', by: 'seat' } },
  words,
});
