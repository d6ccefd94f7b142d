import { isSameLanguage, isSameLocale } from '../same-language.ts';
import {
  designerNoteOf,
  type Exchanged,
  type ExchangeFault,
  type ExchangeFormat,
  type ExchangeNotice,
  type PlacedRow,
  type ReadExchange,
  refused,
} from './exchange-row.ts';
import { isWritable } from './xml-text.ts';

/** By extension; undefined: unknown. */
export function formatOfName(name: string): ExchangeFormat | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const known: { readonly [ending: string]: ExchangeFormat } = {
    ...{ xlsx: 'xlsx', csv: 'csv', po: 'po', xlf: 'xliff', xliff: 'xliff', xliff2: 'xliff2', tmx: 'tmx' },
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
    case 'xliff2':
    case 'tmx': {
      const strange = exchanged.rows.find((row) =>
        [
          row.source,
          row.target,
          row.note,
          row.before ?? '',
          format !== 'tmx' ? designerNoteOf(exchanged, row) : '',
        ].some((text) => !isWritable(text)),
      );
      if (strange !== undefined)
        return refused('unwritable', { kind: 'key', key: `${strange.file}#${strange.key}` }, { format });
      if (format === 'xliff') return written((await import('./xliff.ts')).xliffOf(exchanged));
      if (format === 'xliff2') return written((await import('./xliff2.ts')).xliff2Of(exchanged));
      return written((await import('./tmx.ts')).tmxOf(exchanged));
    }
  }
}

/** Refused if the file states another locale. `encoding`: of a text that was not in UTF-8. */
export async function readExchange(
  format: ExchangeFormat,
  content: string | Uint8Array,
  locale: string,
  encoding: string | null = null,
): Promise<
  | { readonly kind: 'read'; readonly rows: readonly PlacedRow[]; readonly notices: readonly ExchangeNotice[] }
  | { readonly kind: 'refused'; readonly fault: ExchangeFault }
> {
  const read = await readFormat(format, content, locale);
  if (read.kind === 'refused') return read;
  const { rows, notices = [] } = read;
  // An empty name says nothing
  const said = read.locale?.trim() || null;
  if (said !== null && !isSameLanguage(said, locale))
    return refused('locale', undefined, { locale, said: said.slice(0, 40) });
  if (rows.length === 0) return refused('noRows');
  const isOther = said !== null && !isSameLocale(said, locale);
  return {
    ...{ kind: 'read', rows },
    notices: [
      ...(encoding === null ? [] : [{ code: 'encoding', data: { encoding } } as const]),
      ...(isOther ? [{ code: 'language', data: { said, locale } } as const] : []),
      ...notices,
    ],
  };
}

async function readFormat(format: ExchangeFormat, content: string | Uint8Array, locale: string): Promise<ReadExchange> {
  if (typeof content !== 'string') {
    const { rowsOfWorkbook } = await import('./workbook-rows.ts');
    return rowsOfWorkbook(content);
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
    case 'xliff2':
      return (await import('./read-xliff.ts')).rowsOfXliff(content, locale);
    case 'tmx':
      return (await import('./tmx.ts')).rowsOfTmx(content, locale);
  }
}

/** Line of a merge conflict marker, from 1; null: none. */
function conflictLine(text: string): number | null {
  const at = /^(?:<{7}|>{7})(?: |$)/m.exec(text)?.index;
  return at === undefined ? null : text.slice(0, at).split('\n').length;
}
