import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { membersOf } from '#engine/kernel/basics/long-maps.ts';
import type { SystemWords } from '#engine/kernel/contract/system.ts';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { languageName } from './languages/language-name.ts';

/** A name in two languages; translations are in lower case. */
export interface NameSaid {
  /** In the source language. */
  readonly label: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}
export interface NameGroup {
  readonly onlySwapped?: true;
  readonly names: readonly NameSaid[];
}
export interface NameTranslations {
  readonly groups: readonly NameGroup[];
  readonly inSource: RegExp;
}

type Translated = SystemWords['translated'];
const nothing = /(?!)/;
const noNames: NameTranslations = { groups: [], inSource: nothing };

const known = new Map<string, NameTranslations>();
const mostKnown = 60;

/** Words of the game, and translated names of the project such as areas and traits. */
export function namesSaid(
  words: SystemWords,
  readings: readonly ParsedDocument[],
  sourceLocale: string,
  locale: string,
): NameTranslations {
  if (words.translated === undefined) return noNames;
  const spoken = [
    ...([languageName(sourceLocale), languageName(locale)] as const),
    unitsIn(readings, locale, systemDocument),
  ] as const;
  const groups = [
    ...wordsOfGame(words, ...spoken),
    ...swappedWords(words, ...spoken),
    ...ownNames(words.translated, readings, locale),
  ];
  const signature = JSON.stringify(groups);
  const before = known.get(signature);
  if (before !== undefined) return before;
  const now = { groups, inSource: anyOf(groups) };
  if (known.size >= mostKnown) known.clear();
  known.set(signature, now);
  return now;
}

/** From the game's table, or from the project's translation of the game's words. */
function wordsOfGame(
  { translated, groups }: SystemWords,
  from: string,
  into: string,
  units: UnitsByKey,
): readonly NameGroup[] {
  return Object.entries(translated?.groups ?? {}).flatMap(([group, words]) => {
    const names = Object.entries(words).flatMap(([id, its]): readonly NameSaid[] => {
      const own: { readonly [locale: string]: string } = { ...groups[group]?.[id] };
      const wordsIn = (locale: string): readonly string[] =>
        its[locale] ?? (own[locale] === undefined ? [] : [own[locale]]);
      const printed = own[into] === undefined ? saidBy(units.get(`${group}/${id}`)) : [];
      const [mine, theirs] = [wordsIn(from), [...wordsIn(into), ...printed].map((word) => word.toLowerCase())];
      return mine.length === 0 || theirs.length === 0
        ? []
        : [{ label: own[from] ?? (mine[0] as string), mine, theirs: [...new Set(theirs)] }];
    });
    return names.length === 0 ? [] : [{ names }];
  });
}

/** Printed words in both languages; words in capitals are the same in all. */
function swappedWords(
  { translated, groups }: SystemWords,
  from: string,
  into: string,
  units: UnitsByKey,
): readonly NameGroup[] {
  const swapped = (translated?.swapped ?? []).map((one) => one.split('/') as [string, string?]);
  return [...new Set(swapped.map(([group]) => group))].map((group) => {
    const ids = swapped.flatMap(([its, id]) => (its !== group ? [] : (id ?? Object.keys(groups[group] ?? {}))));
    const names = ids.flatMap((id): readonly NameSaid[] => {
      const own: { readonly [locale: string]: string } = { ...groups[group]?.[id] };
      const [label, theirs] = [own[from] ?? '', own[into]?.toLowerCase()];
      const said = theirs === undefined ? saidBy(units.get(`${group}/${id}`)) : [theirs];
      const kept = /^[A-Z]+$/.test(label) ? [label.toLowerCase()] : [];
      const all = [...new Set([...said, ...kept])];
      return label === '' || all.length === 0 ? [] : [{ label, mine: [label], theirs: all }];
    });
    return { onlySwapped: true, names };
  });
}

/** Names of entries as far as they are translated. */
function ownNames(translated: Translated, readings: readonly ParsedDocument[], locale: string): readonly NameGroup[] {
  return (translated?.names ?? []).flatMap(({ path, end, open, close, onlySwapped }) => {
    const unitsOf = unitsIn(readings, locale, path);
    const names = readings
      .filter(({ file }) => file.path === path)
      .flatMap(({ facts }) => facts.units)
      .filter(({ key }) => key.endsWith(end) && key.indexOf('/') === key.length - end.length)
      .flatMap(({ key, text }): readonly NameSaid[] => {
        const theirs = saidBy(unitsOf.get(key));
        return theirs.length === 0 || text === '' ? [] : [{ label: text, mine: [`${open}${text}${close}`], theirs }];
      });
    return names.length === 0 ? [] : [{ names, ...(onlySwapped === true ? { onlySwapped } : {}) }];
  });
}

function unitsIn(readings: readonly ParsedDocument[], locale: string, path: string): UnitsByKey {
  const all = readings
    .filter(({ file }) => file.path === `l10n/${locale}/${path}`)
    .flatMap(({ value }) => membersOf(value, 'units') ?? []);
  return { get: (key) => all.findLast((one) => one.has(key))?.get(key)?.value };
}
interface UnitsByKey {
  readonly get: (key: string) => unknown;
}

/** In lower case; none if empty. */
function saidBy(unit: unknown): readonly string[] {
  const t = isObject(unit) && typeof unit['t'] === 'string' ? unit['t'].trim().toLowerCase() : '';
  return t === '' ? [] : [stem(t), ...formsOf(unit)];
}

const formsOf = (unit: unknown): readonly string[] =>
  isObject(unit) && isObject(unit['forms'])
    ? Object.values(unit['forms']).flatMap((form) => (typeof form === 'string' ? [form.toLowerCase()] : []))
    : [];

/** Strips endings of cases and plurals. */
const stem = (name: string): string =>
  /^[\p{Script=Latin}\s-]{5,}$/u.test(name) ? name.replace(/(?:e|s|y|en|er)$/, '') : name;

function anyOf(groups: readonly NameGroup[]): RegExp {
  const words = groups.flatMap(({ names }) => names.flatMap(({ mine }) => mine));
  return words.length === 0
    ? nothing
    : new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'u');
}
