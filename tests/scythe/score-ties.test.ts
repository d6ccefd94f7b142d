import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { content, playable } from './sample.ts';

const setup = {
  ...{ board: 'standard', players: 2, seed: 7, roundLimit: 1 },
  ...{ factions: ['F1', 'F2'], mats: ['M1', 'M2'] },
};

/** Places after a round without any action. */
function placesOf(put: JsonObject): readonly (readonly [number, boolean])[] {
  const session = Session.open(playable.system, content, setup, { laid: 'empty' });
  session.cheat({ put } as JsonObject);
  session.resume(null);
  while (session.decision !== null) session.act(session.legal().at(-1) as JsonObject);
  const totals = session.outcome?.seats.map(({ score }) => (score ?? []).reduce((sum, { amount }) => sum + amount, 0));
  if (new Set(totals).size > 1) throw new Error(`no tie: ${totals?.join()}`);
  return session.outcome?.seats.map(({ place, won }) => [place, won] as const) ?? [];
}
const second = [
  [2, false],
  [1, true],
];
const shared = [
  [1, true],
  [1, true],
];
const seats = (seat1: JsonObject, seat2: JsonObject) => ({ seats: { seat1, seat2 } });

describe('SC-SC-10: of equal coins', () => {
  it('more workers, mechs and structures on the board win, before power', () => {
    const hexes = { A1: { units: ['F1.worker'] }, B4: { units: ['F2.worker', 'F2.wade'] } };
    expect(placesOf({ ...seats({ power: 5 }, {}), hexes })).toEqual(second);
  });
  it('structures count as much as units', () => {
    const hexes = { A1: { units: ['F1.worker'] }, B4: { units: ['F2.worker'], structures: ['F2.mine'] } };
    expect(placesOf({ hexes })).toEqual(second);
  });
  it('workers on the home base count', () => {
    expect(placesOf({ homes: { E: { units: ['F2.worker'] } } })).toEqual(second);
  });
  it('characters do not count', () => {
    const homes = { E: { units: ['F2.character'] } };
    expect(placesOf({ homes })).toEqual(shared);
  });
  it('as many pieces: more power wins, before popularity', () => {
    expect(placesOf(seats({ popularity: 3 }, { power: 1 }))).toEqual(second);
  });
  it('as much power: more popularity wins, before resources', () => {
    const hexes = { A1: { units: ['F1.worker'], goods: { oil: 1 } }, B4: { units: ['F2.worker'] } };
    expect(placesOf({ ...seats({}, { popularity: 1 }), hexes })).toEqual(second);
  });
  it('as much popularity: more resources win, before territories', () => {
    const hexes = {
      ...{ A1: { units: ['F1.worker'] }, A2: { units: ['F1.character'] } },
      ...{ B4: { units: ['F2.worker'], goods: { oil: 1 } }, C5: {} },
    };
    expect(placesOf({ ...seats({}, { coins: 2 }), hexes })).toEqual(second);
  });
  it('as many resources: more territories win, and the factory counts as one of them, before stars', () => {
    const hexes = { C3: { units: ['F1.character'] }, A1: { units: ['F2.character'] }, A2: { units: ['F2.worker'] } };
    const homes = { N: { units: ['F1.worker'] } };
    expect(placesOf({ ...seats({}, { coins: 2 }), hexes, homes })).toEqual(second);
  });
  it('as many territories: more stars win', () => {
    expect(placesOf(seats({ coins: 3 }, { stars: ['combat'] }))).toEqual(second);
  });
  it('all six equal: the win is shared', () => {
    expect(placesOf({})).toEqual(shared);
  });
});
