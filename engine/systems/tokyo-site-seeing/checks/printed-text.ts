import { textHash } from '#engine/kernel/basics/hash.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ContentProblem } from '#engine/kernel/system.ts';
import { timings } from '../contract/vocabulary.ts';
import type { Mat } from '../formats/mat.ts';
import counting from '../words/counting.json' with { type: 'json' };
import groups from '../words/groups.json' with { type: 'json' };
import { type Worded, wordedIn } from './collect-card-texts.ts';
import { type Mismatch, type Project, problem } from './documents.ts';
import { type Counted, type Meant, meantBy } from './effect-facts.ts';
import { type AreaNames, type Said, saidBy } from './parse-card-text.ts';
import { type KeywordFault, keywordFaults, otherTraits, traitLabels } from './text-phrases.ts';

/** What was found of a text, as long as what it is about and the names of the areas are the same. */
interface Known {
  readonly names: AreaNames;
  readonly worded: Worded;
  readonly found: readonly Mismatch[];
}

/** Printed texts and their translations that say other numbers, kinds of damage, names or timing than their effects. */
export function checkPrintedText(project: Project): ContentProblem[] {
  const names = areaNames(project);
  const labels = traitLabels(project.documents);
  const texts = wordedIn(project);
  const byFile = new Map<string, Worded[]>();
  for (const { file, value } of texts) {
    const list = byFile.get(file);
    if (list === undefined) byFile.set(file, [value]);
    else list.push(value);
  }
  return [
    ...texts.flatMap((worded) => {
      const { value } = worded;
      const found = remembered(sources, value, value, names, () => mismatches(value, value.text, names));
      const traits = otherTraits(value, value.text, labels).map((said) => wording({ said }));
      return [...found, ...traits].map((one) => told(one, worded.file, [...worded.path, 'text']));
    }),
    ...project.translations.flatMap(({ file, locale, source, units }) => {
      const theirs = translatedAreas(project, locale, names);
      return (byFile.get(source) ?? []).flatMap((value) => {
        const unit = units[value.key];
        if (!isObject(unit)) return [];
        const found = remembered(translated, unit, value, theirs, () => mistranslated(value, unit, names, theirs));
        const path = ['units', value.key, 't'];
        return found.map((one) => told(one, file, path));
      });
    }),
  ];
}

const told = (one: Mismatch, file: string, path: ContentProblem['path']): ContentProblem => ({
  ...{ ...one, severity: 'warning' },
  file,
  path,
});

const sources = new WeakMap<object, Known>();
const translated = new WeakMap<object, Known>();

function remembered(
  known: WeakMap<object, Known>,
  by: object,
  worded: Worded,
  names: AreaNames,
  find: () => readonly Mismatch[],
): readonly Mismatch[] {
  const before = known.get(by);
  if (before?.names === names && before.worded === worded) return before.found;
  const found = find();
  known.set(by, { names, worded, found });
  return found;
}

/** What a text says against what its effects do. A text that says nothing of a thing says nothing wrong. */
export function mismatches(worded: Worded, text: string, names: AreaNames): readonly Mismatch[] {
  const said = saidBy(text, names);
  const meant = meantIn(worded);
  return [
    ...numbers(said, meant),
    ...damageKinds(said, meant),
    ...named(said, meant, names),
    ...timing(worded, text, said),
    ...keywordFaults(worded, text).map(wording),
  ];
}

const wording = (fault: KeywordFault): Mismatch =>
  'said' in fault ? problem('EFT013', fault) : problem('EFT014', { unsaid: { ...fault.unsaid } });

const meantIn = memoizeByKey(({ parts, targets }: Worded): Meant => meantBy(parts, targets));

function numbers(said: Said, meant: Meant): readonly Mismatch[] {
  const strange = said.numbers.find((one) => !isHeld(one, said, meant));
  const unsaid =
    meant.numbers.find((one) => !isSaid(one, said)) ?? unevenly(said.numbers, meant.numbers) ?? uncounted(said, meant);
  const list = listOf([...new Set(said.numbers.map(({ value }) => value))]);
  if (unsaid !== undefined) {
    return [problem('EFT007', { said: list, counted: counted(unsaid) })];
  }
  return strange === undefined ? [] : [problem('EFT010', { said: strange.value })];
}

/** A number with the word that it is counted by: ids of ops are for whoever writes them. */
function counted({ value, unit }: Counted): { readonly ja: string; readonly en: string } {
  const { ja, one, many } = counting[unit];
  return { ja: `${value}${ja}`, en: `${value} ${value === 1 ? one : many}`.trim() };
}

/** Each language sets a list apart in its own way; an empty one is told, too. */
const listOf = (all: readonly (string | number)[]): Json => (all.length === 0 ? '—' : [...all]);

const fits = (one: Counted, other: Counted): boolean =>
  (one.value === other.value || one.value === other.also || one.also === other.value) && alike(one.unit, other.unit);

/** Points are also said as what is added. */
const alike = (one: Counted['unit'], other: Counted['unit']): boolean =>
  one === other ||
  one === 'any' ||
  other === 'any' ||
  [one, other].every((unit) => unit === 'points' || unit === 'added');

const alwaysSaid: readonly Counted['unit'][] = ['points', 'tokens', 'added'];

/** A number that the effects hold, or the one of *for each*. */
const isHeld = (one: Counted, said: Said, meant: Meant): boolean =>
  isMeant(one, meant) || (said.perEach && one.value === 1);

/** One of something is said where something is chosen; how often something is gained may be said as well. */
function isMeant(one: Counted, { numbers: all, repeated }: Meant): boolean {
  if (all.some((other) => fits(one, other))) return true;
  return one.value === 1 ? !alwaysSaid.includes(one.unit) : repeated.includes(one.value);
}

/** A number above 1 stands in a text that gives any; 1 in a text that counts the same thing. */
function isSaid(one: Counted, { numbers: all, spelled, refers }: Said): boolean {
  if (refers || all.some((other) => fits(one, other)) || spelled.includes(one.value)) return true;
  // "More than" is at least one more
  if (one.value === 1 && (one.op === 'add' || one.op === 'subtract')) return true;
  if (one.value === 1) return !alwaysSaid.includes(one.unit) || !all.some(({ unit }) => unit === one.unit);
  return all.length === 0;
}

/** Where as many numbers of a unit are said as are meant, they are the same ones. */
function unevenly(said: readonly Counted[], meant: readonly Counted[]): Counted | undefined {
  return meant.find((one) => {
    const own = (numbers: readonly Counted[]) =>
      numbers.filter(({ unit }) => unit === one.unit).map(({ value }) => value);
    const [mine, theirs] = [own(meant), own(said)];
    if (one.unit === 'any' || one.also !== undefined || mine.length !== theirs.length) return false;
    return count(mine, one.value) > count(theirs, one.value);
  });
}

/** What is gained several times is said as a number, or as often. */
function uncounted(said: Said, { repeated }: Meant): Counted | undefined {
  const values = said.numbers.map(({ value }) => value);
  const missing = repeated.find((times) => values.length > 0 && !values.includes(times) && count(values, 1) < times);
  return missing === undefined ? undefined : { value: missing, unit: 'cards', op: 'gainArtifact' };
}
const count = <T>(list: readonly T[], what: T): number => list.filter((one) => one === what).length;

/** The kinds of damage that are named, against those that are dealt, altered or answered. */
function damageKinds(said: Said, meant: Meant): readonly Mismatch[] {
  if (said.damageTypes.length === 0 || !(meant.harms || meant.damageTypes.length > 0)) return [];
  const differs = (one: string) =>
    said.damageTypes.length === meant.damageTypes.length
      ? count(said.damageTypes, one) !== count(meant.damageTypes, one)
      : said.damageTypes.includes(one) !== meant.damageTypes.includes(one);
  if (![...said.damageTypes, ...meant.damageTypes].some(differs)) return [];
  return [problem('EFT008', { said: kinds(said.damageTypes), meant: kinds(meant.damageTypes) })];
}

function kinds(types: readonly string[]): Json {
  const words = [...new Set(types)].map((type) => groups.damageType[type as keyof typeof groups.damageType]);
  return { ja: words.map(({ ja }) => ja).join('・'), en: words.map(({ en }) => en).join(' and ') };
}

/** Areas, abilities and cards that are named, against those that the effects name. */
function named(said: Said, meant: Meant, names: AreaNames): readonly Mismatch[] {
  const areaName = (id: string): string => names.get(id) ?? id;
  const abilityName = (id: string): Json => ({ ...groups.ability[id as keyof typeof groups.ability] });
  const strangeCard = said.cards.find((card) => !meant.cards.includes(card));
  return [
    ...otherNames(said.areas, meant.areas).map((data) => ({
      said: data.said.map(areaName),
      meant: data.meant.map(areaName),
    })),
    ...(meant.abilities.length === 0 ? [] : otherNames(said.abilities, meant.abilities)).map((data) => ({
      said: data.said.map(abilityName),
      meant: data.meant.map(abilityName),
    })),
    ...(strangeCard === undefined || meant.cards.length === 0
      ? []
      : [{ said: [strangeCard], meant: [...meant.cards] }]),
  ].map((data) => problem('EFT011', data));
}

/** Both lists, when some are named and they are not the same ones. */
function otherNames(said: readonly string[], meant: readonly string[]) {
  if (said.length === 0) return [];
  const same = said.every((one) => meant.includes(one)) && meant.every((one) => said.includes(one));
  const even = said.length === meant.length && said.some((one) => count(said, one) !== count(meant, one));
  return same && !even ? [] : [{ said: [...new Set(said)], meant: [...new Set(meant)] }];
}

/** A header in brackets, or the phrase of a trigger, that is the word of another time; 割り込み where it is none. */
function timing({ when, interrupt, triggers }: Worded, text: string, said: Said): readonly Mismatch[] {
  const header = timings.find((one) =>
    Object.values(groups.timing[one]).some((word) => text.includes(`【${word}】`) || text.includes(`[${word}]`)),
  );
  const shown = when ?? listOf(triggers);
  if (header !== undefined && header !== when)
    return [problem('EFT009', { said: { ...groups.timing[header] }, when: shown })];
  if (/割り込み|\[Interrupt\]/.test(text) && !interrupt)
    return [problem('EFT009', { said: { ja: '割り込み', en: 'Interrupt' }, when: shown })];
  const strange = said.triggers.find((op) => !triggers.includes(op));
  if (strange === undefined || said.triggers.some((op) => triggers.includes(op))) return [];
  return [problem('EFT009', { said: strange, when: shown })];
}

function mistranslated(worded: Worded, unit: JsonObject, names: AreaNames, theirs: AreaNames): readonly Mismatch[] {
  const { t, h } = unit;
  // That its text has changed since is told of it as a unit.
  if (typeof t !== 'string' || h !== textHash(worded.text, 10)) return [];
  return saidOtherwise(worded, t, names, theirs);
}

/** A translation says what its text says: the same numbers and names, the same kinds of damage. */
export function saidOtherwise(worded: Worded, text: string, names: AreaNames, theirs: AreaNames): readonly Mismatch[] {
  const meant = meantIn(worded);
  const source = saidBy(worded.text, names);
  const said = saidBy(text, theirs);
  const [mine, theirNumbers] = [listed(source.numbers), listed(said.numbers)];
  // "2 more" may be said as the sum elsewhere.
  const sum = (value: number) => /さらに|多く/.test(worded.text) && mine.some((one) => mine.includes(value - one));
  const values = said.numbers.map(({ value }) => value);
  const sources = source.numbers.map(({ value }) => value);
  const strange = said.numbers.find(
    (one) =>
      !sum(one.value) &&
      ((!isHeld(one, said, meant) && !source.numbers.some((other) => fits(one, other))) ||
        (one.value > 1 && count(values, one.value) > count(sources, one.value))),
  );
  const uneven = unevenly(said.numbers, source.numbers);
  const otherTime = said.triggers.filter((op) => !worded.triggers.includes(op));
  const unsaid = mine.find(
    (value) => value > 1 && !theirNumbers.includes(value) && !said.spelled.includes(value) && !theirNumbers.some(sum),
  );
  const differing = [
    ...(strange === undefined && unsaid === undefined && uneven === undefined
      ? []
      : [{ said: theirNumbers, meant: mine }]),
    ...(otherTime.length === 0 || otherTime.length < said.triggers.length
      ? []
      : [{ said: otherTime, meant: worded.triggers }]),
    ...otherNames(said.damageTypes, source.damageTypes),
    ...(theirs === names ? [] : otherNames(said.areas, source.areas)),
    ...keywordFaults(worded, text).map((fault) =>
      'said' in fault ? { said: [fault.said], meant: [] } : { said: [], meant: [fault.unsaid.en] },
    ),
  ];
  const [first] = differing;
  if (first === undefined) return [];
  return [problem('EFT012', { said: listOf(first.said), meant: listOf(first.meant) })];
}
const listed = (numbers: readonly Counted[]): number[] => [...new Set(numbers.map(({ value }) => value))];

const knownTranslated = new WeakMap<object, AreaNames>();

/** What the areas are called; 『サイト』 is also what cards are called. */
export function areaNames({ mat }: Project): AreaNames {
  return mat === undefined ? noNames : namesOn(mat.value);
}
const namesOn = memoizeByKey(
  ({ areas }: Mat): AreaNames => new Map(areas.flatMap(({ id, name }) => (id === 'SITE' ? [] : [[id, name]]))),
);
const noNames: AreaNames = new Map();

/** What they are called in another language; where that is not said, as in the source. */
export function translatedAreas({ mat, translations }: Project, locale: string, names: AreaNames): AreaNames {
  const units = translations.find((one) => one.locale === locale && one.source === mat?.file)?.units;
  if (units === undefined) return names;
  const before = knownTranslated.get(units);
  if (before !== undefined) return before;
  const theirs = new Map(
    [...names].flatMap(([id]) => {
      const unit = units[`${id}/name`];
      return isObject(unit) && typeof unit['t'] === 'string' ? [[id, unit['t']] as const] : [];
    }),
  );
  // Of a language that has not named them all, none is judged.
  const complete = theirs.size === names.size ? theirs : names;
  knownTranslated.set(units, complete);
  return complete;
}
