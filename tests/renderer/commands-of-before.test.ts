import { afterAll, expect, it, vi } from 'vitest';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { commandGroups } from '#renderer/parts/keys/command.ts';
import { makeCommands } from '#renderer/shell/commands/command-list.ts';

// Theme commands query the colour scheme of the page.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterAll(() => vi.unstubAllGlobals());

/** Every command of the desk before it had workspaces, with its keys, by the menu where it is now. */
const before: Readonly<Record<string, readonly string[]>> = {
  file: [
    'file.begin Mod+Alt+N Mod+N',
    'file.newProject',
    'file.openFolder Mod+O',
    'file.welcome',
    'file.save Mod+S',
    'file.saveAll Mod+Alt+S',
    'file.saveAs Mod+Shift+S',
    'file.revert',
    'file.print Mod+Alt+P',
    'file.close Alt+W',
    'file.reopen Alt+Shift+T Mod+Shift+T',
    'file.closeAll',
  ],
  'file/files': ['file.new', 'file.newFolder', 'file.rename F2', 'file.delete Delete'],
  'file/form': ['file.crlf', 'file.bom'],
  edit: [
    'edit.undo Mod+Z',
    'edit.redo Mod+Shift+Z Mod+Y',
    'edit.rename F2',
    'edit.duplicate',
    'edit.move',
    'edit.delete',
    'edit.search Mod+Shift+F',
    'edit.replace Mod+Shift+H',
  ],
  'edit/rework': ['edit.renumber', 'edit.refer', 'edit.referAll', 'edit.textFromEffect', 'edit.scrub Alt+N'],
  'view/panels': ['view.explorer', 'view.face', 'view.problems', 'view.play', 'view.log'],
  'view/parts': [
    'view.open.form',
    'view.open.sheet',
    'view.open.gallery',
    'view.open.graph',
    'view.open.layers',
    'view.open.translations',
    'view.open.stops',
    'view.open.lines',
    'view.open.tests',
    'view.open.history Mod+Alt+H',
  ],
  view: [
    'view.open.settings Mod+,',
    'view.enlarge Alt+Enter',
    'view.split Mod+\\ Mod+¥',
    'view.reset',
    'view.keyBindings',
    'view.wrap Alt+Z',
    'view.notes',
  ],
  'go/workspaces': [
    'view.layout.write Mod+Alt+1',
    'view.layout.play Mod+Alt+2',
    'view.layout.translate Mod+Alt+3',
    'view.layout.review Mod+Alt+4',
  ],
  'view/size': [
    'view.zoomIn Mod+Plus Mod+=',
    'view.zoomOut Mod+-',
    'view.zoomReset Mod+0',
    'view.textLarger Mod+Alt+Plus Mod+Alt+=',
    'view.textSmaller Mod+Alt+-',
    'view.textReset Mod+Alt+0',
  ],
  'view/theme': ['view.theme.system', 'view.theme.asa', 'view.theme.yoru', 'view.theme.contrast'],
  'view/language': ['view.ja', 'view.en'],
  go: [
    'go.anything Mod+P',
    'go.line Ctrl+G',
    'go.commands Mod+Shift+P F1',
    'go.back Alt+ArrowLeft',
    'go.forward Alt+ArrowRight',
    'go.nextProblem F8',
    'go.previousProblem Shift+F8',
    'go.measureFaces',
  ],
  'go/tabs': ['go.recentTab Alt+Q Ctrl+Tab', 'go.recentTabBack Alt+Shift+Q Ctrl+Shift+Tab'],
  'go/names': [
    'go.definition F12',
    'go.references Shift+F12 Alt+F12',
    'go.history',
    'go.entries Mod+Shift+O',
    'go.ids',
  ],
  'go/go': [
    'go.explorer Alt+1',
    'go.editor Alt+2',
    'go.form Mod+L',
    'go.board Alt+3',
    'go.onTable Alt+0',
    'go.hand Alt+4',
    'go.actions Alt+5',
    'go.face Alt+6',
    'go.problems Alt+7',
    'go.log Alt+8',
    'go.nextPart F6',
    'go.previousPart Shift+F6',
  ],
  game: [
    'game.playFromHere',
    'game.playToWish',
    'game.whatIf',
    'game.back Alt+,',
    'game.on Alt+.',
    'game.last Alt+End',
    'game.goBackUnasked',
    'game.goOn',
    'game.end',
    'game.stop Alt+/',
    'game.console Alt+;',
  ],
  'game/stops': [
    'game.breakpoint F9',
    'game.breakpointIf Shift+F9',
    'game.whenRan',
    'game.resume F5',
    'game.over F10',
    'game.into F11',
    'game.out Shift+F11',
  ],
  'game/record': ['game.recordFrom Alt+M', 'game.recordTo Shift+Alt+M'],
  help: [
    'help.start',
    'help.tour',
    'help.keys Shift+F1',
    'help.guides',
    'help.rules',
    'help.news',
    'help.report',
    'help.licences',
  ],
};

/** The four layouts are workspaces. */
const names: Readonly<Record<string, string>> = {
  'view.layout.write': 'go.workspace.cards',
  'view.layout.play': 'go.workspace.play',
  'view.layout.translate': 'go.workspace.translate',
  'view.layout.review': 'go.workspace.project',
  'view.face': 'view.inspector',
  'go.face': 'go.inspector',
};

const commands = makeCommands({} as StudioApi);
const now = new Map(
  commandGroups.flatMap((group) =>
    commands[group].map(({ id, submenu, keys = [] }) => {
      const place = submenu === undefined ? group : `${group}/${submenu}`;
      return [id, { place, keys }] as const;
    }),
  ),
);

it('every command of before is in a menu, and keeps its keys', () => {
  const all = Object.entries(before).flatMap(([place, rows]) => rows.map((row) => ({ place, row: row.split(' ') })));
  expect(all.length).toBe(124);
  const lost = all.flatMap(({ place, row: [id = '', ...keys] }) => {
    const found = now.get(names[id] ?? id);
    const left = keys.filter((one) => found?.keys.includes(one) !== true);
    return found?.place === place && left.length === 0 ? [] : [`${id} is in ${found?.place} without ${left.join(' ')}`];
  });
  expect(lost).toEqual([]);
});
