import type { AnyChange } from '#engine/kernel/changes/change.ts';
import type { ChangeNext } from '#engine/kernel/procedures/next.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Table } from '#engine/kernel/table/table.ts';

/** Whether one of the alternative ways to do something, each a list of changes, answers true; the others are not made. */
export type ActOption<G> = (game: G, isGood: (way: readonly ChangeNext[]) => boolean) => boolean;

export class Trial<G extends { readonly table: ReadonlyTable }> {
  private readonly table: Table;
  private readonly game: G;
  private readonly changes: ReadonlyMap<string, AnyChange>;

  constructor(game: G, on: (table: Table) => G, changes: ReadonlyMap<string, AnyChange>) {
    this.table = (game.table as Table).fork();
    this.game = on(this.table);
    this.changes = changes;
  }

  /** Each deed must leave the next possible. Changes are applied without consequences or reactions. */
  canDoInOrder(deeds: readonly ActOption<G>[], from = 0): boolean {
    const first = deeds[from];
    if (first === undefined) return true;
    if (from === deeds.length - 1) return first(this.game, isPossible);
    return first(this.game, (way) => {
      const mark = this.table.mark;
      for (const { record } of way) {
        const kind = this.changes.get(record.kind);
        kind?.apply(this.table, this.game, kind.prepare?.(this.game, record) ?? record);
      }
      const can = this.canDoInOrder(deeds, from + 1);
      this.table.undo(mark);
      return can;
    });
  }
}

const isPossible = (): boolean => true;
