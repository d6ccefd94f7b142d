import { isSameList } from '../basics/is-same-list.ts';
import { type AnyChange, changes } from '../changes/change.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { ChangeRecord } from '../procedures/next.ts';
import type { LastingEffect } from '../table/lasting.ts';
import type { ReadonlyTable } from '../table/readonly-table.ts';
import type { Thing } from '../table/things-and-places.ts';

const kind = changes<KernelGame>();
const lastingIn = (record: ChangeRecord): Omit<LastingEffect, 'id'> =>
  record['lasting'] as unknown as Omit<LastingEffect, 'id'>;

/** Whether the content still has its text; counters need none. */
const isWritten = (game: KernelGame, { is, text, when }: Pick<LastingEffect, 'is' | 'text' | 'when'>): boolean =>
  is === 'counts' ||
  game.standings?.(text) !== undefined ||
  (game.block(text) !== undefined && (when === undefined || game.block(when)?.pattern !== undefined));

/** Lasting effects start, are used and end. One whose text is no longer in the content fails. */
export const lastingChanges: readonly AnyChange[] = [
  kind('last', 'KERNEL', {
    fields: ['text', 'self', 'source', 'on'],
    holds: (game, record) => isWritten(game, lastingIn(record)),
    apply: (table, _, record) => table.last(lastingIn(record)) as undefined,
  }),
  kind('use', 'KERNEL', {
    fields: ['text', 'self', 'source'],
    apply: (table, _, record) => {
      const { text, on, until } = lastingIn(record);
      const before = countOf(table, text, on, until?.name);
      if (before === undefined) table.last({ ...lastingIn(record), times: 1 });
      else table.countUse(before.id);
      return undefined;
    },
  }),
  kind('lapse', 'KERNEL', {
    fields: ['text', 'self', 'source', 'because'],
    apply: (table, _, record) => table.lapse(record['lasting'] as number) as undefined,
  }),
];

/** The record that counts uses: of what, by which things, in which period. */
const countOf = ({ lasting }: ReadonlyTable, text: string, on: readonly Thing[], period: string | undefined) =>
  lasting.find(
    (one) => one.is === 'counts' && one.text === text && one.until?.name === period && isSameList(one.on, on),
  );

export function usesOf({ table }: KernelGame, text: string, on: readonly Thing[], period: string): number {
  return countOf(table, text, on, period)?.times ?? 0;
}
