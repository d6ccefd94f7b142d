import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { ChangeRecord, Next, RuleId } from '#engine/kernel/procedures/next.ts';
import type { Counter, Place, Thing } from '#engine/kernel/table/table.ts';

// Changes that do one thing to one thing. `of`: the field of the record that names it.

const kind = changes<KernelGame>();
const named = (record: ChangeRecord, field: string): number => record[field] as number;

/** Its counter goes up or down by the amount. `floor`: see `ChangeKind`. */
export const adding = (name: string, rule: RuleId, counter: Counter, floor?: number, of = 'of'): AnyChange =>
  kind(name, rule, {
    fields: [of, 'amount'],
    ...(floor === undefined ? {} : { floor }),
    apply: (table, _, record) => void table.add(named(record, of) as Thing, counter, record.amount ?? 0),
  });
/** Its counter is the amount from now on. */
export const setting = (name: string, rule: RuleId, counter: Counter, of = 'of'): AnyChange =>
  kind(name, rule, {
    fields: [of, 'amount'],
    apply: (table, _, record) => void table.set(named(record, of) as Thing, counter, record.amount ?? 0),
  });
/** Its counter is the value from now on: a mark that it bears, or bears no more. */
export const marking = (
  name: string,
  rule: RuleId,
  {
    fields,
    of,
    counter,
    value = 1,
  }: {
    readonly fields: readonly string[];
    readonly of: string;
    readonly counter: Counter;
    readonly value?: number;
  },
): AnyChange =>
  kind(name, rule, {
    fields,
    apply: (table, _, record) => void table.set(named(record, of) as Thing, counter, value),
  });
/** Its counter names the thing of another field from now on: where it stands, whose it is. */
export const pointing = (name: string, rule: RuleId, counter: Counter, of: string, to: string): AnyChange =>
  kind(name, rule, {
    fields: [of, to],
    apply: (table, _, record) => void table.set(named(record, of) as Thing, counter, named(record, to)),
  });
/** It goes to the place that the record says: `{of, into}`. */
export const moving = (name: string, rule: RuleId, of = 'of'): AnyChange =>
  kind(name, rule, {
    fields: [of, 'into'],
    apply: (table, _, record) => void table.move(named(record, of) as Thing, named(record, 'into') as Place),
  });
/**
 * The first of what its records name goes where the rules say. `then`: what follows of it at once; `as`: it lies as the
 * first or the last there.
 */
export const going = <G extends KernelGame, const Field extends string>(
  name: string,
  rule: RuleId,
  fields: readonly [of: Field, ...also: Field[]],
  to: (game: G, record: Readonly<Record<Field, Thing>>) => Place,
  then: (game: G, record: Readonly<Record<Field, Thing>>) => Next = () => undefined,
  as: 'first' | 'last' = 'last',
): AnyChange =>
  changes<G>()(name, rule, {
    fields,
    apply: (table, game, record) => {
      const named = record as ChangeRecord & Readonly<Record<Field, Thing>>;
      table.move(named[fields[0]], to(game, named), ...(as === 'first' ? [0] : []));
      return then(game, named);
    },
  });
/** Nothing but a moment that texts answer. */
export const moment = (name: string, rule: RuleId, fields: readonly string[]): AnyChange =>
  kind(name, rule, { fields, apply: () => undefined });
