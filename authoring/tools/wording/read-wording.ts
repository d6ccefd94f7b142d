import type { Voice } from '#authoring/project/sentences/voice.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Sort } from '#engine/kernel/language/op.ts';
import { Chart } from './chart.ts';
import { fold } from './fold.ts';
import { grammarOf } from './grammar.ts';
import { KnownNames } from './known-names.ts';
import { type SpanParse, unnamed } from './partial-readings.ts';

export interface WordingContext {
  readonly voice: Voice;
  ids(kind: string): readonly string[];
  /** Id that "this" means. */
  readonly own: string | null;
  readonly bound: readonly string[];
}
export interface WordingParse {
  readonly nodes: readonly ReadNode[];
  readonly cost: number;
}
export interface ReadNode {
  readonly op: string;
  readonly [field: string]: unknown;
}
export interface Readings {
  /** Simplest first. */
  readonly readings: readonly WordingParse[];
  /** The limit of work was reached; there may be more. */
  readonly isCut: boolean;
}

const namesKnown: { readonly [locale in Locale]: WeakMap<WordingContext['ids'], KnownNames> } = {
  ja: new WeakMap(),
  en: new WeakMap(),
};

function namesOf({ voice, ids }: WordingContext, locale: Locale): KnownNames {
  const before = namesKnown[locale].get(ids);
  if (before !== undefined) return before;
  const made = new KnownNames(voice, locale, ids);
  namesKnown[locale].set(ids, made);
  return made;
}

/** In characters, far beyond any card. */
export const longestText = 4000;

export function readWording(text: string, locale: Locale, sort: Sort, ground: WordingContext): Readings {
  const chart = chartOf(text, locale, ground);
  if (chart === undefined) return { readings: [], isCut: text.length > longestText };
  const [from, to] = chart.ends;
  const found = chart.chart.sentences(sort, from, to);
  return { readings: readingsOf(found, locale, ground), isCut: chart.chart.isCut };
}

export function readPhrase(text: string, locale: Locale, sort: Sort, ground: WordingContext): Readings {
  const chart = chartOf(text, locale, ground);
  if (chart === undefined) return { readings: [], isCut: text.length > longestText };
  const found = chart.chart
    .node(sort, ...chart.ends)
    .map((one) => (sort === 'effect' ? one : { ...one, value: [one.value] }));
  return { readings: readingsOf(found, locale, ground), isCut: chart.chart.isCut };
}

export function chartOf(text: string, locale: Locale, ground: WordingContext) {
  if (text.length > longestText) return undefined;
  const trimmed = fold(text.trim(), locale);
  if (trimmed.folded === '') return undefined;
  const grammar = grammarOf(ground.voice, locale);
  const names = namesOf(ground, locale);
  const chart = new Chart(grammar, trimmed, names, ground.bound, ground.own);
  return { chart, grammar, text: trimmed, ends: [0, trimmed.folded.length] as const };
}

export function readingsOf(
  found: readonly SpanParse[],
  locale: Locale,
  ground: WordingContext,
): readonly WordingParse[] {
  const grammar = grammarOf(ground.voice, locale);
  return found.flatMap(({ value, cost, chosen }) => {
    if (chosen.length > 0) return [];
    const nodes = named(value as readonly ReadNode[], ground.bound);
    return nodes.every((node) => isBound(node, new Set(ground.bound), grammar.namers)) ? [{ nodes, cost }] : [];
  });
}

/** Generates names for choices without one. */
function named(nodes: readonly ReadNode[], bound: readonly string[]): readonly ReadNode[] {
  const given = new Map<string, string>();
  const written = JSON.stringify(nodes);
  const next = (): string => {
    for (let i = 1; ; i++) {
      const name = i === 1 ? 'chosen' : `chosen${i}`;
      if (![...given.values(), ...bound].includes(name) && !written.includes(`"${name}"`)) return name;
    }
  };
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string' && value.startsWith(unnamed)) {
      const name = given.get(value) ?? next();
      given.set(value, name);
      return name;
    }
    if (Array.isArray(value)) return value.map(renamed);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner)]));
  };
  return renamed(nodes) as readonly ReadNode[];
}

function isBound(value: unknown, bound: ReadonlySet<string>, namers: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return value.every((one) => isBound(one, bound, namers));
  if (!isObject(value)) return true;
  if (namers.has(String(value['op']))) return bound.has(String(value['name']));
  const { as } = value;
  const inside = typeof as === 'string' ? new Set([...bound, as]) : bound;
  return Object.values(value).every((one) => isBound(one, inside, namers));
}
