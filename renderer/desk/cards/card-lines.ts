import type { Row } from '#authoring/tools/sheet/rows.ts';
import { type Json, partAt } from '#engine/kernel/basics/json.ts';
import type { OpenFile } from '../project/open-file.ts';
import type { SheetKind } from '../sheet/sheet-kinds.ts';
import { type SheetRows, sheetRowsOf } from '../sheet/sheet-rows.ts';
import { fitness, type SearchableText } from '../sought/match.ts';

export interface CardGroup extends Pick<SheetRows, 'rows' | 'savedEntry'> {
  readonly kind: SheetKind;
}

/** Those of this project come first in each group. Groups without cards are left out. */
export function cardGroups(files: ReadonlyMap<string, OpenFile>, kinds: readonly SheetKind[]): readonly CardGroup[] {
  return kinds.map((kind) => ({ kind, ...sheetRowsOf(files, kind) })).filter(({ rows }) => rows.length > 0);
}

export type CardLine =
  | { readonly kind: 'group'; readonly group: CardGroup; readonly count: number; readonly isOpen: boolean }
  | { readonly kind: 'card'; readonly group: CardGroup; readonly row: Row };

interface Shown {
  readonly query: string;
  /** Ids of kinds; a filter opens all. */
  readonly open: ReadonlySet<string>;
  readonly searchable: (row: Row) => readonly SearchableText[];
}

/** The rows of the list, top down. */
export function cardLines(groups: readonly CardGroup[], { query, open, searchable }: Shown): readonly CardLine[] {
  const isFiltered = query.trim() !== '';
  return groups.flatMap((group): readonly CardLine[] => {
    const rows = isFiltered ? group.rows.filter((row) => fitness(query, searchable(row)) !== null) : group.rows;
    if (isFiltered && rows.length === 0) return [];
    const isOpen = isFiltered || open.has(group.kind.id);
    const cards = isOpen ? rows.map((row): CardLine => ({ kind: 'card', group, row })) : [];
    return [{ kind: 'group', group, count: rows.length, isOpen }, ...cards];
  });
}

/** The number that the game compares cards of a kind by, such as their cost; null: none. */
export function figureOf({ entry }: Row, { curves }: SheetKind): number | null {
  const value: Json | undefined = curves[0] === undefined ? undefined : partAt(entry, curves[0].split('/'));
  return typeof value === 'number' ? value : null;
}
