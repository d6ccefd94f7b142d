import type { Cost, Payment, PaymentSource } from '#engine/kernel/language/block.ts';
import { completed, type Due, openShares } from './shares.ts';

/** Never below 0, whatever reduces it. */
export const amountOf = (asks: number, { altered = 0 }: Pick<Payment, 'altered'> = {}): number =>
  Math.max(0, asks + altered);

const isWayPayable = (way: readonly Payment[]): boolean => {
  const [part] = way;
  if (part === undefined) return true;
  // Mostly there is one source, and nothing to share out
  const [source] = part.sources;
  if (way.length === 1 && part.sources.length === 1) return amountOf(part.asks, part) <= (source?.has ?? 0);
  const dues = way.map((part): Due => ({ sources: part.sources, amount: amountOf(part.asks, part) }));
  return completed(dues, openShares(dues)) !== null;
};

export const payableWays = (cost: Cost): Cost => cost.filter(isWayPayable);

/** Whether all parts together can be paid now, in any of its ways. */
export const isPayable = (cost: Cost): boolean => cost.some(isWayPayable);

interface Asked extends Pick<Payment, 'upTo' | 'altered' | 'as'> {
  /** The op of the cost. Its sources share a stock with the same op and thing in other parts, unless they name one. */
  readonly kind: string;
  readonly asks: number;
  readonly from: readonly (Omit<PaymentSource, 'stock'> & { readonly stock?: string })[];
}

/** What an op of a cost returns: a single part with a single way. */
export function partOf({ kind, from, as, ...asked }: Asked): Cost {
  const sources = from.map((one) => ({ ...one, has: Math.max(0, one.has), stock: one.stock ?? `${kind} ${one.of}` }));
  return [[{ ...asked, ...(as === undefined ? {} : { as }), sources }]];
}
