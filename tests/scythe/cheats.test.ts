import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { refusal } from '../kernel/toy/open.ts';
import { content, playable } from './sample.ts';

const { system } = playable;
const setup = { board: 'standard', players: 2, seed: 7, factions: ['F1', 'F2'], mats: ['M1', 'M2'] };

function tableAfter(...cheats: readonly JsonObject[]): JsonObject {
  const session = Session.open(system, content, setup, { laid: 'empty' });
  session.cheat({ put: { hexes: { B1: { goods: { food: 2, metal: 1 } } }, seats: { seat1: { stars: ['combat'] } } } });
  for (const cheat of cheats) session.cheat(cheat);
  return session.table();
}

describe('a cheat in one line', () => {
  it('sets one resource of a hex and leaves the others', () => {
    const table = tableAfter(
      { goods: { hex: 'B1', resource: 'food', to: 5 } },
      { goods: { hex: 'B1', resource: 'metal', to: 0 } },
    );
    expect(table).toMatchObject({ hexes: { B1: { goods: { food: 5 } } } });
  });

  it('sets how many stars of a kind a seat has', () => {
    const table = tableAfter(
      { stars: { seat: 'seat1', star: 'power', to: 1 } },
      { stars: { seat: 'seat1', star: 'combat', to: 2 } },
    );
    expect(table).toMatchObject({ seats: { seat1: { stars: ['combat', 'combat', 'power'] } } });
  });

  it('sets upgrades, recruits and encounter tokens', () => {
    const table = tableAfter(
      { upgraded: { way: 'seat1.move-units', to: true } },
      { less: { area: 'seat1.move', to: 1 } },
      { recruit: { area: 'seat1.bolster', to: true } },
      { token: { hex: 'B2', to: true } },
    );
    expect(table).toMatchObject({
      ways: { 'seat1.move-units': { upgraded: true } },
      areas: { 'seat1.move': { less: 1 }, 'seat1.bolster': { recruit: true } },
      hexes: { B2: { token: true } },
    });
  });

  it('puts a structure, a mech and a worker on a hex', () => {
    const table = tableAfter(
      { structures: { hex: 'B1', structure: 'F1.mine' } },
      { units: { hex: 'B1', unit: 'F1.ford' } },
      { units: { hex: 'B1', unit: 'F1.worker' } },
    );
    expect(table).toMatchObject({ hexes: { B1: { structures: ['F1.mine'], units: ['F1.ford', 'F1.worker#1'] } } });
  });

  it('is refused for a resource or a star that the game does not have, and for a flag that is neither true nor false', () => {
    const codes = [
      { goods: { hex: 'B1', resource: 'gold', to: 1 } },
      { stars: { seat: 'seat1', star: 'gold', to: 1 } },
      { token: { hex: 'B2', to: 3 } },
      { nextDial: { seat: 'seat9', to: 1 } },
    ].map((cheat) => refusal(() => tableAfter(cheat))['code']);
    expect(codes).toEqual(['putUnknown', 'putUnknown', 'cheatField', 'putUnknown']);
  });
});

it('every cheat has a sentence for the log', () => {
  const kinds = (system.cheats as { readonly anyOf: readonly { readonly required: readonly string[] }[] }).anyOf;
  const words = kinds.flatMap(({ required }) => required);
  expect(Object.keys(system.words.cheats)).toEqual(expect.arrayContaining(words));
});

describe('the next dial of a seat', () => {
  /** Seat 1 attacks seat 2 on B2, then on B1. */
  function combat(power: number, ...cheats: readonly JsonObject[]): Session {
    const session = Session.open(system, content, setup, { laid: 'empty', keep: true });
    const seats = { seat1: { power: 7, hand: ['P5'] }, seat2: { power, hand: ['P2', 'P3'] } };
    const hexes = {
      ...{ A1: { units: ['F1.ford', 'F1.speed'] } },
      ...{ B1: { units: ['F2.wade'] }, B2: { units: ['F2.drill'] } },
    };
    session.cheat({ put: { seats, hexes } } as JsonObject);
    for (const cheat of cheats) session.cheat(cheat);
    session.resume(null);
    session.act({ do: 'area', by: 'seat1', area: 'seat1.move' });
    session.act({ do: 'top', by: 'seat1', way: 'seat1.move-units' });
    session.act({ do: 'move', by: 'seat1', unit: 'F1.ford', to: 'B2' });
    session.act({ do: 'move', by: 'seat1', unit: 'F1.speed', to: 'B1' });
    session.act({ do: 'attack', by: 'seat1', hex: 'B2' });
    return session;
  }
  const dialsOf = (session: Session, seat: number) => [...new Set(session.legal(seat).map(({ amount }) => amount))];
  const cheat = { nextDial: { seat: 'seat2', to: 4 } };

  it('is the only one that it can set, with any of its cards, and leaves the other seat free', () => {
    const session = combat(7, cheat);
    expect(dialsOf(session, 1)).toEqual([4]);
    expect(session.legal(1).map(({ card1 }) => card1)).toEqual([undefined, 'P3#1', 'P2#1']);
    expect(dialsOf(session, 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('is no more than its power', () => {
    expect(dialsOf(combat(2, cheat), 1)).toEqual([2]);
  });

  it('holds for one combat only', () => {
    const session = combat(7, cheat);
    session.act({ do: 'dial', by: 'seat1', amount: 0 });
    session.act({ do: 'dial', by: 'seat2', amount: 4 });
    expect(dialsOf(session, 1)).toEqual([0, 1, 2, 3]);
  });

  it('is an entry of the log that tells the other seat only its word', () => {
    expect(combat(7, cheat).entriesFrom(1, 0)[0]).toEqual({ cheat: { nextDial: '?' } });
  });
});
