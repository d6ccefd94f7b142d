import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import type { SystemId } from '#engine/systems/system-ids.ts';
import { plainTable } from './plain/plain-table.tsx';
import type { TableView } from './table-view.ts';
import { tokyoMetroTable } from './tokyo-metro/tokyo-metro-table.tsx';
import { tokyoSiteSeeingTable } from './tokyo-site-seeing/tokyo-site-seeing-table.tsx';

/** How each game is shown: by a table of its own, or by the plain one. */
const tables: Readonly<Record<SystemId, TableView | 'plain'>> = {
  'tokyo-site-seeing': tokyoSiteSeeingTable,
  'tokyo-metro': tokyoMetroTable,
};

/** The table of the project's game: its own, else the plain one, and never another's. */
export function findTable(documents: Documents): TableView {
  const manifest = documents['studio.json'];
  const system = isObject(manifest) ? String(manifest['system']) : '';
  const own = Object.hasOwn(tables, system) ? tables[system as SystemId] : 'plain';
  return own === 'plain' ? plainTable : own;
}
