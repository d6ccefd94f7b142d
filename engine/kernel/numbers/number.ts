import { EngineFault } from '../basics/engine-fault.ts';
import type { Erased } from '../basics/erased.ts';
import type { RecordEdit, RuleId } from '../procedures/next.ts';
import type { Thing } from '../table/table.ts';
import { altered, type Layer, rounded } from './layer.ts';

/** A value that rules can alter: never stored, always computed from its base and what is in force. */
export interface NumberRule<G> {
  readonly id: string;
  readonly rule: RuleId;
  readonly floor: number;
  /** `where`: what else it depends on, as the area a move leads to; -1 when nothing. */
  readonly base: (game: G, of: Thing, where: Thing) => number;
}
export type AnyNumber = NumberRule<Erased>;

/** What is in force on a number. Its layer is one of the system's, which says what it does: see `Layer`. */
export interface Modifier extends RecordEdit {
  readonly layer: string;
}

export interface Computed {
  readonly base: number;
  readonly value: number;
  readonly edits: readonly RecordEdit[];
}

/** A number that a table shows, with all that it is counted from. */
export interface Reckoning extends Computed {
  /** The rule by which it is counted; null: it is as the content writes it. */
  readonly rule: RuleId | null;
  /** Where its base is written, by its path in the content; null: it is counted from the table. */
  readonly path: string | null;
}

const plain: readonly Modifier[] = [];

/** The number with everything that altered it: a whole one. A modifier of a layer that is not there is a fault. */
export function compute<G>(
  game: G,
  rule: NumberRule<G>,
  of: Thing,
  where: Thing,
  layers: readonly Layer[],
  inForce: readonly Modifier[] = plain,
): Computed {
  const base = rounded(rule.base(game, of, where));
  let value = base;
  const edits: RecordEdit[] = [];
  for (const { id, does, rounds } of layers) {
    for (const modifier of inForce) {
      if (modifier.layer !== id) continue;
      value = altered(does, value, modifier.amount);
      edits.push(modifier);
    }
    value = rounded(value, rounds);
  }
  if (edits.length < inForce.length) throw unknownLayer(rule, inForce, edits);
  return { base, value: Math.max(rule.floor, value), edits };
}

function unknownLayer(
  { id }: NumberRule<never>,
  inForce: readonly Modifier[],
  known: readonly RecordEdit[],
): EngineFault {
  const foreign = inForce.find((one) => !known.includes(one));
  return new EngineFault('missing', [`number ${id}`], `layer ${foreign?.layer}`);
}
