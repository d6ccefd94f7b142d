import type { WorkState } from '#authoring/text/formats/units.ts';
import { isSameLanguage } from '../same-language.ts';
import { byFile, designerNoteOf, type Exchanged, type ExchangeRow, type PlacedRow } from './exchange-row.ts';
import { type InlineReader, type InlineText, readInline } from './inline-text.ts';
import { xmlText, xmlValue } from './xml-text.ts';
import { DESIGNER, extraOf, noKey, noText, placedUnit, type XliffReader } from './xml-unit.ts';

/** States in XLIFF 1.2. */
const stateWords: { readonly [S in WorkState]: string } = {
  missing: 'needs-translation',
  stale: 'needs-adaptation',
  draft: 'needs-review-translation',
  translated: 'translated',
  reviewed: 'signed-off',
};
const stateOfWord = new Map<string, WorkState>([
  ...(Object.entries(stateWords) as [WorkState, string][]).map(([state, word]) => [word, state] as const),
  ['final', 'reviewed'],
  ['new', 'missing'],
]);

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
  const { file, key, source, target, state, note, before } = row;
  const approved = state === 'translated' || state === 'reviewed' ? 'yes' : 'no';
  const extra = extraOf(row)
    .map((pair) => pair.join('='))
    .join(' ');
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
  return `      <trans-unit id="${xmlValue(`${file}#${key}`)}" resname="${xmlValue(key)}" approved="${approved}" xml:space="preserve" extradata="${extra}">\n${lines.map((line) => `        ${line}\n`).join('')}      </trans-unit>\n`;
}

interface Unit {
  readonly id: string;
  readonly line: number;
  readonly approved: boolean;
  readonly extra: string;
  source: InlineText;
  target: InlineText;
  state: string;
  note: string;
  before: string | null;
  context: string;
}

/** The `restype` of the head of a PO file, written by programs that make XLIFF of PO. */
const PO_HEAD = 'x-gettext-domain-header';
/** Contexts in which they keep the references and the context of an entry. */
const poContexts = new Set(['sourcefile', 'x-po-msgctxt', 'x-gettext-msgctxt']);

/** XLIFF 1.0 to 1.2. */
export function xliffReader(asked: string): XliffReader {
  const rows: PlacedRow[] = [];
  let file = '';
  let locale: string | null = null;
  let unit: Unit | null = null;
  let inAlternative = false;
  let isFromPo = false;
  let inline: InlineReader | null = null;
  let said: string | null = null;
  return {
    rows,
    locale: () => locale,
    open: (name, attributes, line) => {
      if (inline !== null) inline.open(name, attributes);
      else if (name === 'file') {
        file = attributes['original'] ?? '';
        const into = attributes['target-language'];
        if (into !== undefined && (locale === null || isSameLanguage(locale, asked))) locale = into;
      } else if (name === 'trans-unit') {
        if (attributes['restype'] === PO_HEAD) {
          isFromPo = true;
          return null;
        }
        unit = {
          ...{ id: attributes['resname'] ?? attributes['id'] ?? '', line, approved: attributes['approved'] === 'yes' },
          ...{ extra: attributes['extradata'] ?? '', source: noText, target: noText },
          ...{ state: '', note: '', before: null, context: '' },
        };
      } else if (name === 'alt-trans') inAlternative = true;
      else if (name === 'source' || name === 'target') {
        inline = readInline();
        if (name === 'target' && unit !== null && !inAlternative) unit.state = attributes['state'] ?? '';
      } else if (name === 'note' && attributes['from'] !== DESIGNER) said = '';
      else if (name === 'context' && poContexts.has(attributes['context-type'] ?? '')) said = '';
      return null;
    },
    close: (name) => {
      if (inline !== null) {
        if (!inline.close()) return null;
        const text = inline.done();
        inline = null;
        if (unit === null) return null;
        if (!inAlternative) unit[name as 'source' | 'target'] = text;
        else if (name === 'source') unit.before = text.text;
        return null;
      }
      if (unit !== null && said !== null) {
        if (name === 'note') unit.note = said;
        if (name === 'context' && said.includes('#')) unit.context = said.trim();
      }
      said = null;
      if (name === 'alt-trans') inAlternative = false;
      if (name !== 'trans-unit' || unit === null) return null;
      const done = unit;
      unit = null;
      const key = keyOf(done, file);
      if (isFromPo && key.file === file) return { code: 'poKeys', place: { kind: 'line', line: done.line }, data: {} };
      if (key.file === '' || key.key === '') return noKey(done.line);
      const extra = new Map(done.extra.split(' ').map((one) => one.split('=', 2) as [string, string]));
      const placed = placedUnit({ ...done, ...key, extra }, () => stateOf(done));
      if ('code' in placed) return placed;
      rows.push(placed);
      return null;
    },
    text: (text) => {
      if (inline !== null) inline.text(text);
      else if (said !== null) said += text;
    },
  };
}

function keyOf({ id, context }: Unit, file: string): { readonly file: string; readonly key: string } {
  const name = context === '' ? id : context;
  const cut = name.indexOf('#');
  return cut < 0 ? { file, key: name } : { file: name.slice(0, cut), key: name.slice(cut + 1) };
}

/** Falls back to `approved`. */
function stateOf({ state, approved, target: { text } }: Unit): WorkState {
  const known = stateOfWord.get(state);
  if (text === '') return known ?? 'missing';
  if (state === '' && approved) return 'translated';
  return known === undefined || known === 'missing' ? 'draft' : known;
}
