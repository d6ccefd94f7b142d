import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { content, playable } from '../sample.ts';

const { system } = playable;

const opened = (seed: number) =>
  Session.open(system, content, {
    ...{ board: 'standard', players: 2, seed },
    ...{ factions: ['F1', 'F2'], mats: ['M1', 'M2'] },
  });
function openWith(put: JsonObject = {}, seed = 1): Session {
  const session = opened(seed);
  session.cheat({ put });
  return session;
}
const position = (put: JsonObject = {}) => system.judge.position(openWith(put).game, 0);

describe('the value of a seat rises', () => {
  it.each<[string, JsonObject]>([
    ['with more coins', { seats: { seat1: { coins: 15 } } }],
    ['with a star', { seats: { seat1: { stars: ['combat'] } } }],
    ['with popularity', { seats: { seat1: { popularity: 7 } } }],
    ['with power', { seats: { seat1: { power: 8 } } }],
    ['with a mech', { hexes: { A1: { units: ['F1.worker#1', 'F1.ford'] } } }],
    ['with a worker more', { hexes: { A1: { units: ['F1.worker#1', 'F1.worker#5'] } } }],
    ['with a structure', { hexes: { A1: { structures: ['F1.mine'] } } }],
    ['with a recruit', { areas: { 'seat1.move': { recruit: true } } }],
    ['with resources for a bottom action', { hexes: { A1: { goods: { wood: 3 } } } }],
    ['with a territory', { hexes: { B3: { units: ['F1.worker#5'] } } }],
  ])('%s', (_, put) => {
    expect(position(put)).toBeGreaterThan(position());
  });
});

function judged(session: Session, word: string): readonly (readonly [answer: JsonObject, worth: number])[] {
  const { decision, game } = session;
  if (decision === null) throw new Error('nothing is asked');
  return session
    .legal()
    .map((answer, at) => [answer as JsonObject, system.judge.option(game, decision.option(at))] as const)
    .filter(([answer]) => answer['do'] === word)
    .sort(([, a], [, b]) => b - a);
}
const best = (session: Session, word: string) => judged(session, word)[0]?.[0];
const acting = (area: string, put: JsonObject = {}): Session => {
  const session = openWith(put);
  session.act({ do: 'area', by: 'seat1', area: `seat1.${area}` });
  return session;
};
const moving = (put: JsonObject = {}): Session => {
  const session = acting('move', put);
  session.act({ do: 'top', by: 'seat1', way: 'seat1.move-units' });
  return session;
};

describe('the best answer', () => {
  it('prefers an area whose bottom action can be paid', () => {
    const worth = (metal: number) =>
      judged(openWith({ hexes: { A1: { units: ['F1.worker#1'], goods: { metal } } } }), 'area').find(
        ([{ area }]) => area === 'seat1.bolster',
      )?.[1] ?? 0;
    expect(worth(4)).toBeGreaterThan(1 + worth(3));
  });

  it('goes on towards the nearest star when the last one is left and it leads', () => {
    const stars = ['combat', 'combat', 'objective', 'recruits', 'workers'];
    const session = openWith({ seats: { seat1: { stars, coins: 60, power: 8, popularity: 0 } } });
    expect(best(session, 'area')).toMatchObject({ area: 'seat1.bolster' });
  });

  it('takes a character to an encounter', () => {
    const session = moving({ hexes: { A1: { units: ['F1.worker#1', 'F1.character'] } } });
    expect(judged(session, 'move').find(([{ unit }]) => unit === 'F1.character')?.[0]).toMatchObject({ to: 'B2' });
  });

  it('attacks with more power, and stays away with less', () => {
    const worth = (power: number, others: number) => {
      const session = moving({
        seats: { seat1: { power, hand: [] }, seat2: { power: others, hand: [] } },
        hexes: { B2: { units: ['F1.character'], token: false }, C3: { units: ['F2.character'] } },
      });
      return judged(session, 'move').find(([{ to, unit }]) => to === 'C3' && unit === 'F1.character')?.[1] ?? 0;
    };
    expect([worth(7, 0) > 0, worth(0, 7) < worth(7, 0), worth(0, 7) < 0]).toEqual([true, true, true]);
  });

  it('takes resources along from a hex that is left, and leaves them where others stay', () => {
    const worth = (units: readonly string[]) => {
      const session = moving({ hexes: { A1: { units: [...units], goods: { food: 2 } } } });
      session.act({ do: 'move', by: 'seat1', unit: 'F1.character', to: 'B2' });
      return best(session, 'carry')?.['amount'] === 2 && (judged(session, 'carry')[0]?.[1] ?? 0) > 0;
    };
    expect([worth(['F1.character']), worth(['F1.character', 'F1.worker#1'])]).toEqual([true, false]);
  });

  it('takes all of a gain', () => {
    const session = acting('move');
    session.act({ do: 'top', by: 'seat1', way: 'seat1.move-coins' });
    expect(best(session, 'take')).toMatchObject({ amount: 1 });
  });

  it('builds where the tile pays', () => {
    // The tile of this seed, B-1, counts structures next to lakes
    const session = openWith(
      { hexes: { A1: { units: ['F1.worker#1'], goods: { wood: 3 } }, A2: { units: ['F1.worker#2'] } } },
      6,
    );
    session.act({ do: 'area', by: 'seat1', area: 'seat1.trade' });
    session.act({ do: 'skip', by: 'seat1' });
    session.act({ do: 'bottom', by: 'seat1', area: 'seat1.trade' });
    expect(best(session, 'build')).toMatchObject({ hex: 'A2' });
  });
});

it('no value depends on the objectives and cards of others', () => {
  const worth = (hidden: JsonObject) => {
    const session = openWith({ seats: { seat2: hidden } });
    return [judged(session, 'area').map(([, value]) => value), system.judge.position(session.game, 0)];
  };
  expect(worth({ hand: ['P5#1', 'P5#2'], objectives: ['O1', 'O2'] })).toEqual(
    worth({ hand: ['P2#1', 'P2#2'], objectives: ['O8', 'O9'] }),
  );
});
