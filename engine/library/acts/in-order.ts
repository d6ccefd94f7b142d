import type { AnyChange } from '#engine/kernel/changes/change.ts';
import type { ChangeNext } from '#engine/kernel/procedures/next.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Table } from '#engine/kernel/table/table.ts';

/** Alternative ways to do something, each a list of changes; empty: impossible. */
export type ActOption<G> = (game: G) => readonly (readonly ChangeNext[])[];

export class Trial<G extends { readonly table: ReadonlyTable }> {
  private readonly table: Table;
  private readonly game: G;
  private readonly changes: ReadonlyMap<string, AnyChange>;

  constructor(game: G, on: (table: Table) => G, changes: readonly AnyChange[]) {
    this.table = (game.table as Table).fork();
    this.game = on(this.table);
    this.changes = new Map(changes.map((one) => [one.kind, one]));
  }

  /** Each deed must leave the next possible. Changes are applied without consequences or reactions. */
  canDoInOrder(deeds: readonly ActOption<G>[]): boolean {
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
