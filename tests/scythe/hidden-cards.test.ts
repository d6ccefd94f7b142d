import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { content, playable } from './sample.ts';

const { system } = playable;

function told(put: JsonObject, answers: readonly JsonObject[], kinds: readonly string[], to: string) {
  const setup = { board: 'standard', players: 2, seed: 7, factions: ['F1', 'F2'], mats: ['M1', 'M2'] };
  const session = Session.open(system, content, setup, { laid: 'empty', keep: true });
  session.cheat({ put } as JsonObject);
  session.resume(null);
  for (const answer of answers) session.act(answer);
  const seat = system.seatNamed(session.game, to);
  return session
    .eventsFrom(0, seat)
    .filter(({ kind }) => kinds.includes(kind as string))
    .map((event) =>
      Object.fromEntries(
        Object.entries(event).filter(([field]) => !['rule', 'status', 'path', 'cause'].includes(field)),
      ),
    );
}
const draw = [
  { do: 'area', by: 'seat1', area: 'seat1.bolster' },
  { do: 'top', by: 'seat1', way: 'seat1.bolster-cards' },
  { do: 'take', by: 'seat1', amount: 1 },
];
const attack = [
  { do: 'area', by: 'seat1', area: 'seat1.move' },
  { do: 'top', by: 'seat1', way: 'seat1.move-units' },
  { do: 'move', by: 'seat1', unit: 'F1.ford', to: 'B2' },
  { do: 'done', by: 'seat1' },
  { do: 'dial', by: 'seat1', amount: 7 },
  { do: 'dial', by: 'seat2', amount: 0, card1: 'P2' },
  { do: 'take', by: 'seat2', amount: 1 },
];
const combat = {
  hexes: { A1: { units: ['F1.ford', 'F1.character'] }, B2: { units: ['F2.drill'] } },
  seats: { seat1: { power: 7, hand: ['P5'] }, seat2: { power: 7, hand: ['P4', 'P2'] } },
  combatDeck: ['P3', 'P2'],
};

describe('what the other seat sees', () => {
  it('SC-CO-08: that a card was drawn, but not which', () => {
    const put = { combatDeck: ['P2', 'P3'], seats: { seat1: { coins: 1 } } };
    const event = { kind: 'draw', by: 'seat1', into: 'seat1/hand' };
    expect(told(put, draw, ['draw'], 'seat1')).toEqual([{ ...event, card: 'P2#1' }]);
    expect(told(put, draw, ['draw'], 'seat2')).toEqual([{ ...event, card: '?' }]);
  });

  it('SC-CO-09: in a combat the cards that were used, as soon as they are revealed, but not those that are drawn', () => {
    expect(told(combat, attack, ['dialed', 'draw', 'discard'], 'seat1')).toEqual([
      { kind: 'dialed', seat: 'seat1', amount: 7, used: [] },
      { kind: 'dialed', seat: 'seat2', amount: 0, used: ['P2#1'] },
      { kind: 'discard', card: 'P2#1' },
      { kind: 'draw', card: '?', by: 'seat2', into: 'seat2/hand' },
    ]);
  });

  it('SC-OB-02: which objective is revealed, but not the other one', () => {
    const put = { seats: { seat1: { coins: 20, objectives: ['O5', 'O4'] } } };
    const answers = [
      { do: 'area', by: 'seat1', area: 'seat1.move' },
      { do: 'reveal', by: 'seat1', objective: 'O5' },
    ];
    expect(told(put, answers, ['reveal', 'lay'], 'seat2')).toEqual([
      { kind: 'reveal', objective: 'O5', seat: 'seat1' },
      { kind: 'lay', pile: 'objectiveDeck', cards: ['?'] },
    ]);
  });
});

describe('SC-OB-03: whether an objective is fulfilled, the other seat learns neither from what is asked nor from the log', () => {
  const by = 'seat1';
  const [skip, leave] = [
    { do: 'skip', by },
    { do: 'leave', by },
  ] as const;
  const top = { do: 'top', by, way: 'seat1.bolster-power' };
  const take = (amount: number) => ({ do: 'take', by, amount });
  const land = { A1: { units: ['F1.worker'], goods: { metal: 4 } } };
  const turns: readonly (readonly [string, JsonObject, JsonObject, readonly JsonObject[]])[] = [
    ['nothing can be paid', { coins: 0 }, {}, [skip, skip]],
    ['both actions', { coins: 1 }, land, [top, take(2), { do: 'bottom', by }, leave, take(1), leave]],
  ];

  /** What the other seat sees after each answer of a turn in which nothing is revealed. */
  function seen(own: JsonObject, hexes: JsonObject, answers: readonly JsonObject[], objectives: readonly string[]) {
    const setup = { board: 'standard', players: 2, seed: 7, factions: ['F1', 'F2'], mats: ['M1', 'M2'] };
    const session = Session.open(system, content, setup, { laid: 'empty', keep: true });
    session.cheat({ put: { seats: { seat1: { power: 8, objectives, ...own } }, hexes } } as JsonObject);
    session.resume(null);
    const [events, entries] = [session.eventCount, session.entries.length];
    return [{ do: 'area', by, area: 'seat1.bolster' }, ...answers].map((answer) => {
      session.act(answer);
      const { decision } = session;
      return {
        asked: [decision?.procedure, decision?.step, seatsAsked(session)],
        told: [session.table(1), session.eventsFrom(events, 1), session.entriesFrom(entries, 1)],
      };
    });
  }

  it.each(turns)('%s', (_, own, hexes, answers) => {
    const fulfilled = seen(own, hexes, answers, ['O3', 'O4']);
    expect(seen(own, hexes, answers, ['O2', 'O4'])).toEqual(fulfilled);
    expect(fulfilled.at(-1)?.asked).toEqual(['turn', 'area', [1]]);
  });
});
