import { describe, expect, it } from 'vitest';
import { sentenceOf, voiceOf } from '#authoring/project/sentences/speak.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { explain } from '#engine/kernel/explain/explanation.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { StoneDocument } from './toy/content.ts';
import { contentOf, openToy } from './toy/open.ts';
import { documentsOf, toy } from './toy/system.ts';

const self = { op: 'self' };
const score = (amount: unknown, to: JsonObject = self) => ({ op: 'score', to, amount });
type Text = NonNullable<StoneDocument['do']>;

const stonesWith = (text: Text): readonly StoneDocument[] => [
  { id: 'S-text', copies: 1, worth: 0, do: text },
  { id: 'S-plain', copies: 9, worth: 1 },
  { id: 'S-stir', copies: 1, worth: 0, guard: { when: { op: 'onGain', by: 'self' }, do: [{ op: 'stirInstead' }] } },
  {
    id: 'S-shield',
    copies: 1,
    worth: 0,
    tide: { when: { op: 'onGain', by: 'others' }, do: [{ op: 'lessen', amount: 1 }] },
  },
];
function laid(text: Text, answers: readonly JsonObject[] = [], put: JsonObject = {}): Session {
  const { hands = {}, ...rest } = put as { readonly hands?: JsonObject };
  const session = openToy({
    stones: stonesWith(text),
    put: { hands: { ada: ['S-text#1', 'S-plain#1'], bo: ['S-plain#2'], ...hands }, ...rest },
  });
  session.act({ do: 'lay', stone: 'S-text' });
  for (const answer of answers) session.act(answer);
  return session;
}
const points = (session: Session) => session.table()['points'];

describe('either', () => {
  const lists = [[score(2)], [score(0)], [score(1), score(4, { op: 'others' })]];
  const text = [{ op: 'either', of: lists }];
  const offered = (either: Text[number]) => laid([either]).legal();
  const numbered = (...options: readonly number[]) => options.map((option) => ({ do: 'choose', by: 'ada', option }));

  it('AH-AB-32: offers all lists by their numbers, even those that change nothing', () => {
    expect(offered({ op: 'either', of: lists })).toEqual(numbered(1, 2, 3));
    expect(points(laid(text, [{ do: 'choose', option: 2 }]))).toEqual({ ada: 0, bo: 0 });
  });
  it('AH-AB-32: with “must” it offers only those that can change something, or all if none can', () => {
    expect(offered({ op: 'either', must: true, of: lists })).toEqual(numbered(1, 3));
    expect(offered({ op: 'either', must: true, of: [[score(0)], [score(0)]] })).toEqual(numbered(1, 2));
  });
  it('runs the chosen one and no other', () => {
    expect(points(laid(text, [{ do: 'choose', option: 1 }]))).toEqual({ ada: 2, bo: 0 });
    expect(points(laid(text, [{ do: 'choose', option: 3 }]))).toEqual({ ada: 1, bo: 4 });
  });
  it('is not asked when one list is left', () => {
    expect(points(laid([{ op: 'either', must: true, of: [[score(0)], [score(3)]] }]))).toEqual({ ada: 3, bo: 0 });
  });
  it('is answered by another seat where it says so', () => {
    const session = laid([{ op: 'either', by: { op: 'others' }, of: [[score(2)], [score(1)]] }]);
    expect([session.legal(0), session.legal(1).length]).toEqual([[], 2]);
    session.act({ do: 'choose', by: 'bo', option: 2 });
    expect(points(session)).toEqual({ ada: 1, bo: 0 });
  });
  it('can be undone, saved and loaded while it is asked, and is explained by its effect', () => {
    const session = laid(text);
    const loaded = Session.load(toy, contentOf(stonesWith(text)), JSON.parse(JSON.stringify(session.save())));
    for (const one of [session, loaded]) one.act({ do: 'choose', option: 3 });
    expect(loaded.running.stateText()).toBe(session.running.stateText());
    const gained = session.eventsFrom(0).findIndex(({ to }) => to === 'bo');
    const compile = (probe: Parameters<typeof toy.compile>[2]) =>
      toy.compile(documentsOf(stonesWith(text)), toy.language, probe);
    const [first] = explain(session, compile, gained)?.chain ?? [];
    expect(first).toMatchObject({ kind: 'effect', path: 'S-text/do/0/of/2/1', source: 'S-text#1' });
    session.undoTo(session.decisions - 1);
    expect(session.legal()).toHaveLength(3);
  });
});

describe('a choice of another seat', () => {
  const text = [
    {
      op: 'choose',
      by: { op: 'others' },
      what: { op: 'one', of: { op: 'heap' } },
      as: 'it',
      do: [{ op: 'rub', stone: { op: 'named', name: 'it' } }],
    },
  ];
  it('is asked of the first of those seats, and no other may answer', () => {
    const session = laid(text, [], { heap: ['S-plain#5', 'S-plain#6'] });
    expect(session.legal(0)).toEqual([]);
    expect(session.legal(1)).toContainEqual({ do: 'choose', by: 'bo', target: 'S-plain#5' });
    session.act({ do: 'choose', target: 'S-plain#5' });
    expect(session.eventsFrom(0)).toContainEqual(expect.objectContaining({ kind: 'wear', stone: 'S-plain#5' }));
  });
});

describe('then', () => {
  const text = [{ op: 'then', do: [score(2, { op: 'others' })], then: [score(5)] }];

  it('follows when the first part was done in full', () => expect(points(laid(text))).toEqual({ ada: 5, bo: 2 }));
  it('does not follow when less was done than asked', () => {
    expect(points(laid(text, [], { hands: { ada: ['S-text#1', 'S-shield#1'] } }))).toEqual({ ada: 0, bo: 1 });
  });
  it('does not follow when it was replaced', () => {
    const session = laid(text, [{ do: 'interrupt' }], { hands: { bo: ['S-stir#1', 'S-plain#2'] } });
    expect(points(session)).toEqual({ ada: 0, bo: 0 });
  });
  it('does not follow when a part of it could change nothing', () => {
    expect(points(laid([{ op: 'then', do: [score(1), score(0)], then: [score(5)] }]))).toEqual({ ada: 1, bo: 0 });
  });
  it('does not follow when an optional part was declined', () => {
    const may = [{ op: 'then', do: [{ op: 'may', do: [score(1)] }], then: [score(5)] }];
    expect(points(laid(may, [{ do: 'decline' }]))).toEqual({ ada: 0, bo: 0 });
    expect(points(laid(may, [{ do: 'choose' }]))).toEqual({ ada: 6, bo: 0 });
  });
  it('does not follow in an answer to another change when less was done than asked', () => {
    const echo = { when: { op: 'onGain', by: 'others' }, do: [{ op: 'then', do: [score(3)], then: [score(5)] }] };
    const stones = [...stonesWith([score(1)]), { id: 'S-answer', copies: 1, worth: 0, echo }];
    const answered = (ada: readonly string[]) => {
      const session = openToy({ stones, put: { hands: { ada: ['S-text#1', ...ada], bo: ['S-answer#1'] } } });
      session.act({ do: 'lay', stone: 'S-text' });
      return points(session);
    };
    expect([answered(['S-plain#1']), answered(['S-shield#1'])]).toEqual([
      { ada: 1, bo: 16 },
      { ada: 1, bo: 4 },
    ]);
  });
  it('follows once after the whole first part, and nested lists count separately', () => {
    const inner = { op: 'then', do: [score(0)], then: [score(9)] };
    expect(points(laid([{ op: 'then', do: [score(1)], then: [inner, score(2)] }]))).toEqual({ ada: 3, bo: 0 });
  });
});

describe('repeat', () => {
  it('runs that many times', () => {
    expect(points(laid([{ op: 'repeat', times: 3, do: [score(2)] }]))).toEqual({ ada: 6, bo: 0 });
  });
  it('asks again each time', () => {
    const session = laid([{ op: 'repeat', times: 2, do: [{ op: 'may', do: [score(2)] }] }], [{ do: 'choose' }]);
    expect([points(session), session.legal().length]).toEqual([{ ada: 2, bo: 0 }, 2]);
  });
  it('does nothing zero times', () => {
    expect(points(laid([{ op: 'repeat', times: 0, do: [score(2)] }]))).toEqual({ ada: 0, bo: 0 });
  });
});

describe('sentences of these words', () => {
  const voice = voiceOf(toy, (_, id) => id);
  const text = [
    { op: 'either', by: { op: 'others' }, of: [[score(2)], [score(1)]] },
    { op: 'either', by: { op: 'others' }, must: true, of: [[score(2)], [score(1)]] },
    { op: 'either', must: true, of: [[score(2)], [score(1)]] },
    { op: 'then', do: [score(1)], then: [score(2)] },
    { op: 'repeat', times: 2, do: [score(1)] },
  ];
  it('exist in both languages', () => {
    expect(text.map((effect) => sentenceOf([effect], 'ja', voice))).toEqual([
      'ほかの全員が次から1つを選ぶ：（1）持ち主は2点を得る（2）持ち主は1点を得る。',
      'ほかの全員が次から必ず1つを選ぶ：（1）持ち主は2点を得る（2）持ち主は1点を得る。',
      '次から必ず1つを選ぶ：（1）持ち主は2点を得る（2）持ち主は1点を得る。',
      '持ち主は1点を得る。その後、それがすべて行われたなら、持ち主は2点を得る。',
      '2回、持ち主は1点を得る。',
    ]);
    expect(text.map((effect) => sentenceOf([effect], 'en', voice))).toEqual([
      'Everybody else chooses one: (1) its holder scores 2 (2) its holder scores 1.',
      'Everybody else must choose one: (1) its holder scores 2 (2) its holder scores 1.',
      'Must choose one: (1) its holder scores 2 (2) its holder scores 1.',
      'Its holder scores 1; then, if that was done whole, its holder scores 2.',
      '2 times: its holder scores 1.',
    ]);
  });
});
