import type { Counter, Place, Reading } from '#engine/kernel/table/table.ts';

/** What an answer depends on besides what never changes in a game: what lies in some places, and some counters. */
export interface LooksAt<G> {
  /** Asked once a game: which places these are does not change in it. */
  readonly places?: (game: G) => readonly Place[];
  readonly counters?: readonly Counter[];
}
/** A question that rules ask again and again: its answer is worked out anew only when what it looks at has changed. */
export interface Query<G, T> {
  /** Its place among the queries of its game. */
  readonly number: number;
  readonly looksAt: LooksAt<G>;
  readonly compute: (game: G) => T;
}
/** A game's reading of the table that keeps the answers to its queries. */
export interface QueriedGame {
  readonly table: Reading;
  readonly cache: QueryCache;
}

/** The answers of one game to its queries. They are no state: what the table does not tell is not in them. */
export class QueryCache {
  private readonly answers: unknown[] = [];
  /** By query: the revision of the table at which it was last good, and that of what it looks at. */
  private readonly goodAt: number[] = [];
  private readonly seen: number[] = [];
  private readonly places: (readonly Place[])[] = [];

  answer<G extends QueriedGame, T>(game: G, query: Query<G, T>): T {
    const { number, compute } = query;
    const { revision } = game.table;
    if (this.goodAt[number] === revision) return this.answers[number] as T;
    this.goodAt[number] = revision;
    const seen = this.revisionOf(game, query);
    if (this.seen[number] !== seen) {
      this.seen[number] = seen;
      this.answers[number] = compute(game);
    }
    return this.answers[number] as T;
  }

  /** Revisions only grow: an equal sum means that nothing has changed. */
  private revisionOf<G extends QueriedGame>(game: G, { number, looksAt }: Query<G, unknown>): number {
    const { table } = game;
    let places = this.places[number];
    if (places === undefined) {
      places = looksAt.places?.(game) ?? [];
      this.places[number] = places;
    }
    let sum = 0;
    for (let i = 0; i < places.length; i++) sum += table.placeRevision(places[i] as Place);
    const { counters } = looksAt;
    if (counters !== undefined)
      for (let i = 0; i < counters.length; i++) sum += table.counterRevision(counters[i] as Counter);
    return sum;
  }
}
