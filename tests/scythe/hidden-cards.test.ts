import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
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
  { do: 'area', by: 'seat1', area: 'seat1-bolster' },
  { do: 'top', by: 'seat1', way: 'seat1-bolster-cards' },
  { do: 'take', by: 'seat1', amount: 1 },
];
const attack = [
  { do: 'area', by: 'seat1', area: 'seat1-move' },
  { do: 'top', by: 'seat1', way: 'seat1-move-units' },
  { do: 'move', by: 'seat1', unit: 'F1-ford', to: 'B2' },
  { do: 'done', by: 'seat1' },
  { do: 'dial', by: 'seat1', amount: 7 },
  { do: 'dial', by: 'seat2', amount: 0, card1: 'P2' },
  { do: 'take', by: 'seat2', amount: 1 },
];
const combat = {
  hexes: { A1: { units: ['F1-ford', 'F1-character'] }, B2: { units: ['F2-drill'] } },
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
      { do: 'area', by: 'seat1', area: 'seat1-move' },
      { do: 'reveal', by: 'seat1', objective: 'O5' },
    ];
    expect(told(put, answers, ['reveal', 'lay'], 'seat2')).toEqual([
      { kind: 'reveal', objective: 'O5', seat: 'seat1' },
      { kind: 'lay', pile: 'objectiveDeck', cards: ['?'] },
    ]);
  });
});
