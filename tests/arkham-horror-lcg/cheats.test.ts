import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { refusal } from '../kernel/toy/open.ts';
import { playable } from './project.ts';

const { system, documents } = playable;
const content = system.compile(documents, system.language, null);

function after(...cheats: readonly JsonObject[]): JsonObject {
  const session = Session.open(system, content, { scenario: 'S1', decks: ['p1'], seed: 7 }, {});
  session.cheat({ put: { encounterDeck: ['rat#1', 'fog#1'], encounterDiscard: ['hound#1'] } });
  for (const cheat of cheats) session.cheat(cheat);
  return session.table();
}
const seatOf = (table: JsonObject) => (table['seats'] as { readonly [seat: string]: JsonObject })['seat1'];

it('the next encounter card is one of the deck, of its discard pile, or a new copy', () => {
  const [first, second, third] = [{ card: 'fog' }, { card: 'hound' }, { card: 'ghoul' }].map((next) => ({ next }));
  expect(after(first as JsonObject)['encounterDeck']).toEqual(['fog#1', 'rat#1']);
  expect(after(second as JsonObject)).toMatchObject({
    encounterDeck: ['hound#1', 'rat#1', 'fog#1'],
    encounterDiscard: [],
  });
  expect(after(third as JsonObject)['encounterDeck']).toEqual(['ghoul#1', 'rat#1', 'fog#1']);
  expect(refusal(() => after({ next: { card: 'nothing' } }))).toMatchObject({ code: 'putUnknown' });
});

it('the bag, tokens of the investigators, and tokens on cards can be set', () => {
  const table = after(
    { clues: { seat: 'seat1', to: 2 } },
    {
      put: {
        bag: ['skull'],
        agendas: [{ card: 'agenda', doom: 3 }],
        seats: { seat1: { horror: 1, threat: ['rat#1'] } },
      },
    },
  );
  expect(table).toMatchObject({ bag: ['skull#1'], agendas: [{ card: 'agenda', doom: 3 }], encounterDeck: ['fog#1'] });
  expect(seatOf(table)).toMatchObject({ clues: 2, horror: 1, threat: ['rat#1'] });
});

it('AH-PH-01, AH-AC-14: play goes on from the phase that is put, the mythos phase of round 1 too', () => {
  const begun = (phase: string): readonly (Json | undefined)[] => {
    const session = Session.open(system, content, { scenario: 'S1', decks: ['p1'], seed: 7 }, { laid: 'ready' });
    session.cheat({ put: { phase } });
    const { round, phase: now, agendas } = session.table();
    return [round, now, (agendas as readonly JsonObject[])[0]?.['doom']];
  };
  expect(['investigation', 'mythos', 'enemy', 'upkeep'].map(begun)).toEqual([
    [1, 'investigation', undefined],
    [1, 'investigation', 1],
    [2, 'investigation', 1],
    [2, 'investigation', 1],
  ]);
});

describe('the next chaos token', () => {
  const tokens = ['0#1', '-1#1', '-1#2', '-2#1', '-3#1', '-4#1', 'skull#1', 'cultist#1'];
  function investigated(token: string): { readonly session: Session; revealed(): unknown } {
    const session = Session.open(system, content, { scenario: 'S1', decks: ['p1'], seed: 7 }, { laid: 'empty' });
    const put = { locations: [{ card: 'quay', side: true, clues: 1 }], acts: ['act2'], agendas: ['agenda2'] };
    session.cheat({ put: { ...put, bag: tokens, seats: { seat1: { location: 'quay' } } } });
    session.cheat({ next: { token } });
    const first = session.eventCount;
    session.act({ do: 'investigate', by: 'seat1' });
    const revealed = () =>
      session
        .eventsFrom(first)
        .filter(({ kind }) => kind === 'reveals')
        .map(({ of }) => of);
    return { session, revealed };
  }

  it('is the one named, whatever the order in the bag', () =>
    expect(['-4', 'skull', '-1#2'].map((token) => investigated(token).revealed())).toEqual([
      ['-4#1'],
      ['skull#1'],
      ['-1#2'],
    ]));

  it('must be in the bag', () =>
    expect(refusal(() => investigated('tablet'))).toMatchObject({ code: 'cheatNotThere' }));
});
