import type { Text } from '#engine/kernel/basics/text.ts';
import { type Mean, type Proportion, Sum, share } from './interval.ts';
import type { Ending, SeatSummary } from './play.ts';

export interface AggregateResult extends Proportion {
  /** A role or bot may have several seats of a game. */
  readonly games: number;
  /** First places, shared in ties; cooperative games count whole. */
  readonly won: number;
  readonly place: Mean;
  readonly score: Mean | null;
}
/** Significantly above or below chance, by five points beyond the interval. */
export type Outside = 'above' | 'below' | null;
const allowed = 0.05;

/** Mean of a score term by seat and by bot. */
export interface MeanScoreTerm {
  readonly label: Text;
  readonly rule: string;
  readonly seats: readonly (Mean & { readonly seat: number })[];
  readonly bots: readonly (Mean & { readonly bot: string })[];
}
export interface Standings {
  readonly seats: readonly (AggregateResult & { readonly seat: number; readonly outside: Outside })[];
  readonly orders: readonly (AggregateResult & { readonly order: number; readonly outside: Outside })[];
  readonly lines: readonly MeanScoreTerm[];
  readonly roles: readonly (AggregateResult & { readonly role: string })[];
  readonly bots: readonly (AggregateResult & { readonly bot: string })[];
}
export interface Ended extends Proportion {
  readonly result: string;
  readonly games: number;
}

class Count {
  private games = 0;
  private won = 0;
  private readonly place = new Sum();
  private readonly score = new Sum();

  add({ win, place, score }: SeatSummary): void {
    this.games++;
    this.won += win;
    this.place.add(place);
    if (score !== null) this.score.add(score);
  }

  get standing(): AggregateResult {
    const { games, won } = this;
    const place = this.place.mean ?? { mean: 0, interval: null };
    return { games, won, ...share(won, games), place, score: this.score.mean };
  }
}

type Told = Pick<Ending, 'result' | 'seats'> & Partial<Pick<Ending, 'won'>>;

export class Tournament {
  private games = 0;
  private isTogether = false;
  private readonly ended = new Map<string, number>();
  private readonly seats = new Map<number, Count>();
  private readonly orders = new Map<number, Count>();
  private readonly lines = new Map<string, LineCount>();
  private readonly roles = new Map<string, Count>();
  private readonly bots = new Map<string, Count>();

  /** `bots`: bot by seat, or one for all. */
  add({ result, won = null, seats }: Told, bots: readonly string[]): void {
    this.games++;
    this.isTogether ||= won !== null;
    if (result !== null) this.ended.set(result, (this.ended.get(result) ?? 0) + 1);
    for (const [seat, line] of seats.entries()) {
      countIn(this.seats, seat).add(line);
      const bot = bots[seat % bots.length] ?? '';
      if (line.order !== undefined) countIn(this.orders, line.order).add(line);
      for (const { label, rule, amount } of line.lines ?? []) {
        const key = JSON.stringify([rule, label]);
        const found = this.lines.get(key) ?? { label, rule, seats: new Map(), bots: new Map() };
        this.lines.set(key, found);
        sumIn(found.seats, seat).add(amount);
        sumIn(found.bots, bot).add(amount);
      }
      for (const role of line.roles) countIn(this.roles, role).add(line);
      countIn(this.bots, bot).add(line);
    }
  }

  ends(): readonly Ended[] {
    return inOrder(this.ended).map(([result, games]) => ({ result, games, ...share(games, this.games) }));
  }

  /** Compared with 1 / seats; null in cooperative games. */
  private outside({ interval: [low, high] }: Proportion): Outside {
    const fair = 1 / this.seats.size;
    if (this.isTogether || this.seats.size < 2) return null;
    return low > fair + allowed ? 'above' : high < fair - allowed ? 'below' : null;
  }

  standings(): Standings {
    return {
      seats: inOrder(this.seats).map(([seat, { standing }]) => ({
        seat,
        ...standing,
        outside: this.outside(standing),
      })),
      orders: inOrder(this.orders).map(([order, { standing }]) => ({
        ...{ order, ...standing, outside: this.outside(standing) },
      })),
      lines: [...this.lines.values()].map(({ label, rule, seats, bots }) => ({
        ...{ label, rule },
        seats: inOrder(seats).flatMap(([seat, { mean }]) => (mean === null ? [] : [{ seat, ...mean }])),
        bots: inOrder(bots).flatMap(([bot, { mean }]) => (mean === null ? [] : [{ bot, ...mean }])),
      })),
      roles: inOrder(this.roles).map(([role, count]) => ({ role, ...count.standing })),
      bots: inOrder(this.bots).map(([bot, count]) => ({ bot, ...count.standing })),
    };
  }
}

interface LineCount {
  readonly label: Text;
  readonly rule: string;
  readonly seats: Map<number, Sum>;
  readonly bots: Map<string, Sum>;
}

function sumIn<K>(sums: Map<K, Sum>, key: K): Sum {
  const sum = sums.get(key) ?? new Sum();
  sums.set(key, sum);
  return sum;
}

function countIn<K>(counts: Map<K, Count>, key: K): Count {
  const count = counts.get(key) ?? new Count();
  counts.set(key, count);
  return count;
}

function inOrder<K extends string | number, V>(found: ReadonlyMap<K, V>): readonly (readonly [K, V])[] {
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
