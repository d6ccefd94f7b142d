import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { factsOf, tagged } from '#engine/kernel/language/facts.ts';
import { type Names, nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { ContentProblem } from '#engine/kernel/system.ts';
import type { EffectEntry } from '../formats/effect-entry.ts';
import { language } from '../language/language.ts';
import { at, entriesOf, type Placed, type Project } from './documents.ts';

/** Texts whose time never comes on what they stand on, and effects on things that they do nothing to. */
export function checkNeverDone(project: Project): ContentProblem[] {
  const { cards, rewardCards, troubles, siteCards } = project;
  const held = [...cards, ...rewardCards] as unknown as readonly Placed<Held>[];
  return [
    ...held.flatMap((card) => timings(card, card.value.category === 'consumable' ? onConsumables : onEquipment)),
    ...troubles.flatMap((card) => timings(card, onTroubles)),
    ...siteCards.flatMap((card) => timings(card, onSiteCards)),
    ...entriesOf(project).flatMap((entry) => [
      ...interrupts(entry as Placed<EffectEntry>),
      ...attacks(entry as Placed<EffectEntry>),
      ...wrongThings(entry as Placed<EffectEntry>),
    ]),
  ];
}

interface Held {
  readonly category: string;
  readonly effects: readonly EffectEntry[];
}

/** Times that come on a kind of card; those that have problems of their own are left to them. */
const onEquipment: ReadonlySet<string> = new Set(['use', 'constant', 'start', 'play', 'success', 'failure']);
const onConsumables: ReadonlySet<string> = new Set(['play', 'use', 'success', 'failure']);
const onTroubles: ReadonlySet<string> = new Set(['end', 'solve', 'constant', 'success', 'failure']);
const onSiteCards: ReadonlySet<string> = new Set(['reveal', 'solve', 'constant', 'success', 'failure']);

function timings(
  card: Placed<{ readonly effects: readonly EffectEntry[] }>,
  comes: ReadonlySet<string>,
): ContentProblem[] {
  const { effects } = card.value;
  // A consumable that cannot be played at all has a problem of its own
  if (comes === onConsumables && !effects.some(isPlayed)) return [];
  return effects.flatMap(({ when, interrupt }, i) => {
    // Out of a hand a trigger is answered by an interrupt alone
    const isHeard = typeof when !== 'string' && (comes !== onConsumables || interrupt === true);
    if (isHeard || (typeof when === 'string' && comes.has(when))) return [];
    const told = typeof when === 'string' ? when : when.op;
    return [at(card, ['effects', i, 'when'], 'CRD031', 'warning', { when: told })];
  });
}

const isPlayed = ({ when, interrupt }: EffectEntry): boolean =>
  when === 'play' || (typeof when !== 'string' && interrupt === true);

function interrupts(entry: Placed<EffectEntry>): ContentProblem[] {
  const { when, interrupt } = entry.value;
  return interrupt === true && typeof when === 'string'
    ? [at(entry, ['interrupt'], 'CRD032', 'warning', { when })]
    : [];
}

const hits = tagged(language, 'isHit');

function attacks(entry: Placed<EffectEntry>): ContentProblem[] {
  const { attack, range } = entry.value;
  if (attack !== true) return range === undefined ? [] : [at(entry, ['range'], 'CRD030', 'warning', { key: 'range' })];
  const isHit = nodesIn(entry.value.do).some(({ op }) => hits.has(op));
  return isHit ? [] : [at(entry, ['attack'], 'CRD033', 'warning', {})];
}

/** What is forbidden or allowed, where it can be said of less than everything: the selectors that give such things. */
const permitted: { readonly [what: string]: readonly string[] } = {
  drop: ['equipped', 'vehicles', 'thisCard'],
  buy: ['marketHere'],
};
function wrongThings(entry: Placed<EffectEntry>): ContentProblem[] {
  return nodesIn(entry.value.do, ['do']).flatMap(({ op, node, path, names }) => {
    const facts = factsOf(language).get(op);
    return Object.entries(node).flatMap(([key, part]) => {
      const from = selectorOf(part, names);
      const right = key === 'of' && isPermission(node) ? permitted[String(node['what'])] : facts?.suits?.[key];
      if (from === undefined || (right?.includes(from) ?? !facts?.spares?.[key]?.includes(from))) return [];
      const data = { op, from, suited: [...(right ?? [])] };
      return [at(entry, [...path, key], right === undefined ? 'EFT016' : 'EFT015', 'warning', data)];
    });
  });
}

const isPermission = ({ op }: JsonObject): boolean => op === 'forbid' || op === 'allow';

/** The selector that things come from, looking through filters and names; undefined where it is not known. */
function selectorOf(part: Json | undefined, names: Names): string | undefined {
  if (!isObject(part)) return undefined;
  const { op, of, name } = part;
  if (op === 'where' || op === 'one' || op === 'upTo') return selectorOf(of, names);
  const bound = op === 'named' ? names.get(String(name)) : undefined;
  if (op === 'named') return bound && selectorOf(bound.node['what'] ?? bound.node['of'], bound.names);
  return typeof op === 'string' ? op : undefined;
}
