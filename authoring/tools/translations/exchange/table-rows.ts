import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { workStates } from '#authoring/text/formats/units.ts';
import type { CellTable } from '#authoring/text/tables/table-text.ts';
import {
  designerNoteOf,
  type Exchanged,
  type ExchangePlace,
  type ExchangeRow,
  formatSnapshot,
  isHash,
  LONGEST_TEXT,
  type PlacedRow,
  parseSnapshot,
  type ReadExchange,
  refused,
} from './exchange-row.ts';

/** Default order; columns are found by name. */
const columnNames = ['file', 'key', 'source', 'target', 'state', 'same', 'note', 'before', 'hash', 'was'] as const;
type ColumnName = (typeof columnNames)[number];
/** Others fall back to their state at export. */
const needed: readonly ColumnName[] = ['file', 'key', 'source', 'target'];

/** Read-only column for translators. */
const DESIGNER_NOTE = 'design note';

/** Locales are in the headings, to detect mix-ups. */
export function tableOf(exchanged: Exchanged): CellTable {
  const { sourceLocale, locale, rows } = exchanged;
  const heading = columnNames.flatMap((name) => {
    if (name === 'source') return `source (${sourceLocale})`;
    if (name === 'target') return `target (${locale})`;
    return name === 'note' ? [name, DESIGNER_NOTE] : name;
  });
  return [
    heading,
    ...rows.map((row) => [
      ...[row.file, row.key, row.source, row.target, row.state],
      ...[row.same ? 'same' : '', row.note, designerNoteOf(exchanged, row), row.before ?? '', row.hash],
      row.was === null ? '' : formatSnapshot(row.was),
    ]),
  ];
}

export type PlaceOfCell = (row: number, column: number) => ExchangePlace;
export const byRow: PlaceOfCell = (row) => ({ kind: 'row', row: row + 1 });

type ColumnPlaces = ReadonlyMap<ColumnName, number>;
interface Heading {
  readonly row: number;
  readonly at: ColumnPlaces;
  readonly twice: { readonly column: number; readonly name: ColumnName } | null;
}

/** A title and remarks may stand above the heading. */
const LOWEST_HEADING = 20;

/** The row with the most of our columns among the first ones. */
function headingOf(table: CellTable): Heading {
  const all = table.slice(0, LOWEST_HEADING).map((cells, row) => headingIn(cells, row));
  return all.reduce((best, one) => (known(one) > known(best) ? one : best), headingIn([], 0));
}
const known = ({ at }: Heading): number => needed.filter((name) => at.has(name)).length;

export const isExchangeTable = (table: CellTable): boolean => known(headingOf(table)) === needed.length;

function headingIn(cells: readonly string[], row: number): Heading {
  const at = new Map<ColumnName, number>();
  let twice: Heading['twice'] = null;
  for (const [column, cell] of cells.entries()) {
    const name = columnNames.find((one) => new RegExp(`^${one}(?: \\(.*\\))?$`, 'i').test(cell.trim()));
    if (name === undefined) continue;
    if (at.has(name)) twice ??= { column, name };
    else at.set(name, column);
  }
  return { row, at, twice };
}

/** `strange`: what a cell of a workbook has instead of text. Null: a text file, in which rows have all cells. */
export function rowsOfTable(
  table: CellTable,
  placeOf: PlaceOfCell,
  strange: ((row: number, column: number) => 'formula' | 'notText' | null) | null = null,
): ReadExchange {
  const { row: head, at, twice } = headingOf(table);
  const heading = table[head] ?? [];
  if (twice !== null) return refused('columnTwice', placeOf(head, twice.column), { column: twice.name });
  const lost = needed.filter((name) => !at.has(name));
  if (lost.length > 0) return refused('columns', placeOf(head, 0), { columns: lost.join(', ') });
  const last = Math.max(...at.values());
  const locale = /\((.*)\)$/.exec((heading[at.get('target') ?? 0] ?? '').trim())?.[1] ?? null;
  const rows: PlacedRow[] = [];
  for (const [r, cells] of table.entries()) {
    if (r <= head || cells.every((cell) => cell.trim() === '')) continue;
    if (strange === null && cells.length <= last)
      return refused('fewCells', placeOf(r, 0), { cells: cells.length, columns: heading.length });
    const cell = (name: ColumnName): string => (cells[at.get(name) ?? -1] ?? '').replace(/\r\n?/g, '\n');
    const place = (name: ColumnName) => placeOf(r, at.get(name) ?? 0);
    for (const column of at.values()) {
      const found = strange?.(r, column) ?? null;
      if (found !== null) return refused(found, placeOf(r, column));
    }
    const read = rowOf(cell, place);
    if ('kind' in read) return read;
    rows.push({ row: read, place: placeOf(r, at.get('target') ?? 0) });
  }
  return { kind: 'read', locale, rows, notices: head === 0 ? [] : [{ code: 'heading', data: { row: head + 1 } }] };
}

function rowOf(
  cell: (name: ColumnName) => string,
  place: (name: ColumnName) => ExchangePlace,
): ExchangeRow | ReturnType<typeof refused> {
  const [file, key, source, target] = [cell('file').trim(), cell('key').trim(), cell('source'), cell('target')];
  for (const name of ['file', 'key'] as const) if (cell(name).trim() === '') return refused('noKey', place(name));
  for (const name of columnNames)
    if (cell(name).length > LONGEST_TEXT) return refused('tooLong', place(name), { most: LONGEST_TEXT });
  const hash = cell('hash').trim();
  if (hash !== '' && !isHash(hash)) return refused('hash', place('hash'), { hash: hash.slice(0, 40) });
  const was = parseSnapshot(cell('was'));
  if (was === null && cell('was').trim() !== '')
    return refused('was', place('was'), { was: cell('was').trim().slice(0, 60) });
  const written = cell('state').trim().toLowerCase();
  const said = workStates.find((one) => one === written);
  if (said === undefined && written !== '')
    return refused('state', place('state'), { state: written.slice(0, 40), states: workStates.join(', ') });
  return {
    ...{ file, key, source, target },
    state: said ?? was?.state ?? (target === '' ? 'missing' : 'translated'),
    same: cell('same').trim() !== '',
    note: cell('note'),
    before: cell('before') === '' ? null : cell('before'),
    hash: hash === '' ? sourceHash(source) : hash,
    was,
  };
}
