import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { declaredTable } from '#engine/systems/tokyo-site-seeing/table/table-document.ts';
import { tableParts } from '#renderer/tables/plain/table-parts.ts';
import { emptyTable } from '../sample.ts';

const piece = (name: string | null, sort: string) => ({ name, sorts: [sort], facts: [], carried: [] });

it('a table document is taken apart along its schema: cards in slots, each with its tokens', () => {
  const street = emptyTable({
    pcs: { procurer: { area: 'SNG' } },
    slots: { SNG0: [{ card: 'T-39#1', damage: 2 }] },
  }).table();
  const { groups } = tableParts(street, declaredTable.parts.schema as JsonObject, 'en');
  const slot = groups.find(({ key }) => key === 'slots')?.places.find(({ key }) => key === 'SNG0');
  expect(slot?.thing).toEqual({ name: 'SNG0', sorts: ['slot'] });
  expect(slot?.pieces).toEqual([
    { ...piece('T-39#1', 'card'), facts: [{ key: 'damage', label: 'Damage tokens', value: 2 }] },
  ]);
});
