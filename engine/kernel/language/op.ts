import type { Erased } from '../basics/erased.ts';
import type { Next, RuleId } from '../procedures/next.ts';
import type { Asked, Pattern, Payment, Scope, Standing } from './block.ts';
import type { Facts } from './facts.ts';
import type { Fields, Seen, Value, Written } from './field.ts';

/** The sorts of nodes: what a node is when it is read. */
export interface Results {
  effect: Next;
  amount: number;
  condition: boolean;
  selector: readonly number[];
  choice: Asked;
  trigger: Pattern;
  modifier: Standing;
  cost: readonly Payment[];
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

/** The field of a place in a sentence: before what is said of it, as in `{of:any}`, `{flag?red }`, `{who|gains|gain}`, `{of#つ}`, `{amount*{type} piece}`. */
type FieldIn<Hole extends string> = Hole extends `${infer Outer}{${infer Inner}`
  ? FieldIn<Outer> | FieldIn<Inner>
  : Before<Before<Before<Before<Before<Hole, '#'>, '?'>, '|'>, '*'>, ':'>;
type Before<Text extends string, Sign extends string> = Text extends `${infer First}${Sign}${string}` ? First : Text;
type Holes<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? FieldIn<Hole> | Holes<Rest>
  : never;
/** A sentence about fields: a name in braces that is no field does not compile. */
export type Sentence<Text extends string, F extends Fields<Erased>> =
  Exclude<Holes<Text>, keyof F> extends never ? Text : `no field {${Exclude<Holes<Text>, keyof F> & string}}`;

/**
 * A further sentence of the same node, as games print it: it is read, and said only where it is `usual`. A choice may stand in it where a
 * thing does.
 */
export interface Saying {
  readonly ja?: string;
  readonly en?: string;
  /** What the fields hold that it leaves unsaid. */
  readonly with?: { readonly [field: string]: unknown };
  /** The field that holds the id of what the text itself stands on. */
  readonly own?: string;
  /** Of a trigger: what is done goes straight on from it, as in `what X takes` and `is halved`. */
  readonly goesOn?: true;
  /** The usual way to print it: a text that is written from effects says it in these words. */
  readonly usual?: true;
  /** The word that the whole stands in, and in which field: `nobody is here` is what is not so. */
  readonly within?: { readonly op: string; readonly field: string };
  /** It is said in place of the text, in print too, where what these fields select is counted with one of these words. */
  readonly said?: { readonly [field: string]: readonly string[] };
  /**
   * Of a sentence about several: what stands inside for whoever it is about. They do it together, or `apart`: each in turn.
   */
  readonly each?: { readonly op: string; readonly apart?: true };
}

/** One word of the effect language: everything about it is derived from this one value. */
export interface Op {
  readonly id: string;
  readonly sort: Sort;
  readonly rules: readonly RuleId[];
  readonly fields: Fields<Erased>;
  readonly about: { readonly ja: string; readonly en: string };
  readonly text: { readonly ja: string; readonly en: string };
  readonly any?: { readonly ja: string; readonly en: string };
  readonly counter?: string;
  readonly also?: readonly Saying[];
  readonly example: { readonly op: string; readonly [field: string]: unknown };
  /** Of an amount: the least and the most it can come to. */
  readonly bounds?: readonly [least: number, most: number];
  readonly facts: Facts;
  readonly canChange: (game: Erased, seen: Erased, scope: Scope) => boolean;
  readonly run: (game: Erased, seen: Erased, scope: Scope) => Erased;
}

export interface Parts<
  S extends Sort,
  Id extends string,
  G,
  F extends Fields<G>,
  Ja extends string,
  En extends string,
  AnyJa extends string,
  AnyEn extends string,
  Known extends Facts,
> {
  readonly sort: S;
  /** The rules of the book that this word is. */
  readonly rules?: readonly RuleId[];
  readonly fields: F;
  /** What it is for: the help on it. */
  readonly about: { readonly ja: string; readonly en: string };
  /** The sentence a node of it makes, filled by `authoring/text/messages/template.ts`. */
  readonly text: { readonly ja: Sentence<Ja, F>; readonly en: Sentence<En, F> };
  /** Of a selector of several things: how one of them is spoken of, whichever it is. */
  readonly any?: { readonly ja: Sentence<AnyJa, F>; readonly en: Sentence<AnyEn, F> };
  /** Of a selector: the Japanese word that its things are counted with, where it is not つ. */
  readonly counter?: string;
  /** How a game prints it otherwise, for whoever types it so. */
  readonly also?: readonly Saying[];
  readonly example: { readonly op: Id } & Written<F>;
  /** Of an amount: the least and the most it can come to, for whoever looks for conditions that never hold. */
  readonly bounds?: readonly [least: number, most: number];
  /** What is known of it besides what it does. */
  readonly facts?: Known;
  /** Whether it would change anything now; what cannot is not offered. */
  readonly canChange?: (game: G, seen: Seen<F>, scope: Scope) => boolean;
  readonly run: (game: G, seen: S extends 'trigger' | 'modifier' ? Unread<F> : Seen<F>, scope: Scope) => Results[S];
}
/** A trigger and a modifier stand in force: they look at their fields each time anew. */
export type Unread<F extends Fields<Erased>> = { readonly [K in keyof F]: Value<Seen<F>[K]> };

const yes = () => true;

/** `op` for one game's reading of the table, with what it knows of its words. */
export function wordsOf<G, Known extends Facts = Facts>() {
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
    parts: Parts<S, Id, G, F, Ja, En, AnyJa, AnyEn, Known>,
  ): Op => ({ id, rules: [], facts: {}, canChange: yes, ...parts });
}
