import { describe, expect, it } from 'vitest';
import { contentOf } from '#authoring/project/play/playable.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { turningPointsOf } from '#engine/kernel/session/turning-points.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { playable } from './project.ts';

const project = await readProjectForPlay('sample-content/tide-bell');
if (!('playable' in project)) throw new Error('the sample has errors');
const { system, documents } = project.playable;

function opened(put: JsonObject): Session {
  const setup = { scenario: 'S1', decks: ['p1'], seed: 7 };
  const session = Session.open(playable.system, contentOf(playable), setup, { laid: 'empty' });
  const quay = { card: 'quay', side: true };
  const seats = { seat1: { location: 'quay', clues: 3 } };
  session.cheat({ put: { locations: [quay], acts: ['act2'], agendas: ['agenda2'], bag: ['0'], seats, ...put } });
  return session;
}

describe('the end of a scenario', () => {
  it('AH-AC-10: is by the resolution that a text names', () => {
    const session = opened({});
    session.act({ do: 'advanceAct', by: 'seat1' });
    expect([session.result, session.endedBy]).toEqual(['R1', 'AH-AC-10']);
  });

  it('AH-DE-09: is by the last investigator leaving', () => {
    const session = opened({});
    session.cheat({ put: { seats: { seat1: { location: 'quay', damage: 20 } } } });
    expect([session.result, session.endedBy]).toEqual(['no-resolution', 'AH-DE-09']);
  });

  it.each([
    ['ja', 'R1', '鐘は黙る', '鐘の舌は止まった。'],
    ['en', 'R3', 'The Town Is Under Water', 'Morning comes,'],
  ])('has the name and the text of its resolution in %s', (locale, result, name, begin) => {
    const ending = system.words.ending?.(documents, locale, { scenario: 'S1' }, result);
    expect([ending?.name, ending?.text?.startsWith(begin)]).toEqual([name, true]);
  });

  it('has no name without a resolution', () => {
    expect(system.words.ending?.(documents, 'ja', { scenario: 'S1' }, 'no-resolution')).toBe(null);
  });

  it('tells what moved the story: acts that advance, and investigators who are lost', () => {
    const won = opened({});
    won.act({ do: 'advanceAct', by: 'seat1' });
    const lost = opened({});
    lost.cheat({ put: { seats: { seat1: { location: 'quay', damage: 20 } } } });
    expect([won, lost].map((session) => turningPointsOf(session).map(({ steps }) => Math.sign(steps)))).toEqual([
      [1],
      [-1],
    ]);
  });
});
