import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Content } from '#engine/kernel/contract/system.ts';
import type { Pattern, StandingModifier } from '#engine/kernel/language/block.ts';
import type { Compiler } from '#engine/kernel/language/compile.ts';
import type { CompiledValue, Node } from '#engine/kernel/language/field.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { EntryNumbers } from './effect-names.ts';

/** A compiled entry of a text. */
export interface AbilityEntry {
  readonly id: string;
  /** Number of the id in `EntryNumbers`. */
  readonly effect: number;
  readonly optional: boolean;
  /** Instead of, before or after the change it answers. */
  readonly moment: 'would' | 'before' | 'after';
  readonly condition: CompiledValue<boolean> | null;
  readonly conditionNode: Node | null;
  /** Content path of the effects; empty for constant entries. */
  readonly block: string;
  readonly pattern: Pattern | null;
  readonly standing: readonly StandingModifier[];
}

/** `when`: `constant` for modifiers, a node for triggers. */
export interface WrittenAbility {
  readonly id: string;
  readonly when: string | Node;
  readonly if?: unknown;
  readonly do: readonly unknown[];
  readonly interrupt?: boolean;
}

/** Optional entries come before the change unless the trigger says otherwise. Registers the id in `names`. */
export function compileEntry(
  compiler: Compiler,
  names: EntryNumbers,
  { id, when, if: condition, do: does, interrupt = false }: WrittenAbility,
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

/** Compiles these fields to amounts, with defaults from `unsaid`. Null if the part is absent. */
export function withAmounts<Part extends object, const Field extends string>(
  compiler: Compiler,
  part: Part | undefined,
  path: string,
  unsaid: { readonly [field in Field]: number },
): (Omit<Part, Field> & { readonly [field in Field]: CompiledValue<number> }) | null {
  if (part === undefined) return null;
  const written = new Map<string, unknown>(Object.entries(part));
  const amounts = Object.entries<number>(unsaid).map(([field, usual]) => [
    field,
    compiler.amount(written.get(field) ?? usual, `${path}/${field}`),
  ]);
  return { ...part, ...(Object.fromEntries(amounts) as { readonly [field in Field]: CompiledValue<number> }) };
}

/** Kinds and numbers that any text is about, known in advance: most checks end there. */
export interface AbilityContent extends Content {
  readonly listening: ReadonlySet<string>;
  readonly altered: ReadonlySet<string>;
}

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

/** An entry in force. `self`: its owner, or -1. */
export interface TextInForce<A extends AbilityEntry> {
  readonly self: Thing;
  readonly source: Thing;
  readonly entry: A;
}
