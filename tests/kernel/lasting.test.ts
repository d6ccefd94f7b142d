import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { endLasting } from '#engine/kernel/changes/delayed-effects.ts';
import { explain } from '#engine/kernel/explain/explanation.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { lastingSchema } from '#engine/kernel/lasting-effects/lasting-document.ts';
import { replayOn } from '#engine/kernel/session/replay.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { hexWar } from './foreign/hex-war.ts';
import { open as openSlice } from './foreign/slice.ts';
import type { StoneDocument } from './toy/content.ts';
import { contentOf, openToy } from './toy/open.ts';
import { documentsOf, toy } from './toy/system.ts';
import type { ToyGame } from './toy/toy-game.ts';

const self = { op: 'self' };
const score = (amount: number) => ({ op: 'score', to: self, amount });
const raise = (add: number) => ({ op: 'raise', of: { op: 'named', name: 'these' }, add });
const longer = { op: 'lasting', of: { op: 'others' }, as: 'these', until: 'round', alter: [raise(2)] };
const late = { op: 'delayed', at: 'end', of: 'round', do: [score(3)] };
type Text = NonNullable<StoneDocument['do']>;

const stonesWith = (text: Text): readonly StoneDocument[] => [
  { id: 'S-text', copies: 1, worth: 0, do: text },
  { id: 'S-plain', copies: 9, worth: 1 },
];
function laid(text: Text, put: JsonObject = {}): Session {
  const session = openToy({
    stones: stonesWith(text),
    put: { hands: { ada: ['S-text#1', 'S-plain#1'], bo: ['S-plain#2'] }, ...put },
  });
  session.act({ do: 'lay', stone: 'S-text' });
  return session;
}
const limitOf = (session: Session, seat: number) => (session.game as ToyGame).number('limit', seat).value;
const kinds = (session: Session, from = 0) =>
  session
    .eventsFrom(from)
    .filter(({ kind }) => ['last', 'use', 'lapse', 'gain'].includes(kind as string))
    .map(({ kind, because, amount }) => [kind, because ?? amount].filter((one) => one !== undefined).join(' '));
const reloaded = (session: Session, text: Text) =>
  Session.load(toy, contentOf(stonesWith(text)), JSON.parse(JSON.stringify(session.save())));

describe('a lasting effect', () => {
  it('stays in force until its period is over, even when the stone that made it has lost its effect', () => {
    const session = laid([longer]);
    expect([limitOf(session, 1), limitOf(session, 2)]).toEqual([4, 6]);
    const { eventCount } = session;
    session.act({ do: 'pass' });
    expect([limitOf(session, 2), kinds(session, eventCount)]).toEqual([4, ['lapse over']]);
  });

  it('is a record on the table: its owner, its target, its end and its text', () => {
    const lasting = {
      is: 'stands',
      text: 'S-text/do/0/alter',
      self: 'ada',
      source: 'S-text#1',
      on: ['bo'],
      names: { these: ['bo'] },
      until: { name: 'round', at: 'end' },
    };
    const session = laid([longer]);
    expect(session.table()['lasting']).toEqual([lasting]);
    expect([Check(lastingSchema, [lasting]), Check(lastingSchema, [{ ...lasting, until: 'round' }])]).toEqual([
      true,
      false,
    ]);
    const put = openToy({
      stones: stonesWith([longer]),
      put: { heap: ['S-text#1'], hands: { ada: ['S-plain#1'] }, lasting: [lasting] },
    });
    expect([put.table()['lasting'], limitOf(put, 2)]).toEqual([[lasting], 6]);
    put.cheat({ put: { lasting: [] } });
    expect([put.table()['lasting'], limitOf(put, 2)]).toEqual([undefined, 4]);
  });

  it('begins only within a period during which it ends', () => {
    const session = laid([{ ...longer, until: 'turn', whose: { op: 'others' } }]);
    expect(kinds(session)).not.toContain('last');
    expect(kinds(laid([{ ...longer, until: 'turn', whose: self }]))).toEqual(['gain 0', 'last', 'lapse over']);
  });

  it('can be undone, saved and loaded in between', () => {
    const session = laid([longer, late]);
    const loaded = reloaded(session, [longer, late]);
    expect([limitOf(loaded, 2), loaded.running.stateText()]).toEqual([6, session.running.stateText()]);
    for (const one of [session, loaded]) one.act({ do: 'pass' });
    expect(loaded.running.stateText()).toBe(session.running.stateText());
    session.undoTo(session.decisions - 1);
    expect(limitOf(session, 2)).toBe(6);
    session.undoTo(1);
    expect([limitOf(session, 2), session.table()['lasting']]).toEqual([4, undefined]);
  });
});

describe('a delayed effect', () => {
  it('waits for its moment and then acts for its owner', () => {
    const session = laid([late]);
    expect(session.table()['points']).toEqual({ ada: 0, bo: 0 });
    session.act({ do: 'pass' });
    expect([session.table()['points'], session.table()['lasting']]).toEqual([{ ada: 3, bo: 0 }, undefined]);
  });

  it('acts at the end of a period after the lasting effects of that period are gone', () => {
    const session = laid([late, longer]);
    const { eventCount } = session;
    session.act({ do: 'pass' });
    expect(kinds(session, eventCount)).toEqual(['lapse over', 'lapse done', 'gain 3']);
  });

  it('can wait for the beginning of a period, also of a given seat', () => {
    const session = laid([{ op: 'delayed', at: 'start', of: 'turn', whose: self, do: [score(5)] }]);
    expect(session.table()['points']).toEqual({ ada: 0, bo: 0 });
    session.act({ do: 'pass' });
    expect(session.table()['points']).toEqual({ ada: 5, bo: 0 });
  });

  it('is explained by its effect', () => {
    const session = laid([late]);
    session.act({ do: 'pass' });
    const gained = session.eventsFrom(0).findIndex(({ kind, amount }) => kind === 'gain' && amount === 3);
    const compile = (probe: Probe) => toy.compile(documentsOf(stonesWith([late])), toy.language, probe);
    expect(explain(session, compile, gained)?.chain[0]).toMatchObject({
      kind: 'effect',
      path: 'S-text/do/0/do/0',
      source: 'S-text#1',
    });
  });
});

describe('a limit of uses in a period', () => {
  const text = [{ op: 'repeat', times: 3, do: [{ op: 'limit', times: 2, per: 'round', do: [score(1)] }] }];

  it('counts uses and refuses more', () => {
    const session = laid(text);
    expect(session.table()['points']).toEqual({ ada: 2, bo: 0 });
    expect(session.table()['lasting']).toMatchObject([{ is: 'counts', source: 'S-text#1', times: 2 }]);
  });
  it('starts again with the next period', () => {
    const session = laid(text);
    session.act({ do: 'pass' });
    expect(session.table()['lasting']).toBeUndefined();
  });
  it('is not offered when it is used up', () => {
    const limited = { op: 'limit', times: 1, per: 'round', do: [score(1)] };
    const either = { op: 'either', must: true, of: [[limited], [score(2)], [score(3)]] };
    const session = laid([{ op: 'repeat', times: 2, do: [either] }]);
    session.act({ do: 'choose', option: 1 });
    expect(session.legal().map(({ option }) => option)).toEqual([2, 3]);
  });
});

describe('a lasting effect after an edit of the content', () => {
  const wanted = ['S-text/do/0/alter', 'S-text/do/9/alter'];

  it('ends with its text, and that is the first difference', () => {
    const session = laid([longer]);
    const { changed, session: after } = replayOn(toy, contentOf(stonesWith([score(1)])), session);
    expect([changed?.before?.['kind'], after.table()['lasting']]).toEqual(['last', undefined]);
  });

  it('put on the table is reported as failed when its text no longer exists', () => {
    const lasting = wanted.map((text) => ({ is: 'stands', text, until: { name: 'round', at: 'end' } }));
    const session = openToy({ stones: stonesWith([longer]), put: { hands: { ada: ['S-plain#1'] }, lasting } });
    expect(
      session
        .eventsFrom(0)
        .filter(({ kind }) => kind === 'last')
        .map(({ text, status }) => [text, status]),
    ).toEqual([
      ['S-text/do/0/alter', 'applied'],
      ['S-text/do/9/alter', 'failed'],
    ]);
    expect(session.table()['lasting']).toHaveLength(1);
  });

  it('ends when a rule removes its target', () => {
    const session = laid([longer]);
    const gone = session.game.table.lasting.map((one) => endLasting(one, 'gone'));
    const system = { ...toy, cheat: () => gone };
    const other = Session.load(system, contentOf(stonesWith([longer])), session.save());
    other.cheat({});
    expect([limitOf(other, 2), kinds(other).at(-1)]).toEqual([4, 'lapse gone']);
  });
});

it('a game without lasting effects has no trace of them in its state', () => {
  expect(Object.keys(openSlice(hexWar).save().state.table)).toEqual([
    'counters',
    'places',
    'designs',
    'copies',
    'shuffles',
  ]);
});
