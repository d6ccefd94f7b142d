import type { AnyChange } from '#engine/kernel/changes/change.ts';
import type { Happening } from '#engine/kernel/procedures/next.ts';
import type { Reading, Table } from '#engine/kernel/table/table.ts';

/** Something that can be done in several ways, each a list of changes; none: it cannot be done. */
export type Deed<G> = (game: G) => readonly (readonly Happening[])[];

/** A copy of a game on which deeds are tried out; it is as the game was when the copy was made. */
export class Trial<G extends { readonly table: Reading }> {
  private readonly table: Table;
  private readonly game: G;
  private readonly changes: ReadonlyMap<string, AnyChange>;

  /** `on`: the game as it would be on another table. */
  constructor(game: G, on: (table: Table) => G, changes: readonly AnyChange[]) {
    this.table = (game.table as Table).fork();
    this.game = on(this.table);
    this.changes = new Map(changes.map((one) => [one.kind, one]));
  }

  /**
   * Whether deeds can be done one after the other, the first in some way that leaves the second possible and so on. The
   * changes of deeds write and nothing follows of them: what texts would answer is not foreseen.
   */
  canDoInOrder(deeds: readonly Deed<G>[]): boolean {
    const [first, ...rest] = deeds;
    if (first === undefined) return true;
    const ways = first(this.game);
    if (rest.length === 0) return ways.length > 0;
    return ways.some((happenings) => {
      const mark = this.table.mark;
      for (const { record } of happenings) {
        const kind = this.changes.get(record.kind);
        kind?.apply(this.table, this.game, kind.prepare?.(this.game, record) ?? record);
      }
      const can = this.canDoInOrder(rest);
      this.table.undo(mark);
      return can;
    });
  }
}
