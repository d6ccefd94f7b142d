import type { Payment } from '#engine/kernel/language/block.ts';
import type { ChangeNext } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { amountOf } from './payable.ts';
import { boundsOf, completed, type Due, openShares, type Shares, withShare } from './shares.ts';

/** A way to pay, as far as it is decided. */
export interface Paying {
  readonly parts: readonly Payment[];
  /** The number of each part; null: still to be chosen by the payer. */
  readonly numbers: readonly (number | null)[];
  readonly shares: Shares;
}
/** How much each of these gives; no other split of its part is decided before. */
export interface ShareQuestion {
  readonly part: number;
  readonly by: Thing;
  readonly open: readonly OpenShare[];
  /** Each gives one or nothing. */
  readonly isOfItems: boolean;
}
interface OpenShare {
  readonly source: number;
  readonly of: Thing;
  readonly by: Thing;
  readonly least: number;
  readonly most: number;
}
/** More numbers than these are not offered one by one. */
const mostNumbers = 1000;

export function numbersFrom(least: number, most: number): readonly number[] {
  return Array.from({ length: Math.min(mostNumbers, most - least + 1) }, (_, i) => least + i);
}

export const payingOf = (parts: readonly Payment[]): Paying => ({
  parts,
  numbers: parts.map(({ asks, upTo }) => (upTo === undefined ? asks : null)),
  shares: openShares(parts),
});

/** Numbers still to be chosen are as small as can be. */
export const duesOf = ({ parts, numbers }: Pick<Paying, 'parts' | 'numbers'>): readonly Due[] =>
  parts.map((part, i) => ({ sources: part.sources, amount: amountOf(numbers[i] ?? part.asks, part) }));

/** What the payer may choose as the next number. */
export function nextNumbers({ parts, numbers, shares }: Paying): readonly number[] {
  const next = numbers.indexOf(null);
  const part = parts[next];
  if (part === undefined) return [];
  const fits = (number: number) => completed(duesOf({ parts, numbers: numbers.with(next, number) }), shares) !== null;
  const offered = numbersFrom(part.asks, part.upTo ?? part.asks);
  const tooMany = offered.findIndex((number) => !fits(number));
  return tooMany < 0 ? offered : offered.slice(0, tooMany);
}

/** The first split with more than one way. `payer` decides it; null: the owners of the sources do, each in turn. */
export function nextShare(paying: Paying, payer: Thing | null): ShareQuestion | null {
  const dues = duesOf(paying);
  for (const [part, { amount, sources }] of dues.entries()) {
    const open = sources.flatMap(({ of, by }, source): readonly OpenShare[] => {
      if (paying.shares[part]?.[source] !== null) return [];
      const [least, most] = boundsOf(dues, paying.shares, part, source) ?? [0, 0];
      return least === most ? [] : [{ source, of, by, least, most }];
    });
    const [first] = open;
    if (first === undefined) continue;
    const asked = payer === null ? open.filter(({ by }) => by === first.by) : open;
    return {
      part,
      by: payer ?? first.by,
      open: asked,
      isOfItems: amount === 1 || sources.every(({ has }) => has <= 1),
    };
  }
  return null;
}

export function sharesWith({ shares }: Paying, { part, open }: ShareQuestion, of: Thing, amount: number): Shares {
  const source = open.find((one) => one.of === of)?.source;
  return source === undefined ? shares : withShare(shares, part, source, amount);
}

export const sharesWithout = ({ shares }: Paying, { part, open }: ShareQuestion): Shares =>
  open.reduce((rest, { source }) => withShare(rest, part, source, 0), shares);

export const mayGiveNothing = (paying: Paying, question: ShareQuestion): boolean =>
  completed(duesOf(paying), sharesWithout(paying, question)) !== null;

/** Without a number to multiply, the change is made several times. */
export const changesOf = ({ sources }: Pick<Payment, 'sources'>, shares: readonly number[]): readonly ChangeNext[] =>
  sources.flatMap(({ pay }, i) => {
    const [times = 0, { base, amount }] = [shares[i], pay.record];
    if (times === 0) return [];
    if (base === undefined && amount === undefined) return Array.from({ length: times }, () => pay);
    const record = {
      ...pay.record,
      ...(base === undefined ? {} : { base: base * times }),
      ...(amount === undefined ? {} : { amount: amount * times }),
    };
    return [{ ...pay, record }];
  });
