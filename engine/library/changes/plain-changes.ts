import type { Erased } from '#engine/kernel/basics/erased.ts';
import { extended } from '#engine/kernel/basics/extended.ts';
import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { ChangeRecord, Next, RuleId } from '#engine/kernel/procedures/next.ts';
import type { Counter, Place, Thing } from '#engine/kernel/table/things-and-places.ts';

// Builders for simple changes. `of`: the record field with the thing.

const kind = changes<KernelGame>();
const named = (record: ChangeRecord, field: string): number => record[field] as number;

/** Adds the amount to a counter. `floor`: see `ChangeKind`. */
export const addToCounter = (name: string, rule: RuleId, counter: Counter, floor?: number, of = 'of'): AnyChange =>
  kind(name, rule, {
    fields: [of, 'amount'],
    ...(floor === undefined ? {} : { floor }),
    apply: (table, _, record) => void table.add(named(record, of) as Thing, counter, record.amount ?? 0),
  });
/**
 * Moves a counter up or down between 0 and `top`. What would go past an end is lost: the amount is what it moved, `lost` what
 * it did not, of the same sign.
 */
export const moveOnTrack = (name: string, rule: RuleId, counter: Counter, top: TopOfTrack, of = 'of'): AnyChange =>
  kind(name, rule, {
    fields: [of, 'amount', 'lost'],
    fit: (game, record) => {
      const [asked, stands] = [record.amount ?? 0, game.table.count(named(record, of) as Thing, counter)];
      const most = typeof top === 'number' ? top : top(game);
      const amount = Math.max(-stands, Math.min(asked, most - stands));
      return amount === asked ? record : extended(record, { amount, lost: asked - amount });
    },
    apply: (table, _, record) => void table.add(named(record, of) as Thing, counter, record.amount ?? 0),
  });
type TopOfTrack = number | ((game: Erased) => number);

/** Sets a counter to the amount. */
export const setCounter = (name: string, rule: RuleId, counter: Counter, of = 'of'): AnyChange =>
  kind(name, rule, {
    fields: [of, 'amount'],
    apply: (table, _, record) => void table.set(named(record, of) as Thing, counter, record.amount ?? 0),
  });
/** Sets a counter to a fixed value. */
export const setFlag = (
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
/** Sets a counter to the thing or place in field `to`. */
export const setReference = (name: string, rule: RuleId, counter: Counter, of: string, to: string): AnyChange =>
  kind(name, rule, {
    fields: [of, to],
    apply: (table, _, record) => void table.set(named(record, of) as Thing, counter, named(record, to)),
  });
/** Moves it to the place in `into`. */
export const movePiece = (name: string, rule: RuleId, of = 'of'): AnyChange =>
  kind(name, rule, {
    fields: [of, 'into'],
    apply: (table, _, record) => void table.move(named(record, of) as Thing, named(record, 'into') as Place),
  });
/** The first field goes to the place given by `to`. `then`: consequences; `as`: position there. */
export const moveToPlace = <G extends KernelGame, const Field extends string>(
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
/** A change without effect, for texts to answer. */
export const eventChange = (name: string, rule: RuleId, fields: readonly string[]): AnyChange =>
  kind(name, rule, { fields, apply: () => undefined });
