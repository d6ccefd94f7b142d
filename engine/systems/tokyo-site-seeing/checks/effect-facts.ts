import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { abilities, areaIds, damageTypes } from '../contract/vocabulary.ts';
import { nodesIn } from '../language/nodes-in.ts';

/** A number, what it counts, and the op that has it. */
export interface Counted {
  readonly value: number;
  /** Another number that says the same: those whom a PC takes along are one fewer than those who travel. */
  readonly also?: number;
  readonly unit: 'points' | 'cards' | 'tokens' | 'enemies' | 'pcs' | 'things' | 'times' | 'added' | 'any';
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

/** What the amount of an op counts. */
const unitOfAmount: { readonly [op: string]: Counted['unit'] } = {
  damage: 'points',
  reduce: 'points',
  increase: 'points',
  heal: 'points',
  draw: 'cards',
  drawSite: 'cards',
  gainFromScrap: 'cards',
  gainAp: 'tokens',
  loseAp: 'tokens',
  placeProgress: 'tokens',
  removeProgress: 'tokens',
  refresh: 'tokens',
  exhaust: 'tokens',
  progressOn: 'tokens',
  apOf: 'tokens',
  damageOn: 'points',
  troublesHere: 'cards',
};
/** What the selectors select. */
const unitOfSelected: { readonly [op: string]: Counted['unit'] } = {
  allPcs: 'pcs',
  pcsHere: 'pcs',
  pcsInArea: 'pcs',
  otherPcs: 'pcs',
  otherPcsHere: 'pcs',
  participants: 'pcs',
  enemiesHere: 'enemies',
  allEnemies: 'enemies',
  hand: 'cards',
  equipped: 'cards',
  marketHere: 'cards',
  exhausted: 'things',
};
/** Effects on one card each. */
const onOneCard = new Set(['gainArtifact', 'drawArtifact', 'drawTrouble', 'gain']);
const harming = new Set([
  'damage',
  'reduce',
  'increase',
  'negateDamage',
  'redirectDamage',
  'onDamage',
  'multiplyDamage',
]);

/** Looks through the parts of an entry: its effects, its condition, its trigger. `targets` of an attack are one if not said. */
export function meantBy(parts: readonly unknown[], targets: unknown): Meant {
  const nodes = parts.flatMap((part) => nodesIn(part).map(({ node }) => node));
  const gains = nodes.map(({ op }) => String(op)).filter((op) => onOneCard.has(op));
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

function unitOf(node: JsonObject, key: string): Counted['unit'] {
  if (key === 'amount') return unitOfAmount[String(node['op'])] ?? selected(node['of']);
  if (key === 'add') return 'added';
  if (key === 'times') return 'times';
  // A condition counts what it looks at.
  const value = node['value'] ?? node['a'];
  if (!isObject(value)) return 'any';
  return value['op'] === 'count' ? selected(value['of']) : (unitOfAmount[String(value['op'])] ?? 'any');
}

function selected(of: unknown): Counted['unit'] {
  return isObject(of as JsonObject) ? (unitOfSelected[String((of as JsonObject)['op'])] ?? 'any') : 'any';
}
