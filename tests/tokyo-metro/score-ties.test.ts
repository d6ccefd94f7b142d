import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { content, playable } from './sample.ts';

function endedWith(seats: { readonly [seat: string]: JsonObject }, more: JsonObject = {}) {
  const setup = { board: 'standard', players: 3, seed: 7, roundLimit: 1 };
  const session = Session.open(playable.system, content, setup, { laid: 'empty' });
  const idle = { at: '55', cash: 1000, chips: 0, spare: 6 };
  const all = Object.fromEntries(['seat1', 'seat2', 'seat3'].map((seat) => [seat, { ...idle, ...seats[seat] }]));
  session.cheat({ put: { seats: all, ...more } } as JsonObject);
  session.resume(null);
  while (session.decision !== null) session.act(session.legal()[0] as JsonObject);
  return session.outcome?.seats.map(({ place, won, score }) => [
    place,
    won,
    (score ?? []).reduce((sum, { amount }) => sum + amount, 0),
  ]);
}
// Sold shares of lines that do not run, and stations on lines that have not grown, are worth nothing
const sold = (line: string) => ({ [line]: { shares: [`${line}-2`, `${line}-3`] } });

describe('TM-PR-07: most wins; of equal scores', () => {
  it('the seat with more stations is first, whatever the shares', () => {
    expect(
      endedWith(
        { seat1: { shares: ['G-1'] }, seat2: { stations: 5 }, seat3: { cash: 1100 } },
        { stations: { '15': { owner: 'seat2' } }, lines: sold('G') },
      ),
    ).toEqual([
      [3, false, 1000],
      [2, false, 1000],
      [1, true, 1100],
    ]);
  });
  it('with as many stations, the seat with more shares', () => {
    expect(endedWith({ seat2: { shares: ['G-1'] }, seat3: { cash: 900 } }, { lines: sold('G') })).toEqual([
      [2, false, 1000],
      [1, true, 1000],
      [3, false, 900],
    ]);
  });
  it('with as many shares, the seat earlier in the last turn order', () => {
    expect(endedWith({}, { order: ['seat3', 'seat1', 'seat2'] })).toEqual([
      [2, false, 1000],
      [3, false, 1000],
      [1, true, 1000],
    ]);
  });
});
