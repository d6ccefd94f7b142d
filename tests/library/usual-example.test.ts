import { describe, expect, it } from 'vitest';
import { amount, effects, flag, idOf, oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import { usualExample } from '#engine/library/words/usual-example.ts';

const usual = {
  effect: { op: 'smile' },
  selected: { piece: { op: 'thisPiece' } },
  anything: { op: 'everything' },
};

describe('the example of an op', () => {
  it('has its required fields in their order, with what is usual for them', () => {
    const fields = {
      who: selector(),
      which: selector('piece'),
      kind: oneOf('kind', ['first', 'second']),
      often: optional(flag()),
      amount: amount(),
      do: effects(),
    };
    expect(JSON.stringify(usualExample('put', fields, usual))).toBe(
      JSON.stringify({
        op: 'put',
        who: { op: 'everything' },
        which: { op: 'thisPiece' },
        kind: 'first',
        amount: 1,
        do: [{ op: 'smile' }],
      }),
    );
  });
  it('has what is given instead, also for fields that are optional or name something of the project', () => {
    const fields = { piece: idOf('piece'), often: optional(flag()), amount: amount() };
    expect(usualExample('put', fields, usual, { piece: 'P1', often: true })).toEqual({
      ...{ op: 'put', piece: 'P1', often: true, amount: 1 },
    });
  });
});
