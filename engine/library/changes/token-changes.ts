import { extended } from '#engine/kernel/basics/extended.ts';
import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { ChangeRecord, RuleId } from '#engine/kernel/procedures/next.ts';
import type { Counter, Thing } from '#engine/kernel/table/things-and-places.ts';

const kind = changes<KernelGame>();
const amountIn = (record: ChangeRecord): number => record.amount ?? 0;

/** `of`: field with the thing that holds the tokens, or a function. */
interface OfTokens {
  readonly fields: readonly string[];
  readonly of: string | ((record: ChangeRecord) => Thing);
  readonly counter: Counter;
}
const onWhat = ({ of }: OfTokens, record: ChangeRecord): Thing =>
  typeof of === 'string' ? (record[of] as Thing) : of(record);

/** Fails for an amount of 0. */
export const putting = (name: string, rule: RuleId, tokens: OfTokens): AnyChange =>
  kind(name, rule, {
    fields: tokens.fields,
    holds: (_, record) => amountIn(record) > 0,
    apply: (table, _, record) => void table.add(onWhat(tokens, record), tokens.counter, amountIn(record)),
  });

/** At most as many as there are; fails if there are none. */
export const taking = (name: string, rule: RuleId, tokens: OfTokens): AnyChange =>
  kind(name, rule, {
    fields: tokens.fields,
    holds: ({ table }, record) => amountIn(record) > 0 && table.count(onWhat(tokens, record), tokens.counter) > 0,
    apply: (table, _, record) => less(table, onWhat(tokens, record), tokens.counter, amountIn(record)),
  });

/** Signed; never below 0. */
export const counting = (name: string, rule: RuleId, tokens: OfTokens): AnyChange =>
  kind(name, rule, {
    fields: tokens.fields,
    apply: (table, _, record) => less(table, onWhat(tokens, record), tokens.counter, -amountIn(record)),
  });

type Writing = Parameters<AnyChange['apply']>[0];
const less = (table: Writing, of: Thing, counter: Counter, amount: number) =>
  void table.set(of, counter, Math.max(0, table.count(of, counter) - amount));

/** Moves tokens from `source` to `on`, at most as many as there are. */
export const carrying = (name: string, rule: RuleId, counter: Counter): AnyChange =>
  kind(name, rule, {
    fields: ['source', 'on', 'amount'],
    holds: ({ table }, record) => table.count(record['source'] as Thing, counter) > 0,
    apply: (table, _, record) => {
      const [source, on] = [record['source'] as Thing, record['on'] as Thing];
      const amount = Math.min(amountIn(record), table.count(source, counter));
      table.add(source, counter, -amount);
      return void table.add(on, counter, amount);
    },
  });

/** Moves one from counter `taken` of `from` (default: the same thing) to the thing in field `of`. */
export const handingOut = (
  name: string,
  rule: RuleId,
  of: string,
  { taken, counter, from }: { readonly taken: Counter; readonly counter: Counter; readonly from?: Thing },
): AnyChange =>
  kind(name, rule, {
    fields: [of],
    apply: (table, _, record) => {
      const to = record[of] as Thing;
      table.add(from ?? to, taken, -1);
      return void table.add(to, counter, 1);
    },
  });

export interface Supply {
  readonly counter: Counter;
  readonly of: Thing;
  readonly left: Counter;
}
/** Takes from or returns to a supply, as far as it lasts. Fails for 0. */
export function suppliedWith(name: string, rule: RuleId, supply: Supply, way: 'fromSupply' | 'toSupply'): AnyChange {
  const { counter, of, left } = supply;
  const sign = way === 'fromSupply' ? 1 : -1;
  return kind(name, rule, {
    fields: ['by', 'amount'],
    prepare: ({ table }, record) => {
      const there = sign > 0 ? table.count(of, left) : table.count(record['by'] as Thing, counter);
      return extended(record, { amount: Math.min(amountIn(record), there) });
    },
    holds: (_, record) => amountIn(record) > 0,
    apply: (table, _, record) => {
      table.add(of, left, -sign * amountIn(record));
      return void table.add(record['by'] as Thing, counter, sign * amountIn(record));
    },
  });
}
