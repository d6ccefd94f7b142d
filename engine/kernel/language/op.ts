import type { Erased } from '../basics/erased.ts';
import type { Next, RuleId } from '../procedures/next.ts';
import type { ChoiceRequest, Cost, Pattern, Scope, StandingModifier } from './block.ts';
import type { OpFacts } from './facts.ts';
import type { CompiledValue, Fields, SeenFields, WrittenFields } from './field.ts';

export interface Results {
  effect: Next;
  amount: number;
  condition: boolean;
  selector: readonly number[];
  choice: ChoiceRequest;
  trigger: Pattern;
  modifier: StandingModifier;
  cost: Cost;
}
export type Sort = keyof Results;
export const sorts: readonly Sort[] = [
  'effect',
  'amount',
  'condition',
  'selector',
  'choice',
  'trigger',
  'modifier',
  'cost',
];

/**
 * Field name of a placeholder, e.g. `of` of `{of:any}`, `{of?red }`, `{of#つ}`, `{of*{type} piece}` and of alternatives.
 */
type FieldIn<Hole extends string> = Hole extends `${infer Outer}{${infer Inner}`
  ? FieldIn<Outer> | FieldIn<Inner>
  : Before<Before<Before<Before<Before<Hole, '#'>, '?'>, '|'>, '*'>, ':'>;
type Before<Text extends string, Sign extends string> = Text extends `${infer First}${Sign}${string}` ? First : Text;
type Holes<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? FieldIn<Hole> | Holes<Rest>
  : never;
/** Template of a sentence; placeholders that are no fields do not compile. */
export type Sentence<Text extends string, F extends Fields<Erased>> =
  Exclude<Holes<Text>, keyof F> extends never ? Text : `no field {${Exclude<Holes<Text>, keyof F> & string}}`;

/** Another printed wording of a node: understood when read, written only if `usual`. */
export interface Wording {
  readonly ja?: string;
  readonly en?: string;
  readonly with?: { readonly [field: string]: unknown };
  /** Field with the id of the entry that the text is on. */
  readonly own?: string;
  /** Triggers: the sentence of the effect continues it, as in `what X takes` and `is halved`. */
  readonly goesOn?: true;
  /** Used when texts are generated from effects. */
  readonly usual?: true;
  /** Only inside this field of this op: `nobody is here` is a `not`. */
  readonly within?: { readonly op: string; readonly field: string };
  /** Replaces `text`, in print too, if the things selected by these fields have one of these counters. */
  readonly said?: { readonly [field: string]: readonly string[] };
  /** Replaces `text` if this field is a plain number. */
  readonly literal?: string;
  /** Sentences about several: wording of the inner op for each of them, together or `apart` in turn. */
  readonly each?: { readonly op: string; readonly apart?: true };
}

/** An op of the effect language; schema, docs, compiler and sentences derive from it. */
export interface Op {
  readonly id: string;
  readonly sort: Sort;
  readonly rules: readonly RuleId[];
  readonly fields: Fields<Erased>;
  readonly about: { readonly ja: string; readonly en: string };
  readonly text: { readonly ja: string; readonly en: string };
  readonly any?: { readonly ja: string; readonly en: string };
  readonly counter?: string;
  readonly also?: readonly Wording[];
  readonly example: { readonly op: string; readonly [field: string]: unknown };
  /** Amounts: least and greatest value. */
  readonly bounds?: readonly [least: number, most: number];
  readonly facts: OpFacts;
  readonly canChange: (game: Erased, seen: Erased, scope: Scope) => boolean;
  readonly run: (game: Erased, seen: Erased, scope: Scope) => Erased;
}

/** An op without its sort and example. */
export interface OpBody<
  S extends Sort,
  G,
  F extends Fields<G>,
  Ja extends string,
  En extends string,
  AnyJa extends string,
  AnyEn extends string,
  Known extends OpFacts,
> {
  readonly rules?: readonly RuleId[];
  readonly fields: F;
  readonly about: { readonly ja: string; readonly en: string };
  /** Template, filled by `authoring/text/messages/template.ts`. */
  readonly text: { readonly ja: Sentence<Ja, F>; readonly en: Sentence<En, F> };
  readonly any?: { readonly ja: Sentence<AnyJa, F>; readonly en: Sentence<AnyEn, F> };
  /** Selectors: Japanese counter, if not つ. */
  readonly counter?: string;
  readonly also?: readonly Wording[];
  readonly bounds?: readonly [least: number, most: number];
  readonly facts?: Known;
  /** Whether it would change anything now; if not, it is not offered. */
  readonly canChange?: (game: G, seen: SeenFields<F>, scope: Scope) => boolean;
  readonly run: (
    game: G,
    seen: S extends 'trigger' | 'modifier' ? Unread<F> : SeenFields<F>,
    scope: Scope,
  ) => Results[S];
}
export interface OpParts<
  S extends Sort,
  Id extends string,
  G,
  F extends Fields<G>,
  Ja extends string,
  En extends string,
  AnyJa extends string,
  AnyEn extends string,
  Known extends OpFacts,
> extends OpBody<S, G, F, Ja, En, AnyJa, AnyEn, Known> {
  readonly sort: S;
  readonly example: { readonly op: Id } & WrittenFields<F>;
}
export type Unread<F extends Fields<Erased>> = { readonly [K in keyof F]: CompiledValue<SeenFields<F>[K]> };

const yes = () => true;

export function opBuilder<G, Known extends OpFacts = OpFacts>() {
  return <
    S extends Sort,
    Id extends string,
    F extends Fields<G>,
    Ja extends string,
    En extends string,
    AnyJa extends string,
    AnyEn extends string,
  >(
    id: Id,
    parts: OpParts<S, Id, G, F, Ja, En, AnyJa, AnyEn, Known>,
  ): Op => ({ id, rules: [], facts: {}, canChange: yes, ...parts });
}
