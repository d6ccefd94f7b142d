import { beforeEach, describe, expect, it } from 'vitest';
import { rebase } from '#renderer/desk/settings/keep-settings.ts';
import {
  changeSetting,
  resetSetting,
  setting,
  settingsStore,
  takeSettings,
  textWith,
} from '#renderer/desk/settings/settings-store.ts';

const empty = { text: '', version: '', values: {}, damaged: null };
beforeEach(() => takeSettings({ user: empty, project: empty }));
const texts = () => {
  const { user, project } = settingsStore.getState();
  return { user: user.text, project: project?.text };
};

describe('a setting', () => {
  it('has the value of the project, else of the person, else the default', () => {
    expect(setting('editor.wrap')).toBe(true);
    changeSetting('editor.fontSize', 15);
    changeSetting('editor.fontSize', 18, 'project');
    expect(setting('editor.fontSize')).toBe(18);
    resetSetting('editor.fontSize', 'project');
    expect(setting('editor.fontSize')).toBe(15);
    resetSetting('editor.fontSize', 'user');
    expect([setting('editor.fontSize'), texts()]).toEqual([13, { user: '{}\n', project: '{}\n' }]);
  });

  it('set by the project is changed there, so that the change is visible', () => {
    changeSetting('look.theme', 'asa', 'project');
    changeSetting('look.theme', 'yoru');
    expect(texts()).toEqual({ user: '', project: '{\n  "look.theme": "yoru"\n}\n' });
  });

  it('is not written while it has its default', () => {
    changeSetting('editor.wrap', false);
    changeSetting('editor.wrap', true);
    expect(texts().user).toBe('{}\n');
  });
});

describe('the text of the settings', () => {
  it('keeps its order, unknown settings and invalid values', () => {
    expect(textWith('{"b": 1, "look.theme": "pink", "a": 2}', 'a', 3)).toBe(
      '{\n  "b": 1,\n  "look.theme": "pink",\n  "a": 3\n}\n',
    );
  });

  it('written by another program meanwhile gets the local changes and nothing else', () => {
    const base = { text: '{"a": 1, "editor.fontSize": 15}', values: { 'editor.fontSize': 15 } };
    const ours = { text: '{"a": 1, "editor.fontSize": 20}', values: { 'editor.fontSize': 20 } };
    const theirs = { text: '{"a": 2, "editor.wrap": false}', values: { 'editor.wrap': false } };
    expect(rebase(theirs, base, ours)).toEqual({
      text: '{\n  "a": 2,\n  "editor.wrap": false,\n  "editor.fontSize": 20\n}\n',
      values: { 'editor.wrap': false, 'editor.fontSize': 20 },
    });
  });
});
