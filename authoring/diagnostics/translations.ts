import type { Studio } from '../formats/studio.ts';
import type { Unit } from '../formats/units.ts';
import { startOfFile } from '../json/positions.ts';
import { sourceHash } from '../localization/source-hash.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import type { SourceUnit } from '../schema/facts.ts';
import { isObject } from '../schema/views.ts';
import type { Reading } from './reading.ts';
import { tell } from './tell.ts';

const unitsPath = /^l10n\/([^/]+)\/(.+)$/;

/** The locale and the source document of a file of translations. */
export function sourceOf(path: string): { readonly locale: string; readonly source: string } | null {
  const match = unitsPath.exec(path);
  return match === null ? null : { locale: match[1] ?? '', source: match[2] ?? '' };
}

/** The units that a file of translations holds, however broken the rest of it is. */
export function unitsOf(reading: Reading): readonly (readonly [string, Partial<Unit>])[] {
  const units = isObject(reading.value) ? reading.value['units'] : undefined;
  return isObject(units) ? Object.entries(units).map(([key, unit]) => [key, isObject(unit) ? unit : {}]) : [];
}

/** Translations without a text, texts that have changed since, and how many are missing. */
export function translationProblems(
  readings: readonly Reading[],
  studio: Reading,
  isUnreadable: (path: string) => boolean,
): Problem[] {
  const sources = new Map(readings.map((reading) => [reading.file.path, reading]));
  const project = studio.value as Partial<Studio>;
  const locales = project.locales ?? [];
  const translated = new Map<string, Set<string>>();
  const problems: Problem[] = [];
  for (const reading of readings) {
    const where = reading.format.id === 'units' ? sourceOf(reading.file.path) : null;
    if (where === null || !reading.legible) continue;
    const { locale, source } = where;
    if (!locales.includes(locale)) {
      problems.push(tell('L10N005', reading.file.path, startOfFile, { locale }));
      continue;
    }
    const from = sources.get(source);
    if (from === undefined) {
      if (!isUnreadable(source)) problems.push(tell('L10N004', reading.file.path, startOfFile, { source }));
      continue;
    }
    if (!from.legible) continue;
    const keys = translated.get(locale) ?? new Set<string>();
    translated.set(locale, keys);
    const compared = comparisonOf(reading, from);
    problems.push(...compared.problems);
    for (const key of compared.found) keys.add(`${source}#${key}`);
  }
  const all = readings.flatMap((reading) => reading.facts.units.map((unit) => `${reading.file.path}#${unit.key}`));
  locales.forEach((locale, index) => {
    if (locale === project.sourceLocale) return;
    const keys = translated.get(locale) ?? new Set<string>();
    const missing = all.filter((key) => !keys.has(key)).length;
    if (missing === 0) return;
    const range = studio.place(['locales', index]);
    problems.push(tell('L10N003', studio.file.path, range, { locale, missing, total: all.length }));
  });
  return problems;
}

interface Comparison {
  readonly problems: readonly Problem[];
  /** Keys of texts that have a translation. */
  readonly found: readonly string[];
}
const comparisons = new WeakMap<Reading, WeakMap<Reading, Comparison>>();

/** What comes of laying translations beside their texts; made once for two readings. */
function comparisonOf(reading: Reading, from: Reading): Comparison {
  const known = comparisons.get(reading) ?? new WeakMap<Reading, Comparison>();
  comparisons.set(reading, known);
  const comparison = known.get(from) ?? compare(reading, from);
  known.set(from, comparison);
  return comparison;
}

function compare(reading: Reading, from: Reading): Comparison {
  const sources = new Map<string, SourceUnit>(from.facts.units.map((unit) => [unit.key, unit]));
  const problems: Problem[] = [];
  const found: string[] = [];
  for (const [key, unit] of unitsOf(reading)) {
    const source = sources.get(key);
    const range = () => reading.place(['units'], { key });
    if (source === undefined) {
      const near = nearest(key, [...sources.keys()]);
      const data = { key, ...(near === undefined ? {} : { nearest: near }) };
      problems.push(tell('L10N001', reading.file.path, range(), data));
      continue;
    }
    found.push(key);
    const hash = sourceHash(source.text);
    if (typeof unit.h === 'string' && unit.h !== hash) {
      problems.push(tell('L10N002', reading.file.path, range(), { key, source: source.text, hash }));
    }
  }
  return { problems, found };
}
