import { workStates } from '#authoring/text/formats/units.ts';
import { isSameLanguage, isSameLocale } from '../same-language.ts';
import {
  type Exchanged,
  type ExchangeFault,
  type ExchangeRow,
  MOST_ROWS,
  type PlacedRow,
  type ReadExchange,
  refused,
} from './exchange-row.ts';
import { type InlineReader, type InlineText, readInline } from './inline-text.ts';
import { readXml } from './read-xml.ts';
import { xmlText, xmlValue } from './xml-text.ts';
import { extraOf, noText, placedUnit } from './xml-unit.ts';

/** TMX 1.4b. Untranslated texts have a source only. */
export function tmxOf({ project, sourceLocale, locale, rows }: Exchanged): string {
  const header = `  <header creationtool="Site-Seeing Studio" creationtoolversion="1" segtype="block" o-tmf="studio" adminlang="en" srclang="${xmlValue(sourceLocale)}" datatype="plaintext">\n    <prop type="x-project">${xmlText(project)}</prop>\n    <prop type="x-locale">${xmlText(locale)}</prop>\n  </header>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n${header}\n  <body>\n${rows.map((row) => unitOf(row, sourceLocale, locale)).join('')}  </body>\n</tmx>\n`;
}

function unitOf(row: ExchangeRow, from: string, into: string): string {
  const { file, key, source, target, state, note, before } = row;
  const prop = (type: string, value: string): string => `      <prop type="x-${type}">${xmlText(value)}</prop>\n`;
  const said = (locale: string, text: string): string =>
    `      <tuv xml:lang="${xmlValue(locale)}"><seg>${xmlText(text)}</seg></tuv>\n`;
  return [
    `    <tu tuid="${xmlValue(`${file}#${key}`)}" srclang="${xmlValue(from)}">\n`,
    note === '' ? '' : `      <note>${xmlText(note)}</note>\n`,
    ...extraOf(row).map(([type, value]) => prop(type, value)),
    prop('state', state),
    before === null ? '' : prop('before', before),
    said(from, source),
    target === '' && state === 'missing' ? '' : said(into, target),
    '    </tu>\n',
  ].join('');
}

export interface TmxUnit {
  readonly id: string;
  readonly line: number;
  readonly texts: Map<string, InlineText>;
  readonly props: Map<string, string>;
  note: string;
}

interface TmxUnits {
  readonly kind: 'read';
  readonly units: readonly TmxUnit[];
  readonly from: string;
  /** The locale of the project that wrote it. */
  readonly own: string | null;
  readonly into: ReadonlySet<string>;
}

export function unitsOfTmx(xml: string): TmxUnits | Extract<ReadExchange, { readonly kind: 'refused' }> {
  const units: TmxUnit[] = [];
  let from = '';
  let own: string | null = null;
  let isTmx = false;
  let unit: TmxUnit | null = null;
  const into = new Set<string>();
  let [language, type] = ['', ''];
  let inline: InlineReader | null = null;
  let said: string | null = null;
  const fault = readXml(xml, {
    open: (name, attributes, line) => {
      if (inline !== null) {
        inline.open(name, attributes);
        return null;
      }
      if (name === 'tmx') isTmx = true;
      if (name === 'header') from = attributes['srclang'] ?? '';
      if (name === 'tu') unit = { id: attributes['tuid'] ?? '', line, texts: new Map(), props: new Map(), note: '' };
      if (name === 'tuv') language = attributes['xml:lang'] ?? attributes['lang'] ?? '';
      if (name === 'prop') type = attributes['type'] ?? '';
      if (name === 'seg') inline = readInline();
      if (name === 'prop' || name === 'note') said = '';
      return null;
    },
    close: (name, line) => {
      if (inline !== null) {
        if (!inline.close()) return null;
        unit?.texts.set(language, inline.done());
        if (!isSameLanguage(language, from)) into.add(language);
        inline = null;
        return null;
      }
      const text = said ?? '';
      if (name === 'prop') unit?.props.set(type, text);
      if (name === 'prop' && unit === null && type === 'x-locale') own = text;
      if (name === 'note' && unit !== null) unit.note = text;
      if (name === 'prop' || name === 'note') said = null;
      if (name === 'tu' && unit !== null) {
        units.push(unit);
        unit = null;
        if (units.length > MOST_ROWS)
          return { code: 'tooMany', place: { kind: 'line', line }, data: { most: MOST_ROWS } };
      }
      return null;
    },
    text: (text) => {
      if (inline !== null) inline.text(text);
      else if (said !== null) said += text;
    },
  });
  if (fault !== null) return { kind: 'refused', fault };
  return isTmx ? { kind: 'read', units, from, own, into } : refused('notThis', undefined, { format: 'TMX' });
}

/** `asked`: the requested locale, as a memory may hold several. */
export function rowsOfTmx(xml: string, asked: string): ReadExchange {
  const read = unitsOfTmx(xml);
  if (read.kind === 'refused') return read;
  const { from, own, into } = read;
  const units = read.units.filter(({ id }) => id.includes('#'));
  const withoutKey = read.units.length - units.length;
  if (units.length === 0 && withoutKey > 0) return refused('memory', undefined, { count: withoutKey });
  const locale = languageIn(into, asked);
  const rows: PlacedRow[] = [];
  for (const one of units) {
    const placed = rowOf(one, from, locale ?? asked);
    if ('code' in placed) return { kind: 'refused', fault: placed };
    rows.push(placed);
  }
  const notices = withoutKey === 0 ? [] : [{ code: 'noKeys', data: { count: withoutKey } } as const];
  return { kind: 'read', locale: locale ?? own, rows, notices };
}

/** As it is written in the file; another one if it has none that can stand for the requested one. */
function languageIn(into: ReadonlySet<string>, asked: string): string | null {
  const all = [...into];
  const same = all.find((one) => isSameLocale(one, asked)) ?? all.find((one) => isSameLanguage(one, asked));
  return same ?? all[0] ?? null;
}

function rowOf({ id, line, texts, props, note }: TmxUnit, from: string, into: string): PlacedRow | ExchangeFault {
  const cut = id.indexOf('#');
  const source = texts.get(from) ?? [...texts].find(([one]) => isSameLanguage(one, from))?.[1] ?? noText;
  const target = texts.get(into) ?? noText;
  const extra = new Map([...props].map(([type, text]) => [type.replace(/^x-/, ''), text]));
  return placedUnit(
    {
      ...{ file: id.slice(0, cut), key: id.slice(cut + 1), line, extra, source, target, note },
      before: extra.get('before') ?? null,
    },
    () => workStates.find((one) => one === extra.get('state')) ?? (target.text === '' ? 'missing' : 'translated'),
  );
}
