import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shared } from '#renderer/desk/texts/shared.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('unchanged data keeps its identity', () => {
  const before = { hand: ['I-01#1', 'W-03#2'], areas: { SNG: { cards: [1, 2] }, SBY: { cards: [] } } };

  it('as a whole', () => expect(shared(copy(before), before)).toBe(before));

  it('except for the change and what contains it', () => {
    const now = shared({ ...copy(before), areas: { ...copy(before.areas), SBY: { cards: [3] } } }, before);
    expect(now).toEqual({ ...before, areas: { SNG: { cards: [1, 2] }, SBY: { cards: [3] } } });
    expect(now.hand).toBe(before.hand);
    expect(now.areas.SNG).toBe(before.areas.SNG);
    expect(now.areas).not.toBe(before.areas);
  });

  it('for the beginning of a list that grew', () => {
    const now = shared([{ a: 1 }, { a: 2 }], [{ a: 1 }]);
    expect(now).toEqual([{ a: 1 }, { a: 2 }]);
    expect(shared([{ a: 1 }], [{ a: 1 }, { a: 2 }])).toEqual([{ a: 1 }]);
  });

  it('and always equals the current data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (now, before) => {
        expect(JSON.stringify(shared(now, before))).toBe(JSON.stringify(now));
      }),
    );
  });
});
