import type { WorkState } from '#authoring/text/formats/units.ts';
import {
  byFile,
  designerNoteOf,
  type Exchanged,
  type ExchangeRow,
  type PlacedRow,
  type UnitSnapshot,
} from './exchange-row.ts';
import { type InlineReader, type InlineText, letterOf, readInline } from './inline-text.ts';
import { xmlText, xmlValue } from './xml-text.ts';
import { DESIGNER, extraOf, noKey, noText, placedUnit, type XliffReader } from './xml-unit.ts';

const METADATA = 'urn:oasis:names:tc:xliff:metadata:2.0';
/** Of our metadata, and of our finer states. */
const OWN = 'studio';

/** From the least finished; a text in several segments has the state of the least finished one. */
const words = ['initial', 'translated', 'reviewed', 'final'] as const;
type StateWord = (typeof words)[number];

const written: { readonly [S in WorkState]: string } = {
  missing: 'state="initial"',
  stale: `state="initial" subState="${OWN}:stale"`,
  draft: `state="initial" subState="${OWN}:draft"`,
  translated: 'state="translated"',
  reviewed: 'state="reviewed"',
};

/** XLIFF 2.0: a `file` per document, a `unit` with one `segment` per text. */
export function xliff2Of(exchanged: Exchanged): string {
  const { sourceLocale, locale, rows } = exchanged;
  let count = 0;
  const files = [...byFile(rows)].map(([file, its], i) => {
    const units = its.map((row) => unitOf(row, `u${++count}`, designerNoteOf(exchanged, row)));
    return `  <file id="f${i + 1}" original="${xmlValue(file)}">\n${units.join('')}  </file>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mda="${METADATA}" srcLang="${xmlValue(sourceLocale)}" trgLang="${xmlValue(locale)}">\n${files.join('')}</xliff>\n`;
}

/** Ids cannot have the slashes of a key. */
function unitOf(row: ExchangeRow, id: string, designerNote: string): string {
  const { key, source, target, state, note, before } = row;
  const meta = [...extraOf(row), ...(before === null ? [] : [['before', before] as const])];
  const notes = [
    ...(designerNote === '' ? [] : [[DESIGNER, designerNote]]),
    ...(note === '' ? [] : [['translator', note]]),
  ];
  return [
    `    <unit id="${id}" name="${xmlValue(key)}" xml:space="preserve">\n`,
    `      <mda:metadata><mda:metaGroup category="${OWN}">${meta.map(([type, text]) => `<mda:meta type="${type}">${xmlText(text)}</mda:meta>`).join('')}</mda:metaGroup></mda:metadata>\n`,
    notes.length === 0
      ? ''
      : `      <notes>${notes.map(([kind, text = '']) => `<note category="${kind}">${xmlText(text)}</note>`).join('')}</notes>\n`,
    `      <segment ${written[state]}>\n        <source>${xmlText(source)}</source>\n`,
    target === '' && state === 'missing' ? '' : `        <target>${xmlText(target)}</target>\n`,
    '      </segment>\n    </unit>\n',
  ].join('');
}

interface Part {
  readonly isSegment: boolean;
  readonly state: string;
  readonly subState: string;
  source: InlineText;
  target: InlineText | null;
  /** Its place in the translation, from 1; NaN: as in the source. */
  order: number;
}
interface Unit {
  readonly key: string;
  readonly line: number;
  readonly meta: Map<string, string>;
  readonly data: Map<string, string>;
  readonly parts: Part[];
  note: string;
}

/** XLIFF 2.0 and 2.1. Several segments of a unit are joined. */
export function xliff2Reader(root: { readonly [name: string]: string }): XliffReader {
  const rows: PlacedRow[] = [];
  let file = '';
  let unit: Unit | null = null;
  let part: Part | null = null;
  let inline: InlineReader | null = null;
  let said: string | null = null;
  let isOwn = false;
  let [kind, id] = ['', ''];
  return {
    rows,
    locale: () => root['trgLang'] ?? null,
    open: (name, attributes, line) => {
      if (inline !== null) inline.open(name, attributes);
      else if (name === 'file') file = attributes['original'] ?? attributes['id'] ?? '';
      else if (name === 'unit') {
        const key = attributes['name'] ?? attributes['id'] ?? '';
        if (key === '' || file === '') return noKey(line);
        unit = { key, line, meta: new Map(), data: new Map(), parts: [], note: '' };
      } else if (unit === null) return null;
      else if (name === 'segment' || name === 'ignorable')
        part = {
          ...{ isSegment: name === 'segment', state: attributes['state'] ?? '', order: Number.NaN },
          ...{ subState: attributes['subState'] ?? '', source: noText, target: null },
        };
      else if (part !== null && (name === 'source' || name === 'target')) {
        const { data } = unit;
        inline = readInline((ref) => data.get(ref));
        if (name === 'target') part.order = Number(attributes['order'] ?? Number.NaN);
      } else if (name === `{${METADATA}}metaGroup`) isOwn = attributes['category'] === OWN;
      else if (name === `{${METADATA}}meta` && isOwn) [said, kind] = ['', attributes['type'] ?? ''];
      else if (name === 'data') [said, id] = ['', attributes['id'] ?? ''];
      else if (name === 'cp' && said !== null) said += letterOf(attributes['hex']);
      else if (name === 'note' && attributes['category'] !== DESIGNER) said = '';
      return null;
    },
    close: (name) => {
      if (inline !== null) {
        if (!inline.close()) return null;
        if (part !== null) part[name as 'source' | 'target'] = inline.done();
        inline = null;
        return null;
      }
      if (unit === null) return null;
      if (said !== null && name !== 'cp') {
        if (name === 'note') unit.note = unit.note === '' ? said : `${unit.note}\n${said}`;
        else if (name === 'data') unit.data.set(id, said);
        else unit.meta.set(kind, said);
        said = null;
      }
      if ((name === 'segment' || name === 'ignorable') && part !== null) {
        unit.parts.push(part);
        part = null;
      }
      if (name !== 'unit') return null;
      const placed = joined(unit, file);
      unit = null;
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

function joined({ key, line, meta, parts, note }: Unit, file: string) {
  const segments = parts.filter(({ isSegment }) => isSegment);
  const said = segments.filter(({ source }) => source.text !== '');
  const isBegun = segments.some(({ target }) => target !== null && target.text !== '');
  const unit = {
    ...{ file, key, line, note, extra: meta, before: meta.get('before') ?? null },
    source: together(parts.map(({ source }) => source)),
    // Text between segments is translated only where it differs
    target: isBegun
      ? together(inTargetOrder(parts).map(({ isSegment, source, target }) => target ?? (isSegment ? noText : source)))
      : noText,
    isPartial: isBegun && said.some(({ target }) => target === null || target.text === ''),
  };
  return placedUnit(unit, (was) => stateOf(segments, unit.target.text, was));
}

const together = (texts: readonly InlineText[]): InlineText => ({
  text: texts.map(({ text }) => text).join(''),
  codes: texts.flatMap(({ codes }) => codes),
});

const inTargetOrder = (parts: readonly Part[]): readonly Part[] =>
  parts
    .map((part, i) => ({ part, at: Number.isNaN(part.order) ? i + 1 : part.order }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ part }) => part);

/** A finer state counts as long as the state is that with which it was written. */
function stateOf(segments: readonly Part[], target: string, was: UnitSnapshot | null): WorkState {
  const states = segments.map(({ state }) => Math.max(0, words.indexOf(state as StateWord)));
  const word = words[Math.min(...states, words.length - 1)];
  if (word === 'translated') return target === '' ? 'missing' : 'translated';
  if (word === 'reviewed' || word === 'final') return target === '' ? 'missing' : 'reviewed';
  const finer = new Set(segments.map(({ subState }) => subState));
  if (finer.has(`${OWN}:stale`)) return 'stale';
  if (finer.has(`${OWN}:draft`)) return 'draft';
  if (target === '') return 'missing';
  return was?.state === 'stale' ? 'stale' : 'draft';
}
