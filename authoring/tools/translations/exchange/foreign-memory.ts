import type { TextFile } from '#authoring/text/files/project-file.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { isSameLanguage, isSameLocale } from '../same-language.ts';
import { type ExchangeFault, MOST_ROWS, refused } from './exchange-row.ts';
import { languageOfHead, readPo } from './po.ts';
import { unitsOfTmx } from './tmx.ts';

export interface ForeignPair {
  readonly source: string;
  readonly t: string;
  /** From 1. */
  readonly line: number;
}
/** All pairs of a file that are of the two languages. */
export interface ForeignMemory {
  readonly path: string;
  readonly pairs: readonly ForeignPair[];
}

/** Texts of an entry by language; null: that of the project. */
interface ForeignEntry {
  readonly texts: ReadonlyMap<string | null, string>;
  readonly line: number;
}
type ForeignEntries = { readonly kind: 'read'; readonly entries: readonly ForeignEntry[] } | ReturnType<typeof refused>;

const entriesOf = memoizeByKey(
  ({ path, text }: TextFile): ForeignEntries => (path.endsWith('.po') ? entriesOfPo(text) : entriesOfTmx(text)),
);

/** Why a file cannot be read; null: it can. */
export function memoryFault(file: TextFile): ExchangeFault | null {
  const read = entriesOf(file);
  return read.kind === 'refused' ? read.fault : null;
}

export function foreignMemory(file: TextFile, sourceLocale: string, locale: string): ForeignMemory {
  const { path } = file;
  const read = entriesOf(file);
  if (read.kind === 'refused') return { path, pairs: [] };
  const languages = [...new Set(read.entries.flatMap(({ texts }) => [...texts.keys()]))];
  const [from, into] = [standingFor(languages, sourceLocale), standingFor(languages, locale)];
  const pairs = read.entries.flatMap(({ texts, line }): readonly ForeignPair[] => {
    const source = texts.get(null) ?? firstIn(texts, from);
    const t = firstIn(texts, into);
    return source === undefined || t === undefined ? [] : [{ source, t, line }];
  });
  return { path, pairs };
}

/** The same locale first. */
const standingFor = (languages: readonly (string | null)[], locale: string): readonly string[] =>
  languages
    .filter((one): one is string => one !== null && isSameLanguage(one, locale))
    .sort((a, b) => Number(isSameLocale(b, locale)) - Number(isSameLocale(a, locale)));

function firstIn(texts: ForeignEntry['texts'], languages: readonly string[]): string | undefined {
  const language = languages.find((one) => texts.has(one));
  return language === undefined ? undefined : texts.get(language);
}

function entriesOfTmx(text: string): ForeignEntries {
  const read = unitsOfTmx(text);
  if (read.kind === 'refused') return read;
  const entries = read.units.map(({ texts, line }) => ({
    line,
    texts: new Map([...texts].flatMap(([language, { text: its }]) => (its.trim() === '' ? [] : [[language, its]]))),
  }));
  return { kind: 'read', entries };
}

function entriesOfPo(text: string): ForeignEntries {
  const entries: ForeignEntry[] = [];
  let language: string | null = null;
  const fault = readPo(text, 'first', ({ texts: { msgid = '', msgstr = '' }, line, fuzzy }) => {
    if (msgid === '') language ??= languageOfHead(msgstr);
    else if (language === null) return refused('noLanguage', { kind: 'line', line });
    else if (!fuzzy && msgstr.trim() !== '')
      entries.push({
        line,
        texts: new Map([
          [null, msgid],
          [language, msgstr],
        ]),
      });
    return entries.length > MOST_ROWS ? refused('tooMany', { kind: 'line', line }, { most: MOST_ROWS }) : null;
  });
  if (fault !== null) return fault;
  return entries.length === 0 && language === null
    ? refused('notThis', undefined, { format: 'PO' })
    : { kind: 'read', entries };
}
