import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import type { StoneDocument } from './toy/content.ts';
import { openToy } from './toy/open.ts';

const self = { op: 'self' };
const score = (amount: unknown) => ({ op: 'score', to: self, amount });

function laid(
  text: NonNullable<StoneDocument['do']>,
  answers: readonly JsonObject[] = [],
  put: JsonObject = {},
): Session {
  const session = openToy({
    stones: [
      { id: 'S-text', copies: 1, worth: 0, do: text },
      { id: 'S-plain', copies: 9, worth: 1 },
    ],
    put: { hands: { ada: ['S-text#1', 'S-plain#1'], bo: ['S-plain#2', 'S-plain#3'] }, ...put },
  });
  session.act({ do: 'lay', stone: 'S-text' });
  for (const answer of answers) session.act(answer);
  return session;
}
const points = (session: Session) => session.table()['points'];

describe('a list of effects', () => {
  it('runs in order', () => {
    expect(points(laid([score(1), score(2)]))).toEqual({ ada: 3, bo: 0 });
  });
});

describe('if', () => {
  const text = (than: number) => [
    { op: 'if', if: { op: 'atLeast', value: 2, than }, then: [score(1)], else: [score(5)] },
  ];
  it('runs `then` when the condition holds', () => expect(points(laid(text(2)))).toEqual({ ada: 1, bo: 0 }));
  it('runs `else` when it does not', () => expect(points(laid(text(3)))).toEqual({ ada: 5, bo: 0 }));
});

describe('each', () => {
  it('runs for everyone as they were when it began', () => {
    const text = [
      {
        op: 'each',
        of: { op: 'others' },
        as: 'one',
        do: [{ op: 'score', to: { op: 'named', name: 'one' }, amount: 2 }],
      },
    ];
    expect(points(laid(text))).toEqual({ ada: 0, bo: 2 });
  });
  it('does nothing for an empty list', () => {
    const text = [{ op: 'each', of: { op: 'heap' }, as: 'one', do: [score(9)] }];
    expect(points(laid([{ op: 'stir' }, ...text]))).toEqual({ ada: 0, bo: 0 });
  });
});

describe('where', () => {
  it('keeps those for which the condition holds, binding each in turn', () => {
    const rich = { op: 'atLeast', value: { op: 'pointsOf', of: { op: 'named', name: 'it' } }, than: 2 };
    const who = { op: 'where', of: { op: 'others' }, as: 'it', if: rich };
    const text = [{ op: 'score', to: who, amount: 3 }];
    expect(points(laid(text, [], { points: { bo: 1 } }))).toEqual({ ada: 0, bo: 1 });
    expect(points(laid(text, [], { points: { bo: 2 } }))).toEqual({ ada: 0, bo: 5 });
  });
});

describe('may', () => {
  const text = [{ op: 'may', do: [score(2)] }];
  it('runs when it is chosen', () => expect(points(laid(text, [{ do: 'choose' }]))).toEqual({ ada: 2, bo: 0 }));
  it('is skipped when it is declined', () =>
    expect(points(laid(text, [{ do: 'decline' }]))).toEqual({ ada: 0, bo: 0 }));
  it('is not asked when it could change nothing', () => {
    const session = laid([{ op: 'may', do: [score(0)] }]);
    expect(session.legal()[0]).toEqual({ do: 'lay', by: 'bo', stone: 'S-plain#2' });
  });
});

describe('choose', () => {
  const one = { op: 'one', of: { op: 'heap' } };
  const rub = [{ op: 'rub', stone: { op: 'named', name: 'it' } }];
  const heap = { heap: ['S-plain#7', 'S-plain#8'] };

  it('exactly one: offers the pieces and nothing else', () => {
    const session = laid([{ op: 'choose', what: one, as: 'it', do: rub }], [], heap);
    expect(session.legal()).toEqual([
      { do: 'choose', by: 'ada', target: 'S-plain#7' },
      { do: 'choose', by: 'ada', target: 'S-plain#8' },
      { do: 'choose', by: 'ada', target: 'S-text#1' },
    ]);
  });

  it('up to n: asks one at a time until the player is done', () => {
    const what = { op: 'upTo', of: { op: 'heap' }, amount: 2 };
    const session = laid([{ op: 'choose', what, as: 'it', do: rub }], [{ do: 'choose', target: 'S-plain#8' }], heap);
    expect(session.legal()).toEqual([
      { do: 'choose', by: 'ada', target: 'S-plain#7' },
      { do: 'choose', by: 'ada', target: 'S-text#1' },
      { do: 'done', by: 'ada' },
    ]);
    const events = session.act({ do: 'done' });
    expect(events.filter((event) => event['path'] !== undefined).map((event) => event['stone'])).toEqual(['S-plain#8']);
  });

  it('up to n: ends by itself when n are chosen', () => {
    const what = { op: 'upTo', of: { op: 'heap' }, amount: 1 };
    const session = laid([{ op: 'choose', what, as: 'it', do: rub }], [{ do: 'choose', target: 'S-plain#8' }], heap);
    expect(session.legal()[0]?.['by']).toBe('bo');
  });

  it('does nothing when nothing is chosen', () => {
    const what = { op: 'upTo', of: { op: 'heap' }, amount: 1 };
    const session = laid([{ op: 'choose', what, as: 'it', do: [score(9)] }], [{ do: 'done' }], heap);
    expect(points(session)).toEqual({ ada: 0, bo: 0 });
  });
});

describe('remember', () => {
  it('keeps the value from that moment', () => {
    const mine = { op: 'pointsOf', of: self };
    const text = [{ op: 'remember', as: 'n', amount: mine, do: [score(3), score({ op: 'remembered', name: 'n' })] }];
    expect(points(laid(text, [], { points: { ada: 2 } }))).toEqual({ ada: 7, bo: 0 });
  });
});

describe('amounts and conditions', () => {
  it.each([
    [{ op: 'add', a: 1, b: 2 }, 3],
    [{ op: 'subtract', a: 5, b: 2 }, 3],
    [{ op: 'multiply', a: 2, b: 3 }, 6],
    [{ op: 'least', a: 2, b: 3 }, 2],
    [{ op: 'greatest', a: 2, b: 3 }, 3],
    [{ op: 'count', of: { op: 'others' } }, 1],
  ])('%j is %i', (amount, value) => expect(points(laid([score(amount)]))).toEqual({ ada: value, bo: 0 }));

  const yes = { op: 'equals', a: 1, b: 1 };
  const no = { op: 'equals', a: 1, b: 2 };
  it.each([
    [yes, true],
    [no, false],
    [{ op: 'not', of: no }, true],
    [{ op: 'all', of: [yes, no] }, false],
    [{ op: 'all', of: [yes, yes] }, true],
    [{ op: 'any', of: [yes, no] }, true],
    [{ op: 'any', of: [no, no] }, false],
    [{ op: 'exists', what: { op: 'others' } }, true],
  ])('%j is %s', (condition, holds) => {
    const session = laid([{ op: 'if', if: condition, then: [score(1)] }]);
    expect(points(session)).toEqual({ ada: holds ? 1 : 0, bo: 0 });
  });
});
