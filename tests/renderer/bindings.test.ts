import { beforeEach, describe, expect, it } from 'vitest';
import type { Command, Commands } from '#renderer/parts/keys/command.ts';

const { bind, boundKeys, conflictsOf } = await import('#renderer/parts/keys/bindings.ts');
const { isSameKeys, isWriting, keysOf, isPressed } = await import('#renderer/kit/keys/keys.ts');
const { setting, takeSettings } = await import('#renderer/desk/settings/settings-store.ts');

const run = () => undefined;
const save: Command = { id: 'file.save', ja: '保存', en: 'Save', keys: ['Mod+S'], run };
const wrap: Command = { id: 'view.wrap', ja: '折り返す', en: 'Wrap', keys: ['Alt+Z'], run };
const renameFile: Command = { id: 'file.rename', ja: '名前', en: 'Rename', keys: ['F2'], keysIn: () => true, run };
const rename: Command = { id: 'edit.rename', ja: 'ID', en: 'Rename id', keys: ['F2'], keysIn: () => false, run };
const commands: Commands = { file: [save, renameFile], edit: [rename], view: [wrap], go: [], game: [], help: [] };

const empty = { text: '', version: '', values: {}, damaged: null };
beforeEach(() => takeSettings({ user: empty, project: null }));

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    code: '',
    keyCode: 0,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    ...held,
  }) as KeyboardEvent;

describe('keyboard shortcuts', () => {
  it('are the defaults until they are bound to others or to none', () => {
    expect(boundKeys(save.id, save.keys)).toEqual(['Mod+S']);
    bind(save, ['Mod+Shift+S']);
    bind(wrap, []);
    expect([boundKeys(save.id, save.keys), boundKeys(wrap.id, wrap.keys)]).toEqual([['Mod+Shift+S'], []]);
    bind(save, null);
    bind(wrap, ['Alt+Z']);
    expect(setting('keys')).toEqual({});
  });

  it('shared by two commands are reported for both, and are no conflict in separate contexts', () => {
    bind(wrap, ['Mod+S']);
    const names = (command: Command, keys: string) =>
      conflictsOf(commands, command, keys, setting('keys')).map(({ id }) => id);
    expect(names(save, 'Mod+S')).toEqual(['view.wrap']);
    expect(names(wrap, 'Mod+S')).toEqual(['file.save']);
    expect(names(rename, 'F2')).toEqual([]);
    expect(names(wrap, 'F2')).toEqual(['file.rename', 'edit.rename']);
  });
});

describe('pressed keys', () => {
  it('are read as they are written', () => {
    expect(keysOf(pressed('s', { ctrlKey: true, shiftKey: true }))).toBe('Mod+Shift+S');
    expect(keysOf(pressed('ArrowLeft', { altKey: true }))).toBe('Alt+ArrowLeft');
    expect(keysOf(pressed('+', { ctrlKey: true, shiftKey: true }))).toBe('Mod+Plus');
    expect(keysOf(pressed(' ', { ctrlKey: true }))).toBe('Mod+Space');
    expect(isSameKeys('Shift+Mod+S', 'Mod+Shift+s')).toBe(true);
  });

  it('of an input method, and modifiers alone, are ignored', () => {
    const none = [
      pressed('a', { isComposing: true }),
      pressed('Enter', { keyCode: 229 }),
      pressed('NonConvert'),
      pressed('HiraganaKatakana'),
      pressed('Process'),
      pressed('Control', { ctrlKey: true }),
    ];
    expect(none.map(keysOf)).toEqual(none.map(() => null));
    expect(isPressed(pressed('s', { ctrlKey: true, isComposing: true }), 'Mod+S')).toBe(false);
  });

  it('give a plus wherever the keyboard has it', () => {
    expect(isPressed(pressed('+', { ctrlKey: true, shiftKey: true }), 'Mod+Plus')).toBe(true);
    expect(isPressed(pressed('+', { ctrlKey: true }), 'Mod+Plus')).toBe(true);
    expect(isPressed(pressed('+'), 'Mod+Plus')).toBe(false);
  });

  it('that type letters are not shortcuts', () => {
    expect(['A', 'Shift+A', 'Enter', 'ArrowUp', 'Space'].map(isWriting)).toEqual([true, true, true, true, true]);
    expect(['F5', 'Mod+A', 'Alt+Enter'].map(isWriting)).toEqual([false, false, false]);
  });
});
