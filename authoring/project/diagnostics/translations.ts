import { sourceOf } from '#authoring/text/files/translation-path.ts';
import type { Studio } from '#authoring/text/formats/studio.ts';
import { startOfFile } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt } from '#authoring/text/problems/tell.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { SourceUnit } from '#authoring/text/schema/facts.ts';
import type { SystemWords } from '#engine/kernel/contract/system.ts';
import { languageOfWords, spokenByItself, systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { comparisonOf, membersIn, standingOf, textsOf, type UnitKeysByState } from '../localization/compared-units.ts';
import { type FileOfUnits, inconsistentFiles, type UnevenByFile } from '../localization/inconsistent-files.ts';
import { type Languages, noLanguages } from '../localization/languages/languages.ts';
import { noneReferred, type ReferenceResolver } from '../localization/names-referred.ts';
import { oldTextsIn } from '../localization/old-texts.ts';
import { noTerms, type Term } from '../localization/terms/term.ts';
import { translationContexts } from '../localization/translation-context.ts';

export interface RequiredTexts {
  readonly readings: readonly ParsedDocument[];
  /** Whether the text belongs to an overridden entry. */
  isGone(reading: ParsedDocument, unit: SourceUnit): boolean;
  /** Including those of the project itself. */
  readonly terms: readonly Term[];
  /** The words of the game as a document to translate; null: not checked. */
  readonly system: ParsedDocument | null;
}
const nothingBelow: RequiredTexts = { readings: [], isGone: () => false, terms: noTerms, system: null };

/** L10N001 to L10N005 and all warnings of units. Texts of required projects count as missing, too. */
export function translationProblems(
  readings: readonly ParsedDocument[],
  studio: ParsedDocument,
  words: SystemWords,
  isUnreadable: (path: string) => boolean,
  below: RequiredTexts = nothingBelow,
  referred: ReferenceResolver = noneReferred,
  languages: Languages = noLanguages,
): Problem[] {
  const sources = new Map<string, ParsedDocument[]>();
  for (const reading of [...readings, ...below.readings])
    sources.set(reading.file.path, [...(sources.get(reading.file.path) ?? []), reading]);
  const project = studio.value as Partial<Studio>;
  const locales = project.locales ?? [];
  const beside = translationContexts(
    words,
    [...readings, ...below.readings],
    project.sourceLocale ?? '',
    oldTextsIn(readings),
    referred,
    below.terms,
    languages,
  );
  const besideGame = translationContexts(
    words,
    [...readings, ...below.readings],
    languageOfWords(project.sourceLocale ?? ''),
    oldTextsIn(readings),
    noneReferred,
    below.terms,
    languages,
    true,
  );
  const fromOf = (locale: string, source: string): readonly ParsedDocument[] | undefined => {
    if (source !== systemDocument) return sources.get(source);
    return below.system === null || spokenByItself(locale) !== null ? undefined : [below.system];
  };
  const translated = new Map<string, Translated>(locales.map((locale) => [locale, new Map()]));
  const problems: Problem[] = [];
  const across = unevenByLocale([...below.readings].reverse(), readings, locales, fromOf, referred);
  for (const reading of readings) {
    const where = reading.format.id === 'units' ? sourceOf(reading.file.path) : null;
    if (where === null || !reading.legible) continue;
    const { locale, source } = where;
    if (!locales.includes(locale)) {
      problems.push(problemAt('L10N005', reading.file.path, startOfFile, { locale }));
      continue;
    }
    const from = fromOf(locale, source);
    if (from === undefined) {
      if (!isUnreadable(source)) problems.push(problemAt('L10N004', reading.file.path, startOfFile, { source }));
      continue;
    }
    if (!from.every(({ legible }) => legible)) continue;
    const context = source === systemDocument ? besideGame : beside;
    const compared = comparisonOf(reading, from, context(locale), across.get(locale)?.get(reading.file.path));
    for (const problem of compared.problems) problems.push(problem);
    add(translated.get(locale), source, foundIn(compared.standing));
  }
  for (const reading of below.readings) {
    const where = reading.format.id === 'units' ? sourceOf(reading.file.path) : null;
    const keys = translated.get(where?.locale ?? '');
    const from = fromOf(where?.locale ?? '', where?.source ?? '');
    if (where === null || keys === undefined || from === undefined) continue;
    add(keys, where.source, unchangedIn(standingOf(reading, from)));
  }
  const all = keysByPath(readings, below);
  const isAlone = below.readings.length === 0;
  const ofGame = below.system === null ? null : ([systemDocument, textsOf(below.system)] as const);
  locales.forEach((locale, index) => {
    if (locale === project.sourceLocale) return;
    const keys = translated.get(locale);
    const asked = ofGame === null || spokenByItself(locale) !== null ? [...all] : [...all, ofGame];
    const total = asked.reduce((sum, [, { size }]) => sum + size, 0);
    const missing = asked.reduce((sum, [path, texts]) => sum + missingOf(texts, keys?.get(path) ?? [], isAlone), 0);
    if (missing === 0) return;
    const range = studio.place(['locales', index]);
    problems.push(problemAt('L10N003', studio.file.path, range, { locale, missing, total }));
  });
  return problems;
}

function textIn(sources: readonly ParsedDocument[] = [], key: string): string | undefined {
  for (const source of sources) {
    const found = textsOf(source).get(key);
    if (found !== undefined) return found.text;
  }
  return undefined;
}

/** Required projects come first: what they say counts as right. */
function unevenByLocale(
  below: readonly ParsedDocument[],
  own: readonly ParsedDocument[],
  locales: readonly string[],
  fromOf: (locale: string, source: string) => readonly ParsedDocument[] | undefined,
  referred: ReferenceResolver,
): ReadonlyMap<string, UnevenByFile> {
  const files = new Map<string, FileOfUnits[]>(locales.map((locale) => [locale, []]));
  for (const [layer, readings] of [below, own].entries())
    for (const reading of readings) {
      const where = reading.format.id === 'units' ? sourceOf(reading.file.path) : null;
      if (where === null || !reading.legible || where.source === systemDocument) continue;
      // One path may be in several projects
      const path = layer === 1 ? reading.file.path : `${reading.file.path} below`;
      const { locale, source } = where;
      files.get(locale)?.push({
        ...{ path, source, units: membersIn(reading) },
        sourceOf: (key) => textIn(fromOf(locale, source), key),
        printed: (t) => referred.printed(locale, t),
        reads: [referred, ...(fromOf(locale, source) ?? []).map(textsOf)],
      });
    }
  return new Map([...files].map(([locale, its]) => [locale, inconsistentFiles(its)]));
}

export interface TranslationShare {
  readonly path: string;
  readonly texts: number;
  readonly done: number;
  readonly stale: number;
}

export function translationShares(
  readings: readonly ParsedDocument[],
  below: readonly ParsedDocument[],
): readonly TranslationShare[] {
  const all = [...readings, ...below];
  return readings.flatMap((reading): readonly TranslationShare[] => {
    const where = reading.format.id === 'units' ? sourceOf(reading.file.path) : null;
    const from = all.filter(({ file }) => file.path === where?.source);
    if (from.length === 0 || !reading.legible || !from.every(({ legible }) => legible)) return [];
    const standing = standingOf(reading, from);
    const stale = standing.reduce((sum, one) => sum + one.stale.length, 0);
    const [only, ...others] = from.map(textsOf);
    const texts =
      others.length === 0 ? (only?.size ?? 0) : new Set(from.flatMap((one) => [...textsOf(one).keys()])).size;
    return [{ path: reading.file.path, texts, done: foundIn(standing).count - stale, stale }];
  });
}

interface Found {
  readonly count: number;
  readonly keys: () => readonly string[];
}
type Translated = Map<string, readonly Found[]>;

function add(translated: Translated | undefined, path: string, found: Found): void {
  translated?.set(path, [...(translated.get(path) ?? []), found]);
}

const foundIn = (standing: readonly UnitKeysByState[]): Found => ({
  count: standing.reduce((sum, one) => sum + one.found.length, 0),
  keys: () => standing.flatMap((one) => one.found),
});

function unchangedIn(standing: readonly UnitKeysByState[]): Found {
  const keys = standing.flatMap(({ found, changed }) => {
    const others = new Set(changed);
    return found.filter((key) => !others.has(key));
  });
  return { count: keys.length, keys: () => keys };
}

interface Keys {
  readonly size: number;
  keys(): Iterable<string>;
}

function keysByPath(readings: readonly ParsedDocument[], below: RequiredTexts): ReadonlyMap<string, Keys> {
  const all = new Map<string, Keys>();
  for (const reading of readings) all.set(reading.file.path, textsOf(reading));
  for (const reading of below.readings) {
    if (reading.format.house) continue;
    const { path } = reading.file;
    const standing = reading.facts.units.filter((unit) => !below.isGone(reading, unit)).map(({ key }) => key);
    all.set(path, new Set([...(all.get(path)?.keys() ?? []), ...standing]));
  }
  return all;
}

/** Without required projects, each found key is a text of the document, so counts suffice. */
function missingOf(texts: Keys, found: readonly Found[], isAlone: boolean): number {
  if (isAlone && found.length <= 1) return texts.size - (found[0]?.count ?? 0);
  const keys = new Set(found.flatMap((one) => one.keys()));
  let missing = 0;
  for (const key of texts.keys()) if (!keys.has(key)) missing++;
  return missing;
}
