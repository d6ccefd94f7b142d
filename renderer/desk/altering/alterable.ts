import { designOf } from '../table/table-names.ts';
import { pathName } from '../table/table-parts.ts';
import { type Locale, otherLocale } from '../words/locale.ts';
import type { GameView } from '../workers/engine-calls.ts';
import type { GameShape } from '../workers/game-shape.ts';
import { mapTable, type TableMap } from './table-places.ts';

/** The current table for cheats, with names for everything on it. */
export interface AlterableTable {
  readonly map: TableMap;
  readonly shape: GameShape;
  readonly locale: Locale;
  readonly naming: (name: string) => string;
  readonly pathName: (path: readonly string[], from?: number) => string;
  readonly otherPathName: (path: readonly string[]) => string;
  readonly sortsOf: (name: string) => readonly string[];
  readonly thingsOf: (sorts: readonly string[]) => readonly string[];
}

export function alterable(
  { table, labels }: Pick<GameView, 'table' | 'labels'>,
  shape: GameShape,
  locale: Locale,
): AlterableTable {
  const map = mapTable(table, shape.table);
  const known = new Map(Object.values(shape.names).flatMap((all) => all.map(({ id, name }) => [id, name] as const)));
  const naming = (name: string) =>
    labels[name] ?? labels[designOf(name)] ?? shape.words[name] ?? known.get(designOf(name)) ?? name;
  const sortsOf = (name: string) =>
    Object.entries(shape.names).flatMap(([sort, all]) => (all.some(({ id }) => id === name) ? [sort] : []));
  const document = { schema: shape.table, document: table, labels, words: shape.words };
  return {
    ...{ map, shape, locale, naming, sortsOf },
    pathName: (path, from = 0) => pathName(path, document, locale, from),
    otherPathName: (path) => pathName(path, document, otherLocale(locale)),
    thingsOf: (sorts) => [
      ...new Set([
        ...map.named.filter((one) => one.sorts.some((sort) => sorts.includes(sort))).map(({ name }) => name),
        ...sorts.flatMap((sort) => (shape.names[sort] ?? []).map(({ id }) => id)),
      ]),
    ],
  };
}
