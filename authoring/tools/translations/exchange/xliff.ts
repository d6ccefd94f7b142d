import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import {
  byFile,
  designerNoteOf,
  type Exchanged,
  type ExchangeFault,
  type ExchangeRow,
  type ExchangeState,
  formatSnapshot,
  isHash,
  type PlacedRow,
  parseSnapshot,
  type ReadExchange,
  refused,
} from './exchange-row.ts';
import { readXml, type XmlAttributes } from './read-xml.ts';
import { xmlText, xmlValue } from './xml-text.ts';

/** States in XLIFF 1.2. */
const stateWords: { readonly [S in ExchangeState]: string } = {
  missing: 'needs-translation',
  stale: 'needs-adaptation',
  draft: 'needs-review-translation',
  translated: 'translated',
  reviewed: 'signed-off',
};
const stateOfWord = new Map<string, ExchangeState>([
  ...(Object.entries(stateWords) as [ExchangeState, string][]).map(([state, word]) => [word, state] as const),
  ['final', 'reviewed'],
  ['new', 'missing'],
]);

/** From the namespace if the attribute is missing. */
const version = ({ version: said, ...rest }: XmlAttributes): string =>
  said ?? /^urn:oasis:names:tc:xliff:document:(\d[\d.]*)$/.exec(rest['xmlns'] ?? '')?.[1] ?? '1.2';

/** `note from` value for designers, by convention. */
const DESIGNER = 'developer';

/** XLIFF 1.2: a `file` per document, a `trans-unit` per text. */
export function xliffOf(exchanged: Exchanged): string {
  const { sourceLocale, locale, rows } = exchanged;
  const files = [...byFile(rows)].map(
    ([file, its]) =>
      `  <file original="${xmlValue(file)}" source-language="${xmlValue(sourceLocale)}" target-language="${xmlValue(locale)}" datatype="plaintext">\n    <body>\n${its.map((row) => unitOf(row, designerNoteOf(exchanged, row))).join('')}    </body>\n  </file>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n${files.join('')}</xliff>\n`;
}

function unitOf(row: ExchangeRow, designerNote: string): string {
  const { key, source, target, state, same, note, before, hash, was } = row;
  const approved = state === 'translated' || state === 'reviewed' ? 'yes' : 'no';
  const extra = `hash=${hash}${was === null ? '' : ` was=${formatSnapshot(was)}`}${same ? ' same=yes' : ''}`;
  const lines = [
    `<source>${xmlText(source)}</source>`,
    `<target state="${stateWords[state]}">${xmlText(target)}</target>`,
    ...(designerNote === '' ? [] : [`<note from="${DESIGNER}">${xmlText(designerNote)}</note>`]),
    ...(note === '' ? [] : [`<note from="translator">${xmlText(note)}</note>`]),
    ...(before === null
      ? []
      : [
          `<alt-trans alttranstype="previous-version"><source>${xmlText(before)}</source><target>${xmlText(target)}</target></alt-trans>`,
        ]),
  ];
  return `      <trans-unit id="${xmlValue(key)}" resname="${xmlValue(key)}" approved="${approved}" xml:space="preserve" extradata="${extra}">\n${lines.map((line) => `        ${line}\n`).join('')}      </trans-unit>\n`;
}

interface Unit {
  readonly key: string;
  readonly line: number;
  readonly approved: boolean;
  readonly extra: string;
  source: string;
  target: string;
  state: string;
  note: string;
  before: string | null;
}

/** `asked`: the requested locale; reports another one if the file has it. */
export function rowsOfXliff(xml: string, asked: string): ReadExchange {
  const rows: PlacedRow[] = [];
  let file = '';
  let locale: string | null = null;
  let unit: Unit | null = null;
  let inAlternative = false;
  let isXliff = false;
  let said: string | null = null;
  const fault = readXml(xml, {
    open: (name, attributes, line) => {
      if (name === 'xliff') {
        isXliff = true;
        const said = version(attributes);
        // XLIFF 2 has other elements, which would be ignored
        if (!/^1(\.|$)/.test(said))
          return { code: 'xliffVersion', place: { kind: 'line', line }, data: { said: said.slice(0, 10) } };
      }
      if (name === 'file') {
        file = attributes['original'] ?? '';
        const into = attributes['target-language'];
        if (into !== undefined && (locale ?? asked).toLowerCase() === asked.toLowerCase()) locale = into;
      }
      if (name === 'trans-unit') {
        const key = attributes['id'] ?? '';
        if (key === '' || file === '') return noKey(line);
        const extra = attributes['extradata'] ?? '';
        const approved = attributes['approved'] === 'yes';
        unit = { key, line, approved, extra, source: '', target: '', state: '', note: '', before: null };
      }
      if (name === 'alt-trans') inAlternative = true;
      if (name === 'source' || (name === 'note' && attributes['from'] !== DESIGNER)) said = '';
      if (name === 'target') {
        said = '';
        if (unit !== null && !inAlternative) unit.state = attributes['state'] ?? '';
      }
      return null;
    },
    close: (name) => {
      const text = said ?? '';
      if (unit !== null) {
        if (name === 'source' && inAlternative) unit.before = text;
        else if (name === 'source') unit.source = text;
        else if (name === 'target' && !inAlternative) unit.target = text;
        else if (name === 'note' && said !== null) unit.note = text;
        else if (name === 'trans-unit') {
          rows.push({ row: rowOf(file, unit), place: { kind: 'line', line: unit.line } });
          unit = null;
        }
      }
      if (name === 'alt-trans') inAlternative = false;
      if (name === 'source' || name === 'target' || name === 'note') said = null;
      return null;
    },
    text: (text) => {
      if (said !== null) said += text;
    },
  });
  if (fault !== null) return { kind: 'refused', fault };
  return isXliff ? { kind: 'read', locale, rows } : refused('notThis', undefined, { format: 'XLIFF' });
}

const noKey = (line: number): ExchangeFault => ({ code: 'noKey', place: { kind: 'line', line }, data: {} });

function rowOf(file: string, unit: Unit): ExchangeRow {
  const extra = new Map(unit.extra.split(' ').map((one) => one.split('=', 2) as [string, string]));
  const { key, source, target, note, before } = unit;
  const hash = extra.get('hash') ?? '';
  return {
    ...{ file, key, source, target, note, before },
    state: stateOf(unit),
    same: extra.get('same') === 'yes',
    hash: isHash(hash) ? hash : sourceHash(source),
    was: parseSnapshot(extra.get('was') ?? ''),
  };
}

/** Falls back to `approved`. */
function stateOf({ state, approved, target }: Unit): ExchangeState {
  const known = stateOfWord.get(state);
  if (known === 'missing' && target !== '') return 'draft';
  if (known !== undefined) return known;
  if (target === '') return 'missing';
  return approved ? 'translated' : 'draft';
}
