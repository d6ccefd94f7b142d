import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Counter, Place } from '#engine/kernel/table/things-and-places.ts';
import { RevisionMemo } from './per-revision-memo.ts';

export interface LooksAt<G> {
  /** Called once per game: the places must not change. */
  readonly places?: (game: G) => readonly Place[];
  readonly counters?: readonly Counter[];
  /** Pieces on whatever things. */
  readonly attached?: true;
  /** Lasting effects and open periods. */
  readonly lasting?: true;
}
/** A cached question, recomputed only when what it looks at has changed. */
export interface Query<G, T> {
  readonly number: number;
  readonly looksAt: LooksAt<G>;
  readonly compute: (game: G) => T;
}
export interface QueriedGame {
  readonly table: ReadonlyTable;
  readonly cache: QueryCache;
}

/** Not part of the state: derived from the table only. */
export class QueryCache {
  private readonly answers: unknown[] = [];
  private readonly goodAt: number[] = [];
  private readonly seen: number[] = [];
  private readonly places: (readonly Place[])[] = [];
  private readonly memos: RevisionMemo<unknown>[] = [];

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

  /** See `Queries.perRevision`. */
  memo<Result>(number: number): RevisionMemo<Result> {
    let memo = this.memos[number];
    if (memo === undefined) {
      memo = new RevisionMemo();
      this.memos[number] = memo;
    }
    return memo as RevisionMemo<Result>;
  }

  /** Revisions only grow, so an equal sum means no change. */
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
    if (looksAt.attached === true) sum += table.attachedRevision;
    return looksAt.lasting === true ? sum + table.lastingRevision : sum;
  }
}
