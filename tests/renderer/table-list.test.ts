import { expect, it, vi } from 'vitest';
import { plainTable } from '#renderer/tables/plain/plain-table.tsx';
import { findTable } from '#renderer/tables/table-list.ts';

vi.mock('#renderer/desk/play/play-commands.ts', () => ({}));
vi.mock('#renderer/desk/workers/authoring-client.ts', () => ({ authoring: {} }));

it('a game without a table of its own has the plain one, never that of another game', () => {
  const tableOf = (system?: string) => findTable(system === undefined ? {} : { 'studio.json': { system } });
  expect(tableOf('a-game-of-somebody')).toBe(plainTable);
  expect(tableOf('constructor')).toBe(plainTable);
  expect(tableOf()).toBe(plainTable);
});
