import { expect, it, vi } from 'vitest';
import { findTable } from '#renderer/tables/table-list.ts';
import { tokyoSiteSeeingTable } from '#renderer/tables/tokyo-site-seeing/tokyo-site-seeing-table.tsx';

vi.mock('#renderer/desk/play/play-commands.ts', () => ({}));
vi.mock('#renderer/desk/workers/authoring-client.ts', () => ({ authoring: {} }));

it('the first game has a table of its own', () => {
  expect(findTable({ 'studio.json': { system: 'tokyo-site-seeing' } })).toBe(tokyoSiteSeeingTable);
});
