import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { SystemId } from '#engine/systems/system-ids.ts';
import { madeTables } from './generated/tables.ts';
import { plainTable } from './plain/plain-table.tsx';
import type { TableView } from './table-view.ts';

const tables: Readonly<Record<SystemId, TableView | 'plain'>> = madeTables;

export function findTable(documents: Documents): TableView {
  const manifest = documents['studio.json'];
  const system = isObject(manifest) ? String(manifest['system']) : '';
  const own = Object.hasOwn(tables, system) ? tables[system as SystemId] : 'plain';
  return own === 'plain' ? plainTable : own;
}
