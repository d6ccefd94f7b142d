import { isObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Runs } from '#engine/kernel/basics/runs.ts';
import { languageOfWords, spokenByItself, systemDocument } from '#engine/kernel/printed-words.ts';
import type { SystemWords, Text } from '#engine/kernel/system.ts';
import type { Studio } from '../formats/studio.ts';
import type { Unit } from '../formats/units.ts';
import { startOfFile } from '../json/positions.ts';
import { type Languages, languagesBeside } from '../localization/languages-beside.ts';
import { type NamesReferred, noneReferred } from '../localization/names-referred.ts';
import { oldTextsIn } from '../localization/old-texts.ts';
import { sourceHash } from '../localization/source-hash.ts';
import { noTerms, type Term } from '../localization/terms/term.ts';
import { unevenIn } from '../localization/uneven-units.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import type { SourceUnit } from '../schema/facts.ts';
import { type Reading, textRunsOf } from './reading.ts';
import { tell, tellOf } from './tell.ts';
import { isWaived, unitFaultsOf } from './unit-problems.ts';

/** Where translations lie: their locale, and the document that they translate. */
export const unitsPath = /^l10n\/([^/]+)\/(.+)$/;

/** The locale and the source document of a file of translations. */
export function sourceOf(path: string): { readonly locale: string; readonly source: string } | null {
  const match = unitsPath.exec(path);
  return match === null ? null : { locale: match[1] ?? '', source: match[2] ?? '' };
}

/** The units that a file of translations holds, however broken the rest of it is. */
export function unitsOf(reading: Reading): readonly (readonly [string, Partial<Unit>])[] {
  const units = isObject(reading.value) ? reading.value['units'] : undefined;
  return isObject(units) ? unitsIn(units) : [];
}
const unitsIn = memoizeByKey((units: object): readonly (readonly [string, Partial<Unit>])[] =>
  Object.entries(units).map(([key, unit]) => [key, isObject(unit) ? unit : {}]),
);

/** Texts and translations of projects that are required. */
export interface Below {
  readonly readings: readonly Reading[];
  /** Whether something else stands in the place of what a text belongs to. */
  isGone(reading: Reading, unit: SourceUnit): boolean;
  /** The terms that hold, the project's own among them. */
  readonly terms: readonly Term[];
  /** The words of the game, as a document that is translated; null: nobody asks for them. */
  readonly system: Reading | null;
}
const nothingBelow: Below = { readings: [], isGone: () => false, terms: noTerms, system: null };

/**
 * Translations without a text, texts that have changed since, and how many are missing. A translation may be of a text
 * of a project that is required; what is missing is counted over all that is played.
 */
export function translationProblems(
  readings: readonly Reading[],
  studio: Reading,
  words: SystemWords,
  isUnreadable: (path: string) => boolean,
  below: Below = nothingBelow,
  referred: NamesReferred = noneReferred,
): Problem[] {
  const sources = new Map<string, Reading[]>();
  for (const reading of [...readings, ...below.readings])
    sources.set(reading.file.path, [...(sources.get(reading.file.path) ?? []), reading]);
  const project = studio.value as Partial<Studio>;
  const locales = project.locales ?? [];
  const beside = languagesBeside(
    words,
    [...readings, ...below.readings],
    project.sourceLocale ?? '',
    oldTextsIn(readings),
    referred,
    below.terms,
  );
  const besideGame = languagesBeside(
    words,
    [...readings, ...below.readings],
    languageOfWords(project.sourceLocale ?? ''),
    oldTextsIn(readings),
    noneReferred,
    below.terms,
    true,
  );
  const fromOf = (locale: string, source: string): readonly Reading[] | undefined => {
    if (source !== systemDocument) return sources.get(source);
    return below.system === null || spokenByItself(locale) !== null ? undefined : [below.system];
  };
  const translated = new Map<string, Translated>(locales.map((locale) => [locale, new Map()]));
  const problems: Problem[] = [];
  for (const reading of readings) {
    const where = reading.format.id === 'units' ? sourceOf(reading.file.path) : null;
    if (where === null || !reading.legible) continue;
    const { locale, source } = where;
    if (!locales.includes(locale)) {
      problems.push(tell('L10N005', reading.file.path, startOfFile, { locale }));
      continue;
    }
    const from = fromOf(locale, source);
    if (from === undefined) {
      if (!isUnreadable(source)) problems.push(tell('L10N004', reading.file.path, startOfFile, { source }));
      continue;
    }
    if (!from.every(({ legible }) => legible)) continue;
    const compared = comparisonOf(reading, from, (source === systemDocument ? besideGame : beside)(locale));
    problems.push(...compared.problems.map(({ problem }) => problem));
    add(translated.get(locale), source, compared.found);
  }
  for (const reading of below.readings) {
    const where = reading.format.id === 'units' ? sourceOf(reading.file.path) : null;
    const keys = translated.get(where?.locale ?? '');
    const from = fromOf(where?.locale ?? '', where?.source ?? '');
    if (where === null || keys === undefined || from === undefined) continue;
    add(keys, where.source, unchangedIn(reading, from));
  }
  const all = keysByPath(readings, below);
  const isAlone = below.readings.length === 0;
  const ofGame = below.system === null ? null : ([systemDocument, keysOf(textRunsOf(below.system))] as const);
  locales.forEach((locale, index) => {
    if (locale === project.sourceLocale) return;
    const keys = translated.get(locale);
    const asked = ofGame === null || spokenByItself(locale) !== null ? [...all] : [...all, ofGame];
    const total = asked.reduce((sum, [, { size }]) => sum + size, 0);
    const missing = asked.reduce((sum, [path, texts]) => sum + missingOf(texts, keys?.get(path) ?? [], isAlone), 0);
    if (missing === 0) return;
    const range = studio.place(['locales', index]);
    problems.push(tell('L10N003', studio.file.path, range, { locale, missing, total }));
  });
  return problems;
}

/** How far a file of translations is: how many texts there are, and how many of them it says as they are, or as they were. */
export interface TranslationShare {
  readonly path: string;
  readonly texts: number;
  readonly done: number;
  readonly stale: number;
}

export function translationShares(
  readings: readonly Reading[],
  below: readonly Reading[],
): readonly TranslationShare[] {
  const all = [...readings, ...below];
  return readings.flatMap((reading): readonly TranslationShare[] => {
    const where = reading.format.id === 'units' ? sourceOf(reading.file.path) : null;
    const from = all.filter(({ file }) => file.path === where?.source);
    if (from.length === 0 || !reading.legible || !from.every(({ legible }) => legible)) return [];
    const { found, problems } = comparisonOf(reading, from);
    const stale = problems.filter(({ problem }) => problem.code === 'L10N002').length;
    const texts = new Set(from.flatMap(({ facts }) => facts.units.map(({ key }) => key))).size;
    return [{ path: reading.file.path, texts, done: found.length - stale, stale }];
  });
}

/** Keys of texts that have a translation, by the documents of the texts: those found by each file of translations. */
type Translated = Map<string, readonly (readonly string[])[]>;

function add(translated: Translated | undefined, path: string, keys: readonly string[]): void {
  translated?.set(path, [...(translated.get(path) ?? []), keys]);
}

interface Keys {
  readonly units: Runs<SourceUnit>;
  readonly keys: ReadonlySet<string>;
}
const keysOfTexts = new WeakMap<Runs<SourceUnit>, Keys>();
/** By the first and the last run: of two lists that follow one another at least one of them is mostly the same. */
const keysByEnds = new WeakMap<readonly SourceUnit[], Keys>();

/** The keys of the texts of a document; the same set as long as only texts are written. */
function keysOf(units: Runs<SourceUnit>): ReadonlySet<string> {
  const known = keysOfTexts.get(units);
  if (known !== undefined) return known.keys;
  const ends = [units[0], units.at(-1)].filter((run) => run !== undefined);
  const before = ends.map((run) => keysByEnds.get(run)).find((one) => one !== undefined);
  const isSame = before !== undefined && otherTexts(before.units, units) !== undefined;
  const now = { units, keys: isSame ? before.keys : new Set(units.flatMap((run) => run.map(({ key }) => key))) };
  keysOfTexts.set(units, now);
  for (const run of ends) keysByEnds.set(run, now);
  return now.keys;
}

/** The keys of all texts, by their documents: of one that nobody has below, the same set as long as its texts are. */
function keysByPath(readings: readonly Reading[], below: Below): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, ReadonlySet<string>>();
  for (const reading of readings) all.set(reading.file.path, keysOf(textRunsOf(reading)));
  for (const reading of below.readings) {
    if (reading.format.house) continue;
    const { path } = reading.file;
    const standing = reading.facts.units.filter((unit) => !below.isGone(reading, unit)).map(({ key }) => key);
    all.set(path, new Set([...(all.get(path) ?? []), ...standing]));
  }
  return all;
}

/** How many texts none of these has a translation for. What is found are texts of the document, as long as it is alone. */
function missingOf(texts: ReadonlySet<string>, found: readonly (readonly string[])[], isAlone: boolean): number {
  if (isAlone && found.length <= 1) return texts.size - (found[0]?.length ?? 0);
  const keys = new Set(found.flat());
  return [...texts].filter((key) => !keys.has(key)).length;
}

interface Comparison {
  /** The texts, document by document. */
  readonly from: readonly Runs<SourceUnit>[];
  readonly problems: readonly TranslationProblem[];
  /** Keys of texts that have a translation. */
  readonly found: readonly string[];
  readonly languages: Languages | undefined;
}
interface TranslationProblem {
  readonly key: string;
  readonly problem: Problem;
}
const comparisons = new WeakMap<Reading, Comparison>();

/** What comes of laying translations beside their texts; made once for the same readings. Without languages whatever is known does. */
function comparisonOf(reading: Reading, from: readonly Reading[], languages?: Languages): Comparison {
  const known = comparisons.get(reading);
  const isKnown = known !== undefined && (languages === undefined || isSameLanguage(known.languages, languages));
  if (isKnown && isOf(known.from, from)) return known;
  const followed = isKnown ? comparedAfter(known, reading, from) : undefined;
  const comparison = followed ?? compare(reading, from, languages);
  comparisons.set(reading, comparison);
  return comparison;
}

const isSameLanguage = (
  one: Languages | undefined,
  { from, into, names, referred, old, terms, ofGame }: Languages,
): boolean =>
  one !== undefined &&
  one.names === names &&
  one.ofGame === ofGame &&
  one.referred === referred &&
  one.old === old &&
  one.terms === terms &&
  one.from === from &&
  one.into === into;

/** Where a few texts of one document say something else under the same keys, only these are laid beside it again. */
function comparedAfter(known: Comparison, reading: Reading, from: readonly Reading[]): Comparison | undefined {
  const [only, ...others] = from;
  const [before, ...othersBefore] = known.from;
  if (only === undefined || before === undefined || others.length + othersBefore.length > 0) return undefined;
  const after = textRunsOf(only);
  const changed = otherTexts(before, after);
  if (changed === undefined) return undefined;
  const { languages } = known;
  const laid = laidBeside(reading, unitsAmong(reading, changed), changed, () => [], languages);
  const kept = (key: string): boolean => !changed.has(key);
  return {
    from: [after],
    problems: [...known.problems.filter(({ key }) => kept(key)), ...laid.problems],
    found: known.found,
    languages,
  };
}

/** The texts that say something else under the same keys; undefined: they are many, or their keys are others. */
function otherTexts(old: Runs<SourceUnit>, now: Runs<SourceUnit>): ReadonlyMap<string, SourceUnit> | undefined {
  const changed = new Map<string, SourceUnit>();
  if (old.length !== now.length) return undefined;
  for (const [r, run] of now.entries()) {
    const its = old[r] ?? [];
    if (run === its) continue;
    if (run.length !== its.length) return undefined;
    for (const [i, unit] of run.entries()) {
      if (unit === its[i]) continue;
      if (unit.key !== its[i]?.key || changed.size === manyTexts) return undefined;
      changed.set(unit.key, unit);
    }
  }
  return changed;
}
const manyTexts = 64;

function unitsAmong(reading: Reading, keys: ReadonlyMap<string, unknown>): ReturnType<typeof unitsOf> {
  const units = isObject(reading.value) ? reading.value['units'] : undefined;
  if (!isObject(units)) return [];
  return [...keys.keys()].flatMap((key) => {
    const unit = Object.hasOwn(units, key) ? units[key] : undefined;
    return unit === undefined ? [] : [[key, isObject(unit) ? (unit as Partial<Unit>) : {}] as const];
  });
}

/** The texts of the first that has them count: what is required stands last. */
function compare(reading: Reading, from: readonly Reading[], languages: Languages | undefined): Comparison {
  const sources = textsByKey(from);
  const units = unitsOf(reading);
  const laid = laidBeside(reading, units, sources, freeKeys(sources, units), languages);
  return { from: from.map(textRunsOf), ...laid, languages };
}

const textsByKey = (from: readonly Reading[]): ReadonlyMap<string, SourceUnit> =>
  new Map([...from].reverse().flatMap(({ facts }) => facts.units.map((unit) => [unit.key, unit] as const)));

interface Unchanged {
  readonly from: readonly Runs<SourceUnit>[];
  readonly keys: readonly string[];
}
const unchanged = new WeakMap<Reading, Unchanged>();

/** Keys of texts whose translation was made of the text as it is. */
function unchangedIn(reading: Reading, from: readonly Reading[]): readonly string[] {
  const known = unchanged.get(reading);
  if (known !== undefined && isOf(known.from, from)) return known.keys;
  const sources = textsByKey(from);
  const keys = unitsOf(reading).flatMap(([key, { h }]) => {
    const source = sources.get(key);
    return source !== undefined && h === sourceHash(source.text) ? [key] : [];
  });
  unchanged.set(reading, { from: from.map(textRunsOf), keys });
  return keys;
}

/** Whether these are the texts of these documents. */
const isOf = (texts: readonly Runs<SourceUnit>[], from: readonly Reading[]): boolean =>
  texts.length === from.length && from.every((reading, i) => textRunsOf(reading) === texts[i]);

function laidBeside(
  reading: Reading,
  units: ReturnType<typeof unitsOf>,
  sources: ReadonlyMap<string, SourceUnit>,
  untranslated: () => readonly SourceUnit[],
  languages: Languages | undefined,
): Omit<Comparison, 'from' | 'languages'> {
  const problems: TranslationProblem[] = [];
  const found: string[] = [];
  const { path } = reading.file;
  const all = isObject(reading.value) ? reading.value['units'] : undefined;
  // One word of a game may be called otherwise as a short form, or as a verb
  const uneven = isObject(all) && languages?.ofGame !== true ? unevenIn(all) : undefined;
  for (const [key, unit] of units) {
    const source = sources.get(key);
    const range = () => reading.place(['units'], { key });
    if (source === undefined) {
      const near = keyMeant(key, unit, untranslated());
      const data = { key, ...(near === undefined ? {} : { nearest: near }) };
      problems.push({ key, problem: tell('L10N001', path, range(), data) });
      continue;
    }
    found.push(key);
    const hash = sourceHash(source.text);
    const isStale = typeof unit.h === 'string' && unit.h !== hash;
    if (isStale) {
      const before = languages?.old.get(unit.h ?? '');
      const data = { key, source: source.text, hash, ...(before === undefined ? {} : { before }) };
      problems.push({
        key,
        problem: tell('L10N002', path, range(), data, { source: besideBefore(source.text, before) }),
      });
    }
    if (languages === undefined) continue;
    const alone = unitFaultsOf(key, unit, source.text, isStale, languages);
    const beside = isStale ? undefined : uneven?.get(key);
    for (const { code, data } of beside === undefined || isWaived(unit, beside.code) ? alone : [...alone, beside]) {
      const its = { ...data, key, locale: languages.into };
      problems.push({ key, problem: tellOf({ code, data: its }, path, reading.place(['units', key, 't'])) });
    }
  }
  return { problems, found };
}

/** A text as it is now, with what it was where that is noted. */
const besideBefore = (now: string, before: string | undefined): Text | string =>
  before === undefined ? now : { ja: `${now}（前は：${before}）`, en: `${now} (it was: ${before})` };

/** Texts that a file of translations has no unit for, gathered when first asked for. */
function freeKeys(
  sources: ReadonlyMap<string, SourceUnit>,
  units: ReturnType<typeof unitsOf>,
): () => readonly SourceUnit[] {
  let free: readonly SourceUnit[] | undefined;
  return () => {
    if (free !== undefined) return free;
    const taken = new Set(units.map(([key]) => key));
    free = [...sources.values()].filter(({ key }) => !taken.has(key));
    return free;
  };
}

/**
 * The key that a unit without a text was meant for. A translation goes to no other card: either the very text that it was
 * made from stands under another key now, since an id was changed, or the key is a slip in what follows the id.
 */
function keyMeant(key: string, { h }: Partial<Unit>, untranslated: readonly SourceUnit[]): string | undefined {
  const moved = untranslated.filter(({ text }) => sourceHash(text) === h).map((unit) => unit.key);
  if (moved.length > 0)
    return moved.find((one) => rest(one) === rest(key)) ?? (moved.length === 1 ? moved[0] : undefined);
  const [owner = ''] = key.split('/', 1);
  return nearest(
    key,
    untranslated.map((unit) => unit.key).filter((one) => one.startsWith(`${owner}/`)),
  );
}
const rest = (key: string): string => key.slice(key.indexOf('/'));
