import {
  designerNoteOf,
  type Exchanged,
  type ExchangeFault,
  type ExchangeFormat,
  type PlacedRow,
  type ReadExchange,
  refused,
} from './exchange-row.ts';
import { isWritable } from './xml-text.ts';

/** By extension; undefined: unknown. */
export function formatOfName(name: string): ExchangeFormat | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  const known: { readonly [ending: string]: ExchangeFormat } = {
    ...{ xlsx: 'xlsx', csv: 'csv', po: 'po', xlf: 'xliff', xliff: 'xliff', tmx: 'tmx' },
  };
  return known[ending ?? ''];
}

export const isBinary = (format: ExchangeFormat): format is 'xlsx' => format === 'xlsx';

export type WrittenExchange =
  | { readonly kind: 'written'; readonly content: string | Uint8Array }
  | { readonly kind: 'refused'; readonly fault: ExchangeFault };

const written = (content: string | Uint8Array): WrittenExchange => ({ kind: 'written', content });

/** Column widths in characters. */
const widths = [24, 28, 50, 50, 11, 7, 24, 30, 30, 12, 24];

/** Each format is imported on demand. `now`: ISO 8601. */
export async function writeExchange(
  format: ExchangeFormat,
  exchanged: Exchanged,
  now: string,
): Promise<WrittenExchange> {
  switch (format) {
    case 'xlsx': {
      const [{ xlsxOf }, { tableOf }] = await Promise.all([import('./xlsx-write.ts'), import('./table-rows.ts')]);
      return written(xlsxOf(tableOf(exchanged), widths));
    }
    case 'csv': {
      const [{ asCsv }, { tableOf }] = await Promise.all([
        import('#authoring/text/tables/table-text.ts'),
        import('./table-rows.ts'),
      ]);
      return written(asCsv(tableOf(exchanged)));
    }
    case 'po':
      return written((await import('./po.ts')).poOf(exchanged, { now }));
    case 'xliff':
    case 'tmx': {
      const strange = exchanged.rows.find((row) =>
        [
          row.source,
          row.target,
          row.note,
          row.before ?? '',
          format === 'xliff' ? designerNoteOf(exchanged, row) : '',
        ].some((text) => !isWritable(text)),
      );
      if (strange !== undefined)
        return refused('unwritable', { kind: 'key', key: `${strange.file}#${strange.key}` }, { format });
      return written(
        format === 'xliff'
          ? (await import('./xliff.ts')).xliffOf(exchanged)
          : (await import('./tmx.ts')).tmxOf(exchanged),
      );
    }
  }
}

/** Refused if the file states another locale. */
export async function readExchange(
  format: ExchangeFormat,
  content: string | Uint8Array,
  locale: string,
): Promise<
  | { readonly kind: 'read'; readonly rows: readonly PlacedRow[] }
  | { readonly kind: 'refused'; readonly fault: ExchangeFault }
> {
  const read = await readFormat(format, content, locale);
  if (read.kind === 'refused') return read;
  if (read.locale !== null && read.locale.toLowerCase() !== locale.toLowerCase())
    return refused('locale', undefined, { locale, said: read.locale.slice(0, 40) });
  return read.rows.length === 0 ? refused('noRows') : { kind: 'read', rows: read.rows };
}

async function readFormat(format: ExchangeFormat, content: string | Uint8Array, locale: string): Promise<ReadExchange> {
  if (typeof content !== 'string') {
    const [{ readXlsx }, { rowsOfTable }, { cellName }] = await Promise.all([
      import('./xlsx-read.ts'),
      import('./table-rows.ts'),
      import('./xlsx-write.ts'),
    ]);
    const read = readXlsx(content);
    if (read.kind === 'refused') return read;
    const { table, strange } = read.sheet;
    const placeOf = (row: number, column: number) => ({ kind: 'cell', cell: cellName(row, column) }) as const;
    return rowsOfTable(table, placeOf, (row, column) => strange.get(`${row}:${column}`) ?? null);
  }
  const marks = conflictLine(content);
  if (marks !== null) return refused('conflict', { kind: 'line', line: marks });
  switch (format) {
    case 'xlsx':
      return refused('notXlsx');
    case 'csv': {
      const [{ fromCsv }, { byRow, rowsOfTable }] = await Promise.all([
        import('#authoring/text/tables/table-text.ts'),
        import('./table-rows.ts'),
      ]);
      const table = await fromCsv(content, { breathe: () => Promise.resolve() });
      return table === null ? refused('notCsv') : rowsOfTable(table, byRow);
    }
    case 'po':
      return (await import('./po.ts')).rowsOfPo(content);
    case 'xliff':
      return (await import('./xliff.ts')).rowsOfXliff(content, locale);
    case 'tmx':
      return (await import('./tmx.ts')).rowsOfTmx(content, locale);
  }
}

/** Line of a merge conflict marker, from 1; null: none. */
function conflictLine(text: string): number | null {
  const at = /^(?:<{7}|>{7})(?: |$)/m.exec(text)?.index;
  return at === undefined ? null : text.slice(0, at).split('\n').length;
}
