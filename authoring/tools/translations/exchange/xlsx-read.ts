import { strFromU8, Unzip, UnzipInflate } from 'fflate';
import type { CellTable } from '#authoring/text/tables/table-text.ts';
import { type ExchangeFault, MOST_ROWS } from './exchange-row.ts';
import { readXml, type XmlAttributes } from './read-xml.ts';

/** `strange`: cells (`row:column`) without plain text. */
export interface ReadSheet {
  readonly name: string;
  readonly table: CellTable;
  readonly strange: ReadonlyMap<string, 'formula' | 'notText'>;
}
type Read =
  | { readonly kind: 'sheets'; readonly sheets: readonly ReadSheet[] }
  | { readonly kind: 'refused'; readonly fault: ExchangeFault };

/** In bytes, unpacked. */
const MOST_UNPACKED = 150_000_000;
/** In bytes; deflate expands at most about a thousandfold. */
const PIECE = 16_384;
const MOST_COLUMNS = 200;

/** The sheets in their order, unpacked in pieces up to a limit. */
export function readXlsx(bytes: Uint8Array, most = MOST_UNPACKED): Read {
  const unpacked = unpack(bytes, most);
  if ('code' in unpacked) return { kind: 'refused', fault: unpacked };
  const places = sheetPlaces(unpacked);
  if (places.length === 0) return { kind: 'refused', fault: fault('notXlsx') };
  const shared = sharedTexts(unpacked.get('xl/sharedStrings.xml'));
  if ('code' in shared) return { kind: 'refused', fault: shared };
  const sheets: ReadSheet[] = [];
  for (const { name, place } of places) {
    const read = cellsOf(unpacked.get(place) ?? '', shared);
    if ('code' in read) return { kind: 'refused', fault: read };
    sheets.push({ name, ...read });
  }
  return { kind: 'sheets', sheets };
}

const fault = (code: ExchangeFault['code'], data: ExchangeFault['data'] = {}): ExchangeFault => ({
  code,
  place: { kind: 'file' },
  data,
});

class TooLarge extends Error {}

function unpack(bytes: Uint8Array, most: number): ReadonlyMap<string, string> | ExchangeFault {
  const pieces = new Map<string, Uint8Array[]>();
  let length = 0;
  const unzip = new Unzip((file) => {
    if (!/^xl\/(?:workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(file.name))
      return;
    const own: Uint8Array[] = [];
    pieces.set(file.name, own);
    file.ondata = (error, data) => {
      if (error !== null) throw error;
      length += data.length;
      if (length > most) throw new TooLarge();
      own.push(data);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    return error instanceof TooLarge ? fault('tooLarge', { most }) : fault('notXlsx');
  }
  return new Map([...pieces].map(([name, own]) => [name, strFromU8(joined(own))]));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

interface SheetPlace {
  readonly name: string;
  readonly place: string;
}

function sheetPlaces(parts: ReadonlyMap<string, string>): readonly SheetPlace[] {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  const targets = new Map<string, string>();
  const listen = (open: (name: string, attributes: XmlAttributes) => void) => ({
    open: (name: string, attributes: XmlAttributes) => {
      open(name, attributes);
      return null;
    },
    close: () => null,
    text: () => undefined,
  });
  readXml(
    parts.get('xl/workbook.xml') ?? '',
    listen((name, attributes) => {
      const id = Object.entries(attributes).find(([one]) => one.endsWith(':id'))?.[1];
      if (name === 'sheet') sheets.push({ name: attributes['name'] ?? '', id: id ?? '' });
    }),
  );
  readXml(
    parts.get('xl/_rels/workbook.xml.rels') ?? '',
    listen((name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    }),
  );
  const places = sheets.map(({ name, id }) => ({ name, place: targets.get(id) ?? '' }));
  const found = places.filter(({ place }) => parts.has(place));
  const usual = { name: '', place: 'xl/worksheets/sheet1.xml' };
  return found.length === 0 && parts.has(usual.place) ? [usual] : found;
}

/** Shared strings without phonetic readings. */
function sharedTexts(xml: string | undefined): readonly string[] | ExchangeFault {
  const texts: string[] = [];
  let own: string | null = null;
  let isText = false;
  let isReading = false;
  const found = readXml(xml ?? '<sst/>', {
    open: (name) => {
      if (name === 'si') own = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isReading = true;
      return null;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') {
        texts.push(shown(own ?? ''));
        own = null;
      }
      return null;
    },
    text: (text) => {
      if (own !== null && isText && !isReading) own += text;
    },
  });
  return found ?? texts;
}

const shown = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

function cellsOf(xml: string, shared: readonly string[]): Omit<ReadSheet, 'name'> | ExchangeFault {
  const table: string[][] = [];
  const strange = new Map<string, 'formula' | 'notText'>();
  let [row, column, type, said] = [-1, -1, '', ''];
  let isFormula = false;
  let isValue = false;
  let isReading = false;
  const found = readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = Number(attributes['r'] ?? row + 2) - 1;
        column = -1;
        if (!(row < MOST_ROWS)) return fault('tooMany', { most: MOST_ROWS });
      }
      if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1;
        type = attributes['t'] ?? 'n';
        [said, isFormula] = ['', false];
      }
      if (name === 'f') isFormula = true;
      if (name === 'v' || name === 't') isValue = true;
      if (name === 'rPh') isReading = true;
      return null;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'rPh') isReading = false;
      if (name !== 'c' || column >= MOST_COLUMNS) return null;
      const text = type === 's' ? (shared[Number(said)] ?? '') : type === 'inlineStr' ? shown(said) : said;
      if (isFormula) strange.set(`${row}:${column}`, 'formula');
      else if (text !== '' && type !== 's' && type !== 'inlineStr' && type !== 'str')
        strange.set(`${row}:${column}`, 'notText');
      if (text !== '') put(table, row, column, text);
      return null;
    },
    text: (text) => {
      if (isValue && !isReading) said += text;
    },
  });
  return found ?? { table, strange };
}

function put(table: string[][], row: number, column: number, text: string): void {
  while (table.length <= row) table.push([]);
  const cells = table[row] as string[];
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

/** Zero-based. */
function columnOf(name: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(name ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
