import type { Payment, PaymentSource } from '#engine/kernel/language/block.ts';

// Which amounts can be taken from which source: a flow from the parts of a cost through sources to stocks.

/** Amounts taken, by part and source; null: open. */
export type Shares = readonly (readonly (number | null)[])[];
/** A part with its amount. */
export interface Due extends Pick<Payment, 'sources'> {
  readonly amount: number;
}

export const openShares = (dues: readonly Pick<Due, 'sources'>[]): Shares =>
  dues.map(({ sources }) => sources.map(() => null));

export const withShare = (shares: Shares, part: number, source: number, amount: number): Shares =>
  shares.map((of, i) => (i === part ? of.with(source, amount) : of));

/** A complete payment that agrees with the shares, or null. */
export function completed(dues: readonly Due[], shares: Shares): readonly (readonly number[])[] | null {
  const left = stocksIn(dues);
  const taken = shares.map((of) => of.map((share) => share ?? 0));
  for (const [i, { sources }] of dues.entries())
    for (const [k, { stock, has }] of sources.entries()) {
      const share = taken[i]?.[k] as number;
      const rest = (left.get(stock) as number) - share;
      if (rest < 0 || share > has) return null;
      left.set(stock, rest);
    }
  const flow = new Flow(dues, shares, taken, left);
  return dues.every(({ amount }, i) => flow.fill(i, amount)) ? taken : null;
}

/** Least and most that the source can give while all the rest can be paid; null if nothing can be. */
export function boundsOf(
  dues: readonly Due[],
  shares: Shares,
  part: number,
  source: number,
): readonly [least: number, most: number] | null {
  const some = completed(dues, shares)?.[part]?.[source];
  if (some === undefined) return null;
  const fits = (amount: number) => completed(dues, withShare(shares, part, source, amount)) !== null;
  const { amount, sources } = dues[part] as Due;
  const end = Math.min(amount, (sources[source] as PaymentSource).has);
  return [furthest(some, 0, fits), furthest(some, end, fits)];
}

/** The value nearest to `to` that fits; all between it and `from` fit. */
function furthest(from: number, to: number, fits: (value: number) => boolean): number {
  let [sure, end] = [from, to];
  while (sure !== end) {
    const next = end > sure ? Math.ceil((sure + end) / 2) : Math.floor((sure + end) / 2);
    if (fits(next)) sure = next;
    else end = next + Math.sign(sure - next);
  }
  return sure;
}

function stocksIn(dues: readonly Due[]): Map<string, number> {
  const stocks = new Map<string, number>();
  for (const { sources } of dues)
    for (const { stock, has } of sources) stocks.set(stock, Math.max(0, has, stocks.get(stock) ?? 0));
  return stocks;
}

/** Augmenting paths; parts and sources are few. */
class Flow {
  private readonly dues: readonly Due[];
  private readonly shares: Shares;
  private readonly taken: number[][];
  private readonly left: Map<string, number>;

  constructor(dues: readonly Due[], shares: Shares, taken: number[][], left: Map<string, number>) {
    this.dues = dues;
    this.shares = shares;
    this.taken = taken;
    this.left = left;
  }

  fill(part: number, amount: number): boolean {
    let wanted = amount - (this.taken[part] as number[]).reduce((sum, one) => sum + one, 0);
    while (wanted > 0) {
      const more = this.push(part, wanted, new Set());
      if (more === 0) return false;
      wanted -= more;
    }
    return wanted === 0;
  }

  /** Takes up to `wanted` more for a part, moving other parts to other stocks where needed. */
  private push(part: number, wanted: number, seen: Set<string>): number {
    const { sources } = this.dues[part] as Due;
    const own = this.taken[part] as number[];
    for (const [k, { stock, has }] of sources.entries()) {
      const room = Math.min(wanted, has - (own[k] as number));
      if (this.shares[part]?.[k] !== null || room <= 0 || seen.has(stock)) continue;
      seen.add(stock);
      const more = this.take(stock, room) || this.moveAway(stock, room, seen);
      if (more === 0) continue;
      own[k] = (own[k] as number) + more;
      return more;
    }
    return 0;
  }

  private take(stock: string, room: number): number {
    const more = Math.min(room, this.left.get(stock) as number);
    this.left.set(stock, (this.left.get(stock) as number) - more);
    return more;
  }

  private moveAway(stock: string, room: number, seen: Set<string>): number {
    for (const [part, { sources }] of this.dues.entries())
      for (const [k, source] of sources.entries()) {
        const taken = this.taken[part] as number[];
        if (source.stock !== stock || this.shares[part]?.[k] !== null || taken[k] === 0) continue;
        const moved = this.push(part, Math.min(room, taken[k] as number), seen);
        if (moved === 0) continue;
        taken[k] = (taken[k] as number) - moved;
        return moved;
      }
    return 0;
  }
}
