import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import { factsOf, tagged } from '#engine/kernel/language/facts.ts';
import { type BoundNodes, nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { at, type Located, type Path } from './placed.ts';

export interface TimedEntry {
  readonly when: string | { readonly op: string };
  readonly interrupt?: boolean;
}

/** Times that never come on this carrier. `comes`: those that do; `answers`: only interrupts work e.g. in a hand. */
export function timesThatNeverCome(
  { file, path, value: { effects } }: Located<{ readonly effects: readonly TimedEntry[] }>,
  comes: ReadonlySet<string>,
  answers: 'triggers' | 'interrupts' = 'triggers',
): readonly ContentProblem[] {
  return effects.flatMap(({ when, interrupt }, i) => {
    const isHeard = typeof when === 'string' ? comes.has(when) : answers === 'triggers' || interrupt === true;
    const told = typeof when === 'string' ? when : when.op;
    const placed = { value: null, file, path };
    return isHeard ? [] : [at(placed, ['effects', i, 'when'], 'CRD031', 'warning', { when: told })];
  });
}

export function idleInterrupt(entry: Located<TimedEntry>): readonly ContentProblem[] {
  const { when, interrupt } = entry.value;
  return interrupt === true && typeof when === 'string'
    ? [at(entry, ['interrupt'], 'CRD032', 'warning', { when })]
    : [];
}

/** Effects on things that they cannot affect, by the facts of ops. */
export function ineffectiveEffects(
  language: Language,
  /** Permissions limited to some things: their selectors. */
  permitted: { readonly [what: string]: readonly string[] },
  part: Located<unknown>,
): readonly ContentProblem[] {
  const facts = factsOf(language);
  return nodesIn(part.value).flatMap(({ op, node, path, names }) =>
    Object.entries(node).flatMap(([key, of]) => {
      const from = selectorOf(of, names);
      const right = key === 'of' && isPermission(node) ? permitted[String(node['what'])] : facts.get(op)?.suits?.[key];
      if (from === undefined || (right?.includes(from) ?? !facts.get(op)?.spares?.[key]?.includes(from))) return [];
      return right === undefined
        ? [at(part, [...path, key], 'EFT016', 'warning', { op, from })]
        : [at(part, [...path, key], 'EFT015', 'warning', { op, from, suited: [...right] })];
    }),
  );
}

const isPermission = ({ op }: JsonObject): boolean => op === 'forbid' || op === 'allow';

/** Selector behind filters and bound names; undefined if unknown. */
export function selectorOf(part: Json | undefined, names: BoundNodes): string | undefined {
  if (!isObject(part)) return undefined;
  const { op, of, name } = part;
  if (op === 'where' || op === 'one' || op === 'upTo') return selectorOf(of, names);
  const bound = op === 'named' ? names.get(String(name)) : undefined;
  if (op === 'named') return bound && selectorOf(bound.node['what'] ?? bound.node['of'], bound.names);
  return typeof op === 'string' ? op : undefined;
}

const endingIn = memoizeByKey((language: Language) => tagged(language, 'ends'));

export function afterTheEnd(language: Language, part: Located<unknown>): readonly ContentProblem[] {
  const ending = endingIn(language);
  const problems: ContentProblem[] = [];
  const look = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) {
      const ends = value.findIndex((one) => isObject(one) && ending.has(String(one['op'])));
      if (ends >= 0 && ends + 1 < value.length)
        problems.push(at(part, [...path, ends + 1, 'op'], 'EFT005', 'warning', { op: opAt(value[ends + 1]) }));
      value.forEach((one, i) => {
        look(one, [...path, i]);
      });
    } else if (isObject(value as never))
      for (const [key, inner] of Object.entries(value as JsonObject)) look(inner, [...path, key]);
  };
  look(part.value, []);
  return problems;
}
const opAt = (node: unknown): string => (isObject(node as never) ? String((node as JsonObject)['op']) : '');
