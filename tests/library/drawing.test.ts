import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { AnyChange } from '#engine/kernel/changes/change.ts';
import { change, end, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { type Offer, rulebook } from '#engine/kernel/procedures/procedure.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { addToCounter, moveToPlace } from '#engine/library/changes/plain-changes.ts';
import { design, format, listDocument, whole } from '#engine/library/formats/fields.ts';
import { type DrawnCards, drawing } from '#engine/library/piles/drawing.ts';
import { pileChanges } from '#engine/library/piles/pile-changes.ts';
import { PlainGame } from '#engine/library/plain-game/plain-game.ts';
import { plainSystem } from '#engine/library/plain-game/plain-system.ts';
import { planOf } from '#engine/library/plain-game/plan.ts';
import { counterEntry, eachOf, ended, hiddenCounter, zoneEntry } from '#engine/library/plain-game/plan-entries.ts';
import { keepsTheLaws } from '../kernel/foreign/keeps-the-laws.ts';

// A player draws up to three cards, and pays once if the discards were shuffled in.

const plan = planOf(
  { seat: ['席', 'Seat'], card: ['札', 'Card'] },
  {
    round: hiddenCounter,
    result: ended(['over']),
    seats: eachOf('seat', '席', 'Seats', {
      paid: counterEntry('支払い', 'Paid'),
      deck: zoneEntry('card', '山札', 'Deck', { id: 'deck', rule: 'D-1', from: 'all' }),
      hand: zoneEntry('card', '手札', 'Hand', { id: 'hand', rule: 'D-1', from: 'others' }),
      discards: zoneEntry('card', '捨て札', 'Discards'),
    }),
  },
);
class Cards extends PlainGame<typeof plan> {}
const piles = pileChanges<Cards>({
  pile: 'pile',
  nameOfPile: (game, pile) => game.layout.placeNames[pile] as string,
  nameOfCard: (game, card) => game.name(card),
  rules: { draw: 'D-1', lay: 'D-1', shuffle: 'D-2' },
});
const { procedure: drawCards, draw } = drawing<Cards>({
  rules: { draw: 'D-1', refill: 'D-2' },
  pileOf: (game, of) => ({ pile: game.place('deck', of), discards: game.place('discards', of) }),
  refill: (game, of) => change('shuffleUnder', { pile: game.place('deck', of), from: game.place('discards', of) }),
  draw: (game, of, card) => change('draw', { by: of, card, into: game.place('hand', of) }),
});

const { procedure, call } = rulebook<Cards>();
const nothingDrawn: DrawnCards = { cards: [], refilled: false };
const drawOffer = (together: boolean): Offer<Cards, object, { readonly by: number; readonly amount: number }> => ({
  rule: 'D-1',
  fields: ['by', 'amount'],
  among: ({ seats: [by = 0] }) => [0, 1, 2, 3].map((amount) => ({ by, amount })),
  then: (_, __, { by, amount }) => draw({ of: by, amount, together }, 'drawn'),
});
const turns = procedure(
  'turns',
  (_: object) => ({ drawn: nothingDrawn }),
  ({ step, choose, offer }) => ({
    turn: choose('D-1', {
      ...{ draw: drawOffer(false), drawTogether: drawOffer(true) },
      discard: offer('D-1', {
        fields: ['by', 'card'],
        among: (game) => game.seats.flatMap((by) => game.at('hand', by).map((card) => ({ by, card }))),
        then: (_, __, { by, card }) => [change('discard', { by, card }), goto('turn')],
      }),
    }),
    pay: step(
      'D-2',
      (game, { drawn }): Next =>
        drawn.refilled ? change('pay', { of: game.seats[0] as number, amount: 1 }) : undefined,
    ),
    end: step(
      'D-1',
      (game): Next => [change('round', { of: 0, amount: 1 }), game.count('round') >= 5 ? end('over') : goto('turn')],
    ),
  }),
);

const changes: readonly AnyChange[] = [
  ...Object.values(piles),
  addToCounter('pay', 'D-2', plan.counter('paid')),
  addToCounter('round', 'D-1', plan.counter('round')),
  moveToPlace('discard', 'D-1', ['card', 'by'], (game: Cards, { by }) => game.place('discards', by)),
];
const card = design('card', { pattern: '^[a-z]+$', example: 'oak' }, { copies: whole(1, '枚数', 'Copies') }, '', '');
const system = plainSystem<typeof plan, Cards['content']['designs'][number], Cards>({
  id: 'cards',
  formats: [format('cards', listDocument('cards', card, '札', 'Cards'))],
  plan,
  game: Cards,
  seats: { names: ['ada', 'bo'], least: 2 },
  procedures: [turns, drawCards],
  first: call(turns, {}),
  ready: { procedure: 'turns', step: 'turn' },
  changes,
  fields: { pile: 'place', from: 'place', into: 'place', cards: 'card', of: 'seat' },
  begin: (lay, how) => {
    if (how === 'setup') lay.pile(() => true, 'deck', lay.seats[0]);
  },
  results: ['over'],
  score: () => [],
  judge: { ends: [], option: () => 0 },
  tallied: {},
  words: {
    ...{ rules: {}, groups: {}, results: {}, answers: {}, events: {}, prompts: {}, cheats: {} },
    ...{ problems: {}, refusals: {} },
  },
});
const documents = { 'cards.json': { cards: ['ash', 'elm', 'fir', 'oak'].map((id) => ({ id, name: id, copies: 1 })) } };
const content = system.compile(documents, system.language, null);

keepsTheLaws(system, [1, 2, 3], documents);

interface Seat {
  readonly deck: readonly string[];
  readonly hand: readonly string[];
  readonly discards: readonly string[];
  readonly paid: number;
}
function drawn(put: JsonObject, answer: JsonObject) {
  const session = Session.open(system, content, { players: 2, seed: 3 }, { laid: 'empty' });
  session.cheat({ put: { seats: { ada: put } } });
  const events = session.act({ by: 'ada', ...answer }).filter(({ kind }) => kind !== 'round');
  const ada = (session.table()['seats'] as { readonly [seat: string]: unknown })['ada'] as Seat;
  return { ...ada, told: events.map(({ kind, card, batch }) => [kind, card, batch].filter(Boolean).join(' ')) };
}

describe('a draw from a pile that its discards refill', () => {
  const scarce = { deck: ['ash'], discards: ['elm', 'fir', 'oak'] };

  it('AH-DR-01: draws what is left, shuffles the discards in, and goes on', () => {
    const { hand, deck, discards, told } = drawn(scarce, { do: 'draw', amount: 3 });
    expect([hand.length, deck.length, discards, [...hand, ...deck].sort()]).toEqual([
      3,
      1,
      [],
      ['ash', 'elm', 'fir', 'oak'],
    ]);
    expect(told).toEqual(['draw ash', 'shuffleUnder', ...hand.slice(1).map((card) => `draw ${card}`), 'pay']);
  });

  it('AH-DR-01: draws together in one batch; the discards come under what was left', () => {
    const { hand, told } = drawn(scarce, { do: 'drawTogether', amount: 3 });
    expect(hand[0]).toBe('ash');
    expect(told).toEqual(['shuffleUnder', ...hand.map((card) => `draw ${card} 1`), 'pay']);
  });

  it.each(['draw', 'drawTogether'])(
    'AH-DR-02: says once that the pile was refilled, however many cards it draws: %s',
    (word) => {
      const { hand, paid } = drawn({ discards: ['elm', 'fir', 'oak'] }, { do: word, amount: 3 });
      expect([hand.length, paid]).toEqual([3, 1]);
    },
  );

  it.each(['draw', 'drawTogether'])('does not refill the pile before a card is needed: %s', (word) => {
    const { hand, deck, discards, paid } = drawn(
      { deck: ['ash', 'elm'], discards: ['fir', 'oak'] },
      { do: word, amount: 2 },
    );
    expect({ hand, deck, discards, paid }).toEqual({
      hand: ['ash', 'elm'],
      deck: [],
      discards: ['fir', 'oak'],
      paid: 0,
    });
  });

  it.each(['draw', 'drawTogether'])(
    'AH-ZN-11: ends when both places are empty, without another shuffle: %s',
    (word) => {
      expect(drawn({ deck: ['ash'] }, { do: word, amount: 3 })).toMatchObject({ hand: ['ash'], paid: 0 });
      expect(drawn({}, { do: word, amount: 3 }).told).toEqual([]);
      expect(drawn({ discards: ['ash'] }, { do: word, amount: 3 })).toMatchObject({ hand: ['ash'], paid: 1 });
    },
  );

  it.each(['draw', 'drawTogether'])('draws nothing if told to draw 0 cards: %s', (word) => {
    expect(drawn({ discards: ['ash'] }, { do: word, amount: 0 }).told).toEqual([]);
  });

  it('the order of the refilled pile depends on the seed only', () => {
    const once = drawn({ discards: ['ash', 'elm', 'fir', 'oak'] }, { do: 'drawTogether', amount: 3 });
    const other = drawn({ discards: ['oak', 'fir', 'elm', 'ash'] }, { do: 'drawTogether', amount: 3 });
    expect(once.hand).toEqual(other.hand);
  });
});
