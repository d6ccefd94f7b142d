import type { Place } from '#engine/kernel/table/table.ts';
import type { Question } from './cached-query.ts';
import { counter } from './counters.ts';
import type { TokyoGame } from './game.ts';

/** The answers of one game to its questions. They are no state: what the table does not tell is not in them. */
export class Answers {
  private readonly game: TokyoGame;
  private readonly answers: unknown[] = [];
  /** By question: the revision of the table at which it was last good, and that of what it looks at. */
  private readonly goodAt: number[] = [];
  private readonly seen: number[] = [];
  private readonly places: (readonly Place[])[] = [];

  constructor(game: TokyoGame) {
    this.game = game;
  }

  to<T>(question: Question<T>): T {
    const { number, compute } = question;
    const { revision } = this.game.table;
    if (this.goodAt[number] === revision) return this.answers[number] as T;
    this.goodAt[number] = revision;
    const seen = this.revisionOf(question);
    if (this.seen[number] !== seen) {
      this.seen[number] = seen;
      this.answers[number] = compute(this.game);
    }
    return this.answers[number] as T;
  }

  /** Revisions only grow: an equal sum means that nothing has changed. */
  private revisionOf({ number, looksAt }: Question<unknown>): number {
    const { table, layout } = this.game;
    let places = this.places[number];
    if (places === undefined) {
      places = looksAt.places?.(layout) ?? [];
      this.places[number] = places;
    }
    let sum = 0;
    for (let i = 0; i < places.length; i++) sum += table.placeRevision(places[i] as Place);
    const { counters } = looksAt;
    if (counters !== undefined)
      for (let i = 0; i < counters.length; i++)
        sum += table.counterRevision(counter[counters[i] as keyof typeof counter]);
    return sum;
  }
}
