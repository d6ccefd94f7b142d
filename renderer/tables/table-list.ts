import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import type { TableView } from './table-view.ts';
import { tokyoSiteSeeingTable } from './tokyo-site-seeing/tokyo-site-seeing-table.tsx';

const tables: readonly [TableView, ...TableView[]] = [tokyoSiteSeeingTable];

/** The table of the project's game. While its first file says nothing sensible, that of the first game we know. */
export function findTable(documents: Documents): TableView {
  const manifest = documents['studio.json'];
  const system = isObject(manifest) ? manifest['system'] : undefined;
  return tables.find((table) => table.system === system) ?? tables[0];
}
