import { pathInside } from '#authoring/text/files/package-path.ts';
import type { EntryKind, SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { shortTitle } from '../words/short-title.ts';
import type { KindOfSheet, TableSheet } from './table-sheet.ts';

export interface SheetKind {
  readonly id: string;
  readonly title: Text;
  readonly format: string;
  readonly list: string;
  readonly files: readonly string[];
  readonly columns: readonly SheetColumn[];
  readonly shown: readonly string[];
  readonly curves: readonly string[];
  readonly begins?: KindOfSheet['begins'];
}

/** Default number of columns and distributions, where the game says nothing. */
const MOST_SHOWN = 10;
const MOST_CURVES = 4;

/** The game's kinds first, then other lists; empty ones are left out. */
export function sheetKinds(kinds: readonly EntryKind[], table: TableSheet | null): readonly SheetKind[] {
  const own = (table?.kinds ?? []).flatMap((one) => kinds.flatMap((kind) => splitOff(kind, one)));
  const rest = kinds.flatMap((kind) => {
    const files = kind.files.filter((file) => !own.some((one) => one.list === kind.list && one.files.includes(file)));
    return files.length === 0 ? [] : [plainKind({ ...kind, files })];
  });
  return [...own, ...rest].map((kind) => ({ ...kind, columns: kind.columns.map((one) => titled(one, table)) }));
}

function splitOff(kind: EntryKind, { holds, ja, en, ...one }: KindOfSheet): readonly SheetKind[] {
  const files = kind.list === one.list ? kind.files.filter((file) => holds(pathInside(file))) : [];
  return files.length === 0 ? [] : [{ ...kind, ...one, title: { ja, en }, files }];
}

function plainKind(kind: EntryKind): SheetKind {
  const shown = kind.columns.filter(
    ({ cell, key }) => cell.kind !== 'json' && key !== 'overrides' && key !== 'formerly',
  );
  const counted = kind.columns.filter(({ cell }) => cell.kind === 'number' || cell.kind === 'list');
  return {
    ...kind,
    id: `${kind.format}-${kind.list}`,
    title: { ja: shortTitle(kind.title.ja), en: shortTitle(kind.title.en) },
    shown: shown.slice(0, MOST_SHOWN).map(({ key }) => key),
    curves: counted.slice(0, MOST_CURVES).map(({ key }) => key),
  };
}

const titled = (column: SheetColumn, table: TableSheet | null): SheetColumn => {
  const title = table?.titles[column.key];
  return title === undefined ? column : { ...column, title };
};

export const kindWith = (kinds: readonly SheetKind[], file: string | null): SheetKind | undefined =>
  kinds.find(({ files }) => file !== null && files.includes(file));
