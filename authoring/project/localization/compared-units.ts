import type { TranslationUnit } from '#authoring/text/formats/units.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt, problemFromDraft } from '#authoring/text/problems/tell.ts';
import { type ParsedDocument, textRunsOf } from '#authoring/text/reading/reading.ts';
import type { SourceUnit } from '#authoring/text/schema/facts.ts';
import { concatChunks, mapChunks } from '#engine/kernel/basics/chunks.ts';
import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { type KeyedChunks, keyedBy, mapChunksWith } from '#engine/kernel/basics/keyed-chunks.ts';
import { type Member, type Members, membersOf } from '#engine/kernel/basics/long-maps.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { inconsistentUnits, type Uneven } from './inconsistent-units.ts';
import { KnownPairs } from './known-pairs.ts';
import { sourceHash } from './source-hash.ts';
import { madeFrom } from './staleness.ts';
import type { TranslationContext } from './translation-context.ts';
import { isWaived, unitFaultsOf } from './unit-problems.ts';

type Texts = KeyedChunks<SourceUnit>;

export interface UnitComparison {
  readonly problems: readonly Problem[];
  readonly standing: readonly UnitKeysByState[];
}
export interface UnitKeysByState {
  readonly found: readonly string[];
  /** Found, but made from another or unknown text; stale: from a known other text. */
  readonly changed: readonly string[];
  readonly stale: readonly string[];
  /** Units without text. */
  readonly strays: readonly string[];
}

export const textsOf = (reading: ParsedDocument): Texts => byKey(textRunsOf(reading));
const byKey = keyedBy<SourceUnit>(({ key }) => key);

const noUnits = keyedBy<Member>(({ name }) => name)([]);
export const membersIn = (reading: ParsedDocument): Members => membersOf(reading.value, 'units') ?? noUnits;

const unitIn = (value: unknown): Partial<TranslationUnit> =>
  isObject(value) ? (value as Partial<TranslationUnit>) : {};

const textUnder = (sources: readonly Texts[], key: string): SourceUnit | undefined => {
  for (const source of sources) {
    const found = source.get(key);
    if (found !== undefined) return found;
  }
  return undefined;
};

const nothing: readonly string[] = [];
const few = (keys: readonly string[]): readonly string[] => (keys.length === 0 ? nothing : keys);

type Became = 'found' | 'changed' | 'stale' | 'stray';
const becameBy = { this: 'found', another: 'stale', unsaid: 'changed' } as const;

function becameOf({ name, value }: Member, sources: readonly Texts[]): Became {
  const source = textUnder(sources, name ?? '');
  if (source === undefined) return 'stray';
  return becameBy[madeFrom(unitIn(value).h, sourceHash(source.text))];
}

const standingIn = mapChunksWith({
  each: () => becameOf,
  together(became: readonly Became[], run: readonly Member[]): UnitKeysByState {
    const [found, changed, stale, strays]: [string[], string[], string[], string[]] = [[], [], [], []];
    for (const [i, { name }] of run.entries()) {
      const key = name ?? '';
      const its = became[i];
      (its === 'stray' ? strays : found).push(key);
      if (its === 'changed' || its === 'stale') changed.push(key);
      if (its === 'stale') stale.push(key);
    }
    return { found, changed: few(changed), stale: few(stale), strays: few(strays) };
  },
});

export const standingOf = (reading: ParsedDocument, from: readonly ParsedDocument[]): readonly UnitKeysByState[] =>
  standingIn(membersIn(reading), from.map(textsOf));

interface Fault {
  readonly key: string;
  readonly isOfText: boolean;
  readonly told: (path: string, range: Problem['range']) => Problem;
}
const noFaults: readonly Fault[] = [];

type With = readonly [
  from: TranslationContext['from'],
  into: TranslationContext['into'],
  names: TranslationContext['names'],
  referred: TranslationContext['referred'],
  old: TranslationContext['old'],
  terms: TranslationContext['terms'],
  languages: TranslationContext['languages'],
  ofGame: TranslationContext['ofGame'],
];
const faultsIn = mapChunksWith<Member, SourceUnit, With, readonly Fault[], readonly Fault[]>({
  each(...[from, into, names, referred, old, terms, languages, ofGame]) {
    const context: TranslationContext = { from, into, names, referred, old, terms, languages, ofGame };
    const pairs = new KnownPairs();
    return ({ name, value }, sources) => {
      const key = name ?? '';
      const source = textUnder(sources, key);
      return source === undefined ? noFaults : faultsOf(key, unitIn(value), source, context, pairs);
    };
  },
  together: concatChunks,
});

function faultsOf(
  key: string,
  unit: Partial<TranslationUnit>,
  source: SourceUnit,
  languages: TranslationContext,
  pairs: KnownPairs,
): readonly Fault[] {
  const hash = sourceHash(source.text);
  const isStale = madeFrom(unit.h, hash) === 'another';
  const found = unitFaultsOf(key, unit, source.text, isStale, languages, pairs);
  if (!isStale && found.length === 0) return noFaults;
  const faults: Fault[] = [];
  if (isStale) {
    const before = languages.old.get(unit.h ?? '');
    const data = { key, source: source.text, hash, ...(before === undefined ? {} : { before }) };
    const spoken = { source: besideBefore(source.text, before) };
    faults.push({ key, isOfText: false, told: (path, range) => problemAt('L10N002', path, range, data, spoken) });
  }
  for (const { code, data } of found) faults.push(ofText(key, code, data, languages));
  return faults;
}

type UnitFault = ReturnType<typeof unitFaultsOf>[number];
const ofText = (
  key: string,
  code: UnitFault['code'],
  data: UnitFault['data'],
  { into }: TranslationContext,
): Fault => ({
  key,
  isOfText: true,
  told: (path, range) => problemFromDraft({ code, data: { ...data, key, locale: into } }, path, range),
});

const besideBefore = (now: string, before: string | undefined): Text | string =>
  before === undefined ? now : { ja: `${now}（前は：${before}）`, en: `${now} (before: ${before})` };

interface Known extends UnitComparison {
  readonly sources: readonly Texts[];
  readonly languages: TranslationContext;
  readonly across: Uneven;
}
const known = new WeakMap<ParsedDocument, Known>();

/** Cached; units are checked again only if they or their text changed. */
export function comparisonOf(
  reading: ParsedDocument,
  from: readonly ParsedDocument[],
  languages: TranslationContext,
  across: Uneven = evenAcross,
): UnitComparison {
  const sources = from.map(textsOf);
  const before = known.get(reading);
  if (before?.across === across && isSameList(before.sources, sources) && isSameLanguage(before.languages, languages))
    return before;
  const units = membersIn(reading);
  const standing = standingIn(units, sources);
  const faults = concatChunks(faultsIn(units, sources, ...withOf(languages)));
  const all = [...faults, ...straysOf(standing, units, sources), ...unevenOf(units, sources, languages, across)];
  const problems = all.map(({ key, isOfText, told }) =>
    told(reading.file.path, isOfText ? reading.place(['units', key, 't']) : reading.place(['units'], { key })),
  );
  const now = { standing, problems, sources, languages, across };
  known.set(reading, now);
  return now;
}

const withOf = ({ from, into, names, referred, old, terms, languages, ofGame }: TranslationContext): With => [
  ...([from, into, names, referred] as const),
  ...([old, terms, languages, ofGame] as const),
];
const isSameLanguage = (one: TranslationContext, other: TranslationContext): boolean =>
  isSameList(withOf(one), withOf(other));

const evenAcross: Uneven = new Map();

function unevenOf(
  units: Members,
  sources: readonly Texts[],
  languages: TranslationContext,
  across: Uneven,
): readonly Fault[] {
  // Words of the game may differ by use (short form, verb)
  if (languages.ofGame) return noFaults;
  return [...new Map([...across, ...inconsistentUnits(units)])].flatMap(([key, { code, data }]) => {
    const [unit, source] = [unitIn(units.get(key)?.value), textUnder(sources, key)];
    const isOfIt = source !== undefined && madeFrom(unit.h, sourceHash(source.text)) !== 'another';
    return isOfIt && !isWaived(unit, code) ? [ofText(key, code, data, languages)] : [];
  });
}

function straysOf(standing: readonly UnitKeysByState[], units: Members, sources: readonly Texts[]): readonly Fault[] {
  const strays = concatChunks(standing.map((one) => one.strays));
  if (strays.length === 0) return noFaults;
  const untranslated = untranslatedIn(units, sources);
  return strays.map((key) => {
    const near = keyMeant(key, unitIn(units.get(key)?.value), untranslated);
    const data = { key, ...(near === undefined ? {} : { nearest: near }) };
    return { key, isOfText: false, told: (path, range) => problemAt('L10N001', path, range, data) };
  });
}

function untranslatedIn(units: Members, sources: readonly Texts[]): readonly SourceUnit[] {
  const free = new Map<string, SourceUnit>();
  for (const source of [...sources].reverse())
    for (const one of freeIn(source, [units]).flat()) {
      free.delete(one.key);
      free.set(one.key, textUnder(sources, one.key) ?? one);
    }
  return [...free.values()];
}
const freeIn = mapChunksWith<SourceUnit, Member, readonly [], boolean, readonly SourceUnit[]>({
  each:
    () =>
    ({ key }, [units]) =>
      units?.has(key) !== true,
  together: (isFree, run) => (isFree.includes(true) ? run.filter((_, i) => isFree[i]) : noTexts),
});
const noTexts: readonly SourceUnit[] = [];

/** The same source text under a new id, or a misspelt key of the same entry; never another entry. */
function keyMeant(
  key: string,
  { h }: Partial<TranslationUnit>,
  untranslated: readonly SourceUnit[],
): string | undefined {
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

const pairsIn = mapChunks((run: readonly Member[]): readonly (readonly [string, Partial<TranslationUnit>])[] =>
  run.map(({ name, value }) => [name ?? '', unitIn(value)]),
);

/** Of broken files, whatever units can be read. */
export const unitsOf = (reading: ParsedDocument): readonly (readonly [string, Partial<TranslationUnit>])[] =>
  pairsIn(membersIn(reading).runs).flat();

export const unitCount = (reading: ParsedDocument): number =>
  membersIn(reading).runs.reduce((sum, run) => sum + run.length, 0);
