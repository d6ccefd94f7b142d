import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { OpFacts } from '#engine/kernel/language/facts.ts';
import type { Fields, WrittenFields } from '#engine/kernel/language/field.ts';
import { type Op, type OpBody, opBuilder, type Sort } from '#engine/kernel/language/op.ts';
import { type UsualValues, usualExample } from './usual-example.ts';

const op = opBuilder<Erased>();

/** Builders for the ops of a game, one for each sort. `example` holds only what is not usual. */
export function opsBySort<G>(usual: UsualValues) {
  const opOf =
    <S extends Sort>(sort: S, more: Partial<Op> = {}) =>
    <
      Id extends string,
      F extends Fields<G>,
      Ja extends string,
      En extends string,
      AnyJa extends string,
      AnyEn extends string,
    >(
      id: Id,
      parts: OpBody<S, G, F, Ja, En, AnyJa, AnyEn, OpFacts> & { readonly example?: Partial<WrittenFields<F>> },
    ): Op =>
      op(id, { ...more, ...(parts as Erased), sort, example: usualExample(id, parts.fields, usual, parts.example) });
  return {
    effectOp: opOf('effect'),
    conditionOp: opOf('condition'),
    selectorOp: opOf('selector'),
    /** Never below 0. */
    amountOp: opOf('amount', { bounds: [0, Number.POSITIVE_INFINITY] }),
  };
}
