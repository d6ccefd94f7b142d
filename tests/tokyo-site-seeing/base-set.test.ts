import { describe, expect, it } from 'vitest';
import { copiesOf, type Rarity } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { sample } from './sample.ts';

interface Design {
  readonly id: string;
  readonly rarity: Rarity;
  readonly copies?: number;
  readonly ap: number;
  readonly discardInstead?: boolean;
}
const designs = (kind: string): readonly Design[] =>
  (sample[`cards/${kind}.json`] as unknown as { readonly cards: readonly Design[] }).cards;
const copies = ({ rarity, copies }: Design): number => copies ?? copiesOf[rarity];

describe('the base set of the sample', () => {
  it.each([
    ['weapons', 40],
    ['items', 40],
    ['followers', 40],
    ['site', 40],
    ['artifacts', 18],
    ['troubles', 40],
    ['starters', 32],
  ])('has as many %s as the printed box: %i (TSS-COMP-07)', (kind, count) => {
    expect(designs(kind).reduce((sum, design) => sum + copies(design), 0)).toBe(count);
  });
  it.each(['weapons', 'items', 'followers', 'site', 'artifacts', 'troubles'])(
    'has %s in copies by their rarity, numbered without a gap (TSS-COMP-34)',
    (kind) => {
      const box = { common: 4, rare: 3, epic: 2, unique: 1 };
      expect(designs(kind).map(({ id, rarity }) => [id, rarity in box])).toEqual(
        designs(kind).map(({ id }) => [id, true]),
      );
      let next = 1;
      for (const design of designs(kind)) {
        expect(Number(design.id.replace(/^.*-/, ''))).toBe(next);
        expect(copies(design)).toBe(box[design.rarity as keyof typeof box]);
        next += copies(design);
      }
    },
  );
  it('has troubles with the AP of their rarity, and one that does nothing (TSS-COMP-50)', () => {
    const range: { readonly [rarity: string]: readonly [number, number] } = {
      ...{ common: [3, 5], rare: [5, 7], epic: [7, 7], unique: [8, 8] },
    };
    const nothing = designs('troubles').filter(({ discardInstead }) => discardInstead === true);
    expect(nothing.map(({ rarity, ap }) => [rarity, ap])).toEqual([['common', 0]]);
    for (const { id, rarity, ap } of designs('troubles').filter((one) => !nothing.includes(one))) {
      const [least = 0, most = 0] = range[rarity] ?? [];
      expect([id, ap >= least && ap <= most]).toEqual([id, true]);
    }
  });
});
