import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { ChangeRecord, RuleId } from '#engine/kernel/procedures/next.ts';
import type { Counter, Thing } from '#engine/kernel/table/table.ts';

// Changes of tokens that lie on things.

const kind = changes<KernelGame>();
const amountIn = (record: ChangeRecord): number => record.amount ?? 0;

/** What a change of tokens says, and on what they lie: a field of it, or what it makes of the record. */
interface OfTokens {
  readonly fields: readonly string[];
  readonly of: string | ((record: ChangeRecord) => Thing);
  readonly counter: Counter;
}
const onWhat = ({ of }: OfTokens, record: ChangeRecord): Thing =>
  typeof of === 'string' ? (record[of] as Thing) : of(record);

/** So many more; none is nothing done. */
export const putting = (name: string, rule: RuleId, tokens: OfTokens): AnyChange =>
  kind(name, rule, {
    fields: tokens.fields,
    holds: (_, record) => amountIn(record) > 0,
    apply: (table, _, record) => void table.add(onWhat(tokens, record), tokens.counter, amountIn(record)),
  });

/** So many fewer, as many as there are; it fails where there is none. */
export const taking = (name: string, rule: RuleId, tokens: OfTokens): AnyChange =>
  kind(name, rule, {
    fields: tokens.fields,
    holds: ({ table }, record) => amountIn(record) > 0 && table.count(onWhat(tokens, record), tokens.counter) > 0,
    apply: (table, _, record) => less(table, onWhat(tokens, record), tokens.counter, amountIn(record)),
  });

/** So many more, or fewer where it is below 0: never below none. */
export const counting = (name: string, rule: RuleId, tokens: OfTokens): AnyChange =>
  kind(name, rule, {
    fields: tokens.fields,
    apply: (table, _, record) => less(table, onWhat(tokens, record), tokens.counter, -amountIn(record)),
  });

type Writing = Parameters<AnyChange['apply']>[0];
const less = (table: Writing, of: Thing, counter: Counter, amount: number) =>
  void table.set(of, counter, Math.max(0, table.count(of, counter) - amount));

/** From `source` to `on`, as many as there are. */
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

/** One goes from where a counter says how many there are to the thing of a field; `from`: without it, of the same thing. */
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

/** Tokens of which there are only so many. */
export interface Supply {
  readonly counter: Counter;
  /** Where those lie that nobody has. */
  readonly of: Thing;
  readonly left: Counter;
}
/** `by` gets so many of a supply, as many as it has; or gives them back. None is nothing done. */
export function suppliedWith(name: string, rule: RuleId, supply: Supply, way: 'fromSupply' | 'toSupply'): AnyChange {
  const { counter, of, left } = supply;
  const sign = way === 'fromSupply' ? 1 : -1;
  return kind(name, rule, {
    fields: ['by', 'amount'],
    prepare: ({ table }, record) => {
      const there = sign > 0 ? table.count(of, left) : table.count(record['by'] as Thing, counter);
      return { ...record, amount: Math.min(amountIn(record), there) };
    },
    holds: (_, record) => amountIn(record) > 0,
    apply: (table, _, record) => {
      table.add(of, left, -sign * amountIn(record));
      return void table.add(record['by'] as Thing, counter, sign * amountIn(record));
    },
  });
}
