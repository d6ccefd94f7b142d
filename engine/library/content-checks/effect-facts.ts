import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { factsOf, tagged } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { TextTables } from './text-tables.ts';

/** A number, what it counts, and the op that has it. */
export interface Counted {
  readonly value: number;
  /** Another number that says the same: those whom somebody takes along are one fewer than those who travel. */
  readonly also?: number;
  readonly unit: string;
  readonly op: string;
}

/** What effects do, as far as a text could say it. */
export interface Meant {
  readonly numbers: readonly Counted[];
  /** How often something is gained that has no number of its own, where it is more than once: a text may count it. */
  readonly repeated: readonly { readonly times: number; readonly unit: string }[];
  /** Kinds of damage. */
  readonly kinds: readonly string[];
  /** They deal damage or alter it. */
  readonly harms: boolean;
  readonly attributes: readonly string[];
  readonly areas: readonly string[];
  readonly cards: readonly string[];
}

/** Looks through the parts of an entry: its effects, its condition, its trigger. `targets` of an attack are one if not said. */
export type EffectReader = (parts: readonly unknown[], targets: unknown) => Meant;

export function effectReader({
  language,
  kinds,
  attributes,
  areas,
  oneFewer,
  targets: unitOfTargets,
}: TextTables): EffectReader {
  const facts = factsOf(language);
  const harming = tagged(language, 'harms');
  /** Effects that have a unit and no amount: they are done with one each. */
  const withOneEach = new Set(
    language.ops
      .filter(({ sort, fields, facts: { unit } }) => sort === 'effect' && unit && !fields['amount'])
      .map(({ id }) => id),
  );
  const unitBy = ({ op }: JsonObject): string | undefined => facts.get(String(op))?.unit;
  const selected = (of: unknown): string => (isObject(of as JsonObject) && unitBy(of as JsonObject)) || 'any';

  function countedAt(node: JsonObject, key: string, value: number): Counted {
    const op = String(node['op']);
    const unit = oneFewer[key];
    return unit === undefined ? { value, unit: unitOf(node, key), op } : { value, also: value - 1, unit, op };
  }

  function unitOf(node: JsonObject, key: string): string {
    if (key === 'amount') return unitBy(node) ?? selected(node['of']);
    if (key === 'add') return 'added';
    if (key === 'times') return 'times';
    // A condition counts what it looks at.
    const value = node['value'] ?? node['a'];
    if (!isObject(value)) return 'any';
    return value['op'] === 'count' ? selected(value['of']) : (unitBy(value) ?? 'any');
  }

  return (parts, targets) => {
    const nodes = parts.flatMap((part) => nodesIn(part).map(({ node }) => node));
    const gains = nodes.map(({ op }) => String(op)).filter((op) => withOneEach.has(op));
    const values = nodes.flatMap((node) => Object.entries(node).map(([key, value]) => ({ node, key, value })));
    const words = (of: readonly string[], key?: string) =>
      values.flatMap((one) =>
        key === undefined || one.key === key
          ? (Array.isArray(one.value) ? one.value : [one.value]).filter((value) => of.includes(value))
          : [],
      );
    return {
      numbers: [
        ...values.flatMap(({ node, key, value }) =>
          typeof value === 'number' && value !== 0 ? [countedAt(node, key, Math.abs(value))] : [],
        ),
        ...nodes.flatMap((node) => (node['op'] === 'one' ? [{ value: 1, unit: selected(node['of']), op: 'one' }] : [])),
        ...(typeof targets === 'number' ? [{ value: targets, unit: unitOfTargets, op: 'targets' }] : []),
      ],
      repeated: [...new Set(gains)]
        .map((op) => ({ times: gains.filter((one) => one === op).length, unit: facts.get(op)?.unit ?? 'any' }))
        .filter(({ times }) => times > 1),
      kinds: words(kinds.ids, kinds.field),
      harms: nodes.some(({ op }) => harming.has(String(op))),
      attributes: words(attributes.ids, attributes.field),
      areas: words(areas),
      cards: values.flatMap(({ key, value }) => (key === 'card' && typeof value === 'string' ? [value] : [])),
    };
  };
}
