import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import {
  type Exchanged,
  type ExchangeRow,
  exchangeStates,
  formatSnapshot,
  isHash,
  type PlacedRow,
  parseSnapshot,
  type ReadExchange,
  refused,
} from './exchange-row.ts';
import { readXml } from './read-xml.ts';
import { xmlText, xmlValue } from './xml-text.ts';

/** TMX 1.4b. Untranslated texts have a source only. */
export function tmxOf({ project, sourceLocale, locale, rows }: Exchanged): string {
  const header = `  <header creationtool="Site-Seeing Studio" creationtoolversion="1" segtype="block" o-tmf="studio" adminlang="en" srclang="${xmlValue(sourceLocale)}" datatype="plaintext">\n    <prop type="x-project">${xmlText(project)}</prop>\n    <prop type="x-locale">${xmlText(locale)}</prop>\n  </header>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n${header}\n  <body>\n${rows.map((row) => unitOf(row, sourceLocale, locale)).join('')}  </body>\n</tmx>\n`;
}

function unitOf(row: ExchangeRow, from: string, into: string): string {
  const { file, key, source, target, state, same, note, before, hash, was } = row;
  const prop = (type: string, value: string): string => `      <prop type="x-${type}">${xmlText(value)}</prop>\n`;
  const said = (locale: string, text: string): string =>
    `      <tuv xml:lang="${xmlValue(locale)}"><seg>${xmlText(text)}</seg></tuv>\n`;
  return [
    `    <tu tuid="${xmlValue(`${file}#${key}`)}" srclang="${xmlValue(from)}">\n`,
    note === '' ? '' : `      <note>${xmlText(note)}</note>\n`,
    prop('hash', hash),
    prop('state', state),
    was === null ? '' : prop('was', formatSnapshot(was)),
    same ? prop('same', 'yes') : '',
    before === null ? '' : prop('before', before),
    said(from, source),
    target === '' && state === 'missing' ? '' : said(into, target),
    '    </tu>\n',
  ].join('');
}

interface Unit {
  readonly id: string;
  readonly line: number;
  readonly texts: Map<string, string>;
  readonly props: Map<string, string>;
  note: string;
}

/** `locale`: the requested one, as a memory may hold several. */
export function rowsOfTmx(xml: string, locale: string): ReadExchange {
  const rows: PlacedRow[] = [];
  let from = '';
  let own: string | null = null;
  let isTmx = false;
  let unit: Unit | null = null;
  const into = new Set<string>();
  let [language, type] = ['', ''];
  let said: string | null = null;
  const fault = readXml(xml, {
    open: (name, attributes, line) => {
      if (name === 'tmx') isTmx = true;
      if (name === 'header') from = attributes['srclang'] ?? '';
      if (name === 'tu') {
        const id = attributes['tuid'] ?? '';
        if (!id.includes('#')) return { code: 'noKey', place: { kind: 'line', line }, data: {} };
        unit = { id, line, texts: new Map(), props: new Map(), note: '' };
      }
      if (name === 'tuv') language = attributes['xml:lang'] ?? attributes['lang'] ?? '';
      if (name === 'prop') type = attributes['type'] ?? '';
      if (name === 'seg' || name === 'prop' || name === 'note') said = '';
      return null;
    },
    close: (name) => {
      const text = said ?? '';
      if (name === 'seg') unit?.texts.set(language.toLowerCase(), text);
      if (name === 'prop') unit?.props.set(type, text);
      if (name === 'prop' && unit === null && type === 'x-locale') own = text;
      if (name === 'note' && unit !== null) unit.note = text;
      if (name === 'seg' || name === 'prop' || name === 'note') said = null;
      if (name === 'tu' && unit !== null) {
        for (const one of unit.texts.keys()) if (one !== from.toLowerCase()) into.add(one);
        rows.push({ row: rowOf(unit, from, locale), place: { kind: 'line', line: unit.line } });
        unit = null;
      }
      return null;
    },
    text: (text) => {
      if (said !== null) said += text;
    },
  });
  if (fault !== null) return { kind: 'refused', fault };
  // Translations into other locales only: report one of them
  const [other] = into;
  if (other !== undefined && !into.has(locale.toLowerCase())) own = other;
  return isTmx ? { kind: 'read', locale: own, rows } : refused('notThis', undefined, { format: 'TMX' });
}

function rowOf({ id, texts, props, note }: Unit, from: string, into: string): ExchangeRow {
  const cut = id.indexOf('#');
  const source = texts.get(from.toLowerCase()) ?? '';
  const target = texts.get(into.toLowerCase()) ?? '';
  const hash = props.get('x-hash') ?? '';
  const state = exchangeStates.find((one) => one === props.get('x-state'));
  return {
    ...{ file: id.slice(0, cut), key: id.slice(cut + 1), source, target, note },
    state: state ?? (target === '' ? 'missing' : 'translated'),
    same: props.get('x-same') === 'yes',
    before: props.get('x-before') ?? null,
    hash: isHash(hash) ? hash : sourceHash(source),
    was: parseSnapshot(props.get('x-was') ?? ''),
  };
}
