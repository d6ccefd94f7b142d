import { describe, expect, it } from 'vitest';
import { sentenceOf, voiceOf } from '#authoring/project/sentences/speak.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { ToyGame } from '../kernel/toy/toy-game.ts';
import { gameWithCosts, laying } from './costs-game.ts';

const score = (amount: Json, to: JsonObject = { op: 'others' }) => ({ op: 'score', to, amount });
const points = (amount: Json, from?: JsonObject) => ({ op: 'points', amount, ...(from && { from }) });
const stones = (count: number, of: JsonObject = { op: 'hand' }) => ({ op: 'stones', count, of });
const heavy = { op: 'hand', worth: 4 };
const everybody = { op: 'everybody' };
const pay = (cost: readonly JsonObject[], ...effects: readonly JsonObject[]) => [
  { op: 'pay', cost, do: effects.length === 0 ? [score(9)] : effects },
];

/** Points of ada, bo and cy; bo and cy have 9 more if the effect was done. */
const held = (session: Session) => ['ada', 'bo', 'cy'].map((seat) => (session.table()['points'] as JsonObject)[seat]);
const isAsked = (session: Session) =>
  session.legal().some((one) => ['choose', 'pay', 'amount'].includes(String(one['do'])));
const batches = (session: Session) =>
  session
    .eventsFrom(0)
    .filter(({ batch, status }) => batch !== undefined && status === 'applied')
    .map(({ kind, to, stone, base, batch }) =>
      [kind, to ?? stone, base, batch].filter((one) => one !== undefined).join(' '),
    );

describe('a cost', () => {
  it('AH-TM-25: takes all its parts at the same time', () => {
    const session = laying(pay([points(2), points(1), { op: 'wear' }, stones(1)]), {
      points: { ada: 4 },
      hands: { ada: ['S-plain#1'] },
    });
    expect([batches(session), held(session)]).toEqual([
      ['gain ada -2 1', 'gain ada -1 1', 'wear S-text#1 1', 'lay S-plain#1 1'],
      [1, 9, 9],
    ]);
  });

  it('takes nothing when its parts cannot be paid together, though each could alone', () => {
    const tooFew = laying(pay([points(2), points(1)]), { points: { ada: 2 } });
    expect([batches(tooFew), held(tooFew)]).toEqual([[], [2, 0, 0]]);
    const oneStone = laying(pay([stones(1), stones(1, heavy)]), { hands: { ada: ['S-heavy#1'] } });
    expect([batches(oneStone), held(oneStone)]).toEqual([[], [0, 0, 0]]);
  });

  it('is not offered when it cannot be paid', () => {
    const text = [{ op: 'either', must: true, of: [pay([points(2), points(1)]), [score(1)], [score(2)]] }];
    const options = (has: number) =>
      laying(text, { points: { ada: has } })
        .legal()
        .map(({ option }) => option);
    expect([options(2), options(3)]).toEqual([
      [2, 3],
      [1, 2, 3],
    ]);
  });

  it('of nothing is paid without asking', () => {
    const session = laying(pay([points(0), stones(0)]), { hands: { ada: ['S-plain#1', 'S-plain#2'] } });
    expect([batches(session), held(session)]).toEqual([[], [0, 9, 9]]);
  });

  it('is altered by numbers, never below 0', () => {
    const paid = (...others: readonly string[]) =>
      held(laying(pay([points(1)]), { points: { ada: 5 }, hands: { ada: others } }))[0];
    expect([paid(), paid('S-dear#1'), paid('S-dear#1', 'S-dear#2'), paid('S-cheap#1')]).toEqual([4, 3, 2, 5]);
  });

  it('is not paid when a payment is replaced: the effect does not follow, what else was paid stays paid', () => {
    const session = laying([{ ...pay([points(2), { op: 'wear' }])[0], else: [score(1)] } as JsonObject] as never, {
      points: { ada: 2 },
      hands: { ada: ['S-stir#1'] },
    });
    for (const answer of [{ do: 'decline' }, { do: 'interrupt' }]) session.act(answer);
    expect([batches(session), held(session)]).toEqual([
      ['stir 1', 'wear S-text#1 1'],
      [2, 1, 1],
    ]);
  });

  it('that cannot be paid leads to what is done otherwise', () => {
    const session = laying([{ op: 'pay', cost: [points(1)], do: [score(9)], else: [score(2)] }], {});
    expect(held(session)).toEqual([0, 2, 2]);
  });
});

describe('a split', () => {
  const stored = (amount: number) => [score(2, { op: 'heap' }), ...pay([points(amount, { op: 'heap' })])];
  const heap = ['S-plain#1', 'S-plain#2'];
  const onStones = (session: Session) => {
    const game = session.game as ToyGame;
    return [...game.table.at(1)].map((stone) => `${game.stoneName(stone)} ${game.points(stone)}`);
  };

  it('SC-RS-04: any number of sources pay in any split, asked once if the rest follows from it', () => {
    const session = laying(stored(3), { heap });
    expect(session.legal().filter(({ target }) => target === 'S-plain#1')).toEqual([
      { do: 'pay', by: 'ada', target: 'S-plain#1', amount: 1 },
      { do: 'pay', by: 'ada', target: 'S-plain#1', amount: 2 },
    ]);
    session.act({ do: 'pay', target: 'S-plain#1', amount: 1 });
    session.act({ do: 'pay', target: 'S-plain#2', amount: 2 });
    expect([onStones(session), held(session)[1]]).toEqual([['S-plain#1 1', 'S-plain#2 0', 'S-text#1 2'], 9]);
  });

  it('is not asked when everything must be given', () => {
    expect(onStones(laying(stored(6), { heap }))).toEqual(['S-plain#1 0', 'S-plain#2 0', 'S-text#1 0']);
  });

  it('asks which things pay, but not where another part needs one of them', () => {
    const put = { hands: { ada: ['S-heavy#1', 'S-plain#1', 'S-plain#2'] } };
    const session = laying(pay([stones(1), stones(1, heavy)]), put);
    expect(session.legal()).toEqual([
      { do: 'choose', by: 'ada', target: 'S-plain#1' },
      { do: 'choose', by: 'ada', target: 'S-plain#2' },
    ]);
    session.act({ do: 'choose', target: 'S-plain#2' });
    expect(batches(session)).toEqual(['lay S-plain#2 1', 'lay S-heavy#1 1']);
    expect(isAsked(laying(pay([stones(1), stones(1, heavy)]), { hands: { ada: ['S-heavy#1', 'S-plain#1'] } }))).toBe(
      false,
    );
  });

  it('can be saved, loaded and undone while it is asked', () => {
    const text = pay([stones(2)]);
    const session = laying(text, { hands: { ada: ['S-plain#1', 'S-plain#2', 'S-plain#3'] } });
    session.act({ do: 'choose', target: 'S-plain#3' });
    const [{ ...saved }, system] = [session.save(), gameWithCosts()];
    const loaded = Session.load(system, session.content as never, JSON.parse(JSON.stringify(saved)));
    for (const one of [session, loaded]) one.act({ do: 'choose', target: 'S-plain#1' });
    expect([loaded.running.stateText(), batches(session)]).toEqual([
      session.running.stateText(),
      ['lay S-plain#1 1', 'lay S-plain#3 1'],
    ]);
    session.undoTo(session.decisions - 1);
    expect(session.legal().map(({ target }) => target)).toEqual(['S-plain#1', 'S-plain#2']);
  });
});

describe('a group', () => {
  const text = pay([points(4, everybody)], score(9, { op: 'self' }));
  const put = { points: { ada: 2, bo: 2, cy: 3 } };

  it('AH-TM-27: pays in any split, each asked in turn how much, at least what the others cannot', () => {
    const session = laying(text, put, { splitBy: 'each' });
    const asked = () => session.legal().map(({ do: word, by, amount }) => [word, by, amount].filter(Boolean).join(' '));
    expect(asked()).toEqual(['pay ada 1', 'pay ada 2', 'done ada']);
    session.act({ do: 'done' });
    expect(asked()).toEqual(['pay bo 1', 'pay bo 2']);
    session.act({ do: 'pay', amount: 2 });
    expect([held(session), batches(session)]).toEqual([
      [11, 0, 1],
      ['gain bo -2 1', 'gain cy -2 1'],
    ]);
  });

  it('AH-TM-27: or as the payer says', () => {
    const session = laying(text, put);
    expect(new Set(session.legal().map(({ by }) => by))).toEqual(new Set(['ada']));
    session.act({ do: 'pay', target: 'cy', amount: 3 });
    session.act({ do: 'pay', target: 'bo', amount: 1 });
    expect(held(session)).toEqual([11, 1, 0]);
  });

  it('cannot pay more than it has together', () => {
    expect(held(laying(text, { points: { ada: 1, bo: 1, cy: 1 } }))).toEqual([1, 1, 1]);
  });
});

describe('a choice of costs', () => {
  const text = pay([{ op: 'anyCost', of: [[points(2)], [stones(1)]] }, points(1)]);

  it('offers the ways that can be paid with all other parts', () => {
    const both = laying(text, { points: { ada: 3 }, hands: { ada: ['S-plain#1'] } });
    expect(both.legal()).toEqual([
      { do: 'choose', by: 'ada', option: 1 },
      { do: 'choose', by: 'ada', option: 2 },
    ]);
    both.act({ do: 'choose', option: 2 });
    expect(batches(both)).toEqual(['lay S-plain#1 1', 'gain ada -1 1']);
    const one = laying(text, { points: { ada: 2 }, hands: { ada: ['S-plain#1'] } });
    expect([isAsked(one), batches(one)]).toEqual([false, ['lay S-plain#1 1', 'gain ada -1 1']]);
  });

  it('gives a way the same number, whatever other ways can be paid', () => {
    const three = pay([{ op: 'anyCost', of: [[points(5)], [points(2)], [stones(1)]] }]);
    const session = laying(three, { points: { ada: 3 }, hands: { ada: ['S-plain#1'] } });
    expect(session.legal().map(({ option }) => option)).toEqual([2, 3]);
    session.act({ do: 'choose', option: 3 });
    expect(batches(session)).toEqual(['lay S-plain#1 1']);
  });
});

describe('what was paid', () => {
  const x = { op: 'anyPoints', most: 5, as: 'x' };
  const scoresX = pay([points(1), x], score({ op: 'remembered', name: 'x' }));

  it('is a number chosen within what can be paid, known to the effect', () => {
    const session = laying(scoresX, { points: { ada: 4 } });
    expect(session.legal().map(({ amount }) => amount)).toEqual([0, 1, 2, 3]);
    session.act({ do: 'amount', amount: 2 });
    expect(held(session)).toEqual([1, 2, 2]);
  });

  it('may be more or less than the chosen number', () => {
    const session = laying(pay([x], score({ op: 'remembered', name: 'x' })), {
      points: { ada: 4 },
      hands: { ada: ['S-dear#1'] },
    });
    expect(session.legal().map(({ amount }) => amount)).toEqual([0, 1, 2, 3]);
    session.act({ do: 'amount', amount: 3 });
    expect(held(session)).toEqual([0, 3, 3]);
  });

  it('are the things that paid, known to the effect', () => {
    const session = laying(pay([{ ...stones(1), as: 'it' }], { op: 'rub', stone: { op: 'named', name: 'it' } }), {
      hands: { ada: ['S-plain#1', 'S-plain#2'] },
    });
    session.act({ do: 'choose', target: 'S-plain#2' });
    expect(session.eventsFrom(0).filter(({ kind }) => kind === 'wear')[0]).toMatchObject({ stone: 'S-plain#2' });
  });

  it('is a name for the effects that follow, in an op and in an entry of a text', () => {
    const names = (part: unknown) =>
      nodesIn(part).flatMap(({ op, names: bound }) => (op === 'score' ? [...bound.keys()] : []));
    expect([names(scoresX), names({ id: 'a', cost: [x], do: [score(1)] }), names([score(1)])]).toEqual([
      ['x'],
      ['x'],
      [],
    ]);
  });
});

it('sentences of costs exist in both languages', () => {
  const voice = voiceOf(gameWithCosts(), (_, id) => id);
  const text = [
    ...pay([points(4, everybody), { op: 'wear' }]),
    {
      op: 'pay',
      cost: [{ op: 'anyCost', of: [[points(2)], [stones(1), { op: 'wear' }]] }],
      do: [score(1)],
      else: [score(2)],
    },
  ];
  expect(text.map((effect) => sentenceOf([effect], 'ja', voice))).toEqual([
    '全員の4点、この石をすり減らす：ほかの全員は9点を得る。',
    '次のどれか1つ：（1）2点（2）手の石を1個、この石をすり減らす：ほかの全員は1点を得る。支払わなければ、ほかの全員は2点を得る。',
  ]);
  expect(text.map((effect) => sentenceOf([effect], 'en', voice))).toEqual([
    '4 points of everybody, wear this stone: everybody else scores 9.',
    'One of: (1) 2 points (2) 1 of the stones in hand, wear this stone: everybody else scores 1; if that is not paid, everybody else scores 2.',
  ]);
});
