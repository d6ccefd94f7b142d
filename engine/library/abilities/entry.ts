import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Content } from '#engine/kernel/contract/system.ts';
import type { Pattern, Standing } from '#engine/kernel/language/block.ts';
import type { Compiler } from '#engine/kernel/language/compile.ts';
import type { Node, Value } from '#engine/kernel/language/field.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import type { EffectNames } from './effect-names.ts';

/** One entry of a text on a card, a board or whatever else carries texts, compiled: when it has its say, and what it does. */
export interface AbilityEntry {
  readonly id: string;
  /** Its number among all names of entries: how answers carry it. */
  readonly effect: number;
  /** Somebody may use it or not; else it speaks by itself. */
  readonly optional: boolean;
  /** With respect to the change that it answers: in its place, before it is carried out, or after. */
  readonly moment: 'would' | 'before' | 'after';
  readonly condition: Value<boolean> | null;
  /** The condition as it is written. */
  readonly conditionNode: Node | null;
  /** What it does, by its path in the content; empty for one that is in force all the time. */
  readonly block: string;
  /** The change it answers; null: it answers none. */
  readonly pattern: Pattern | null;
  /** The numbers it alters for as long as it is in force. */
  readonly standing: readonly Standing[];
}

/** An entry as documents have it. A text whose `when` is `constant` alters numbers; one with a node there answers changes. */
export interface WrittenEntry {
  readonly id: string;
  readonly when: string | Node;
  readonly if?: unknown;
  readonly do: readonly unknown[];
  readonly interrupt?: boolean;
}

/**
 * Compiles an entry at a path of the content. `names` are those of all entries; a new one is added to them. An entry that may be used interrupts: it has its say before what it answers, unless its trigger
 * says otherwise.
 */
export function compileEntry(
  compiler: Compiler,
  names: EffectNames,
  { id, when, if: condition, do: does, interrupt = false }: WrittenEntry,
  path: string,
): AbilityEntry {
  const at = `${path}/${id}`;
  const constant = when === 'constant';
  const compiled = condition === undefined ? null : compiler.condition(condition, `${at}/if`);
  const block = constant ? '' : compiler.block(does, `${at}/do`);
  const pattern = typeof when === 'string' ? null : compiler.trigger(when, `${at}/when`);
  return {
    id,
    effect: names.numberOf(id),
    optional: interrupt,
    moment: pattern?.moment ?? (interrupt ? 'before' : 'after'),
    condition: compiled,
    conditionNode: (condition as Node | undefined) ?? null,
    block,
    pattern,
    standing: constant ? does.map((node, i) => compiler.modifier(node as Node, `${at}/do/${i}`)) : [],
  };
}

/**
 * A part of a document with these of its fields compiled to amounts; where one is not written, with the amount that goes
 * without saying. Null: the part is not there.
 */
export function withAmounts<Part extends object, const Field extends string>(
  compiler: Compiler,
  part: Part | undefined,
  path: string,
  unsaid: { readonly [field in Field]: number },
): (Omit<Part, Field> & { readonly [field in Field]: Value<number> }) | null {
  if (part === undefined) return null;
  const written = new Map<string, unknown>(Object.entries(part));
  const amounts = Object.entries<number>(unsaid).map(([field, usual]) => [
    field,
    compiler.amount(written.get(field) ?? usual, `${path}/${field}`),
  ]);
  return { ...part, ...(Object.fromEntries(amounts) as { readonly [field in Field]: Value<number> }) };
}

/** Content with texts: what they listen to and what they alter is known before a game, so that most questions end there. */
export interface AbilityContent extends Content {
  /** The kinds of changes that any text listens to. */
  readonly listening: ReadonlySet<string>;
  /** The numbers that any text alters. */
  readonly altered: ReadonlySet<string>;
}

/** What texts concern; of each text by itself it is found out once. */
export function concernsOf(texts: Iterable<readonly AbilityEntry[]>): Pick<AbilityContent, 'listening' | 'altered'> {
  const [listening, altered] = [new Set<string>(), new Set<string>()];
  for (const text of texts) {
    const { changes, numbers } = concernsIn(text);
    for (const change of changes) listening.add(change);
    for (const number of numbers) altered.add(number);
  }
  return { listening, altered };
}
const concernsIn = memoizeByKey((entries: readonly AbilityEntry[]) => ({
  changes: entries.flatMap(({ pattern }) => (pattern === null ? [] : [pattern.change])),
  numbers: entries.flatMap(({ standing }) => standing.map(({ number }) => number)),
}));

/** A text that is in force: whose it is, or -1, what it stands on, and one entry of it. */
export interface InForce<A extends AbilityEntry> {
  readonly self: Thing;
  readonly source: Thing;
  readonly entry: A;
}
