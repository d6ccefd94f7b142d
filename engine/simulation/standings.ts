import { type Mean, type Share, Sum, share } from './interval.ts';
import type { Ending, SeatLine } from './play.ts';

/** How somebody came out over many games. */
export interface Standing extends Share {
  /** How often it took part: one role or program can be at several seats of a game. */
  readonly games: number;
  /** First places, of which it got its share where several were first; whoever plays together wins or loses whole. */
  readonly won: number;
  readonly place: Mean;
  readonly score: Mean | null;
}
/** By the number of the seat, by role, by program. */
export interface Standings {
  readonly seats: readonly (Standing & { readonly seat: number })[];
  readonly roles: readonly (Standing & { readonly role: string })[];
  readonly bots: readonly (Standing & { readonly bot: string })[];
}
/** How often games ended so. */
export interface Ended extends Share {
  readonly result: string;
  readonly games: number;
}

class Count {
  private games = 0;
  private won = 0;
  private readonly place = new Sum();
  private readonly score = new Sum();

  add({ win, place, score }: SeatLine): void {
    this.games++;
    this.won += win;
    this.place.add(place);
    if (score !== null) this.score.add(score);
  }

  get standing(): Standing {
    const { games, won } = this;
    const place = this.place.mean ?? { mean: 0, interval: null };
    return { games, won, ...share(won, games), place, score: this.score.mean };
  }
}

/** Counts how games ended, and how seats, roles and programs came out in them. */
export class Tournament {
  private games = 0;
  private readonly ended = new Map<string, number>();
  private readonly seats = new Map<number, Count>();
  private readonly roles = new Map<string, Count>();
  private readonly bots = new Map<string, Count>();

  /** `bots`: the program at each seat; one alone plays all. */
  add({ result, seats }: Pick<Ending, 'result' | 'seats'>, bots: readonly string[]): void {
    this.games++;
    if (result !== null) this.ended.set(result, (this.ended.get(result) ?? 0) + 1);
    for (const [seat, line] of seats.entries()) {
      countIn(this.seats, seat).add(line);
      for (const role of line.roles) countIn(this.roles, role).add(line);
      countIn(this.bots, bots[seat % bots.length] ?? '').add(line);
    }
  }

  ends(): readonly Ended[] {
    return inOrder(this.ended).map(([result, games]) => ({ result, games, ...share(games, this.games) }));
  }

  standings(): Standings {
    return {
      seats: inOrder(this.seats).map(([seat, count]) => ({ seat, ...count.standing })),
      roles: inOrder(this.roles).map(([role, count]) => ({ role, ...count.standing })),
      bots: inOrder(this.bots).map(([bot, count]) => ({ bot, ...count.standing })),
    };
  }
}

function countIn<K>(counts: Map<K, Count>, key: K): Count {
  const count = counts.get(key) ?? new Count();
  counts.set(key, count);
  return count;
}

function inOrder<K extends string | number, V>(found: ReadonlyMap<K, V>): readonly (readonly [K, V])[] {
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}
