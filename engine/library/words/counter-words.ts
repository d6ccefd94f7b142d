import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { OpFacts } from '#engine/kernel/language/facts.ts';
import { selector } from '#engine/kernel/language/field.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Counter } from '#engine/kernel/table/things-and-places.ts';

const op = opBuilder<{ readonly table: ReadonlyTable }>();

export interface CounterSpec {
  readonly counter: Counter;
  /** Kinds of things, as in fields of ops. */
  readonly on: readonly [string, ...string[]];
  readonly about: { readonly ja: string; readonly en: string };
  /** Must contain `{of}`. */
  readonly text: { readonly ja: string; readonly en: string };
  /** Default: unlimited. */
  readonly most?: number;
  readonly example: { readonly op: string };
  readonly facts?: OpFacts;
}

export const countedOn = (
  id: string,
  { counter, on, about, text, most = Number.POSITIVE_INFINITY, example, facts = {} }: CounterSpec,
): Op =>
  op(id, {
    sort: 'amount',
    fields: { of: selector(...on) },
    about,
    text: text as { ja: '{of}'; en: '{of}' },
    bounds: [0, most],
    facts,
    example: { op: id, of: example } as Erased,
    run: ({ table }, seen) => seen.of.reduce((sum, thing) => sum + table.count(thing, counter), 0),
  });
