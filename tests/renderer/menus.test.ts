import { afterAll, describe, expect, it, vi } from 'vitest';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { allCommands, commandGroups, menuRows } from '#renderer/parts/keys/command.ts';
import { makeCommands } from '#renderer/shell/commands/command-list.ts';

// Theme commands query the colour scheme of the page.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterAll(() => vi.unstubAllGlobals());

const commands = makeCommands({} as StudioApi);

describe('the menus', () => {
  it.each(commandGroups)('%s has at most 15 rows, and none of its submenus more', (group) => {
    const rows = menuRows(commands[group]);
    const sizes = rows.flatMap((row) => (row.kind === 'submenu' ? [row.commands.length] : []));
    expect(Math.max(rows.length, ...sizes)).toBeLessThanOrEqual(15);
  });

  it.each(commandGroups)('%s has each submenu in one place, with more than one row', (group) => {
    const submenus = menuRows(commands[group]).flatMap((row) => (row.kind === 'submenu' ? [row] : []));
    expect(submenus.map(({ id }) => id)).toEqual([...new Set(submenus.map(({ id }) => id))]);
    expect(submenus.filter((row) => row.commands.length < 2)).toEqual([]);
  });

  it('have every command of the palette', () => {
    const shown = commandGroups.flatMap((group) =>
      menuRows(commands[group]).flatMap((row) => (row.kind === 'command' ? [row.command] : row.commands)),
    );
    expect(shown).toEqual(allCommands(commands));
  });

  it('begin editing as every program does', () => {
    expect(commands.edit.slice(0, 10).map(({ en }) => en)).toEqual([
      'Undo',
      'Redo',
      'Cut',
      'Copy',
      'Paste',
      'Select all',
      'Find in this file',
      'Replace in this file',
      'Search the project',
      'Replace in the project',
    ]);
  });
});
