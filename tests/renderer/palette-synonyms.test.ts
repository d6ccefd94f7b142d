import { afterAll, describe, expect, it, vi } from 'vitest';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { commandsWithSynonyms } from '#renderer/desk/words/synonyms.ts';
import { allCommands, type Commands, commandGroups } from '#renderer/parts/keys/command.ts';
import { makeCommands } from '#renderer/shell/commands/command-list.ts';
import { commandItems, fitting } from '#renderer/shell/commands/palette-items.ts';

// Theme commands query the colour scheme of the page.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterAll(() => vi.unstubAllGlobals());

const commands = makeCommands({} as StudioApi);
/** As if each made sense now. */
const possible = Object.fromEntries(
  commandGroups.map((group) => [group, commands[group].map((one) => ({ ...one, canRun: () => true }))]),
) as unknown as Commands;
const items = commandItems(possible, null, 'ja');

describe('the palette', () => {
  it.each([
    ['gallery', 'view.open.gallery'],
    ['カード一覧', 'view.open.gallery'],
    ['かーどいちらん', 'view.open.gallery'],
    ['kaado ichiran', 'view.open.gallery'],
    ['spreadsheet', 'view.open.sheet'],
    ['えくせる', 'view.open.sheet'],
    ['ダーク', 'view.theme.yoru'],
    ['dark mode', 'view.theme.yoru'],
    ['shortcut', 'view.keyBindings'],
    ['ちーと', 'game.console'],
    ['purinto', 'file.print'],
    ['layout write', 'go.workspace.cards'],
    ['線', 'view.open.lines'],
    ['止める所と見張り', 'view.open.stops'],
    ['翻訳ごと消す', 'edit.delete'],
    ['manual', 'help.guides'],
  ])('finds by %s the command %s among the first five', (query, id) => {
    const found = fitting(items, query).map(({ key }) => key);
    expect(found.slice(0, 5)).toContain(`command ${id}`);
  });

  it('finds a command by its own name before those that have it as another word', () => {
    expect(fitting(items, 'コピー')[0]?.key).toBe('command edit.copy');
    expect(fitting(items, 'プロジェクト内を検索')[0]?.key).toBe('command edit.search');
  });

  it('has other words only for commands that there are', () => {
    const known = allCommands(commands).map(({ id }) => id);
    expect(commandsWithSynonyms.filter((id) => !known.includes(id))).toEqual([]);
  });
});
