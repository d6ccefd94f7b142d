import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { factsOf, tagged } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { abilities, areaIds, damageTypes } from '../contract/vocabulary.ts';
import { language } from '../language/language.ts';
import type { Unit } from '../language/op.ts';

/** A number, what it counts, and the op that has it. */
export interface Counted {
  readonly value: number;
  /** Another number that says the same: those whom a PC takes along are one fewer than those who travel. */
  readonly also?: number;
  readonly unit: Unit;
  readonly op: string;
}

/** What effects do, as far as a text could say it. */
export interface Meant {
  readonly numbers: readonly Counted[];
  /** How often something is gained that has no number of its own, where it is more than once: a text may count it. */
  readonly repeated: readonly number[];
  readonly damageTypes: readonly string[];
  /** They deal damage or alter it. */
  readonly harms: boolean;
  readonly abilities: readonly string[];
  readonly areas: readonly string[];
  readonly cards: readonly string[];
}

const facts = factsOf(language);
const harming = tagged(language, 'harms');
/** Effects that have a unit and no amount: they are done with one each. */
const withOneEach = new Set(
  language.ops
    .filter(({ sort, fields, facts: { unit } }) => sort === 'effect' && unit && !fields['amount'])
    .map(({ id }) => id),
);
/** Looks through the parts of an entry: its effects, its condition, its trigger. `targets` of an attack are one if not said. */
export function meantBy(parts: readonly unknown[], targets: unknown): Meant {
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
      ...(typeof targets === 'number' ? [{ value: targets, unit: 'enemies' as const, op: 'targets' }] : []),
    ],
    repeated: [...new Set(gains)].map((op) => gains.filter((one) => one === op).length).filter((times) => times > 1),
    damageTypes: words(damageTypes, 'type'),
    harms: nodes.some(({ op }) => harming.has(String(op))),
    abilities: words(abilities, 'number'),
    areas: words(areaIds).filter((area) => area !== 'SITE'),
    cards: values.flatMap(({ key, value }) => (key === 'card' && typeof value === 'string' ? [value] : [])),
  };
}

function countedAt(node: JsonObject, key: string, value: number): Counted {
  const op = String(node['op']);
  if (key === 'capacity') return { value, also: value - 1, unit: 'pcs', op };
  return { value, unit: unitOf(node, key), op };
}

function unitOf(node: JsonObject, key: string): Unit {
  if (key === 'amount') return unitBy(node) ?? selected(node['of']);
  if (key === 'add') return 'added';
  if (key === 'times') return 'times';
  // A condition counts what it looks at.
  const value = node['value'] ?? node['a'];
  if (!isObject(value)) return 'any';
  return value['op'] === 'count' ? selected(value['of']) : (unitBy(value) ?? 'any');
}

const unitBy = ({ op }: JsonObject): Unit | undefined => facts.get(String(op))?.unit as Unit | undefined;

const selected = (of: unknown): Unit => (isObject(of as JsonObject) && unitBy(of as JsonObject)) || 'any';
