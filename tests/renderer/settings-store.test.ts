import { beforeEach, describe, expect, it } from 'vitest';
import { onto } from '#renderer/desk/settings/keep-settings.ts';
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
  it('holds as this project says, else as the person says, else as usual', () => {
    expect(setting('editor.wrap')).toBe(true);
    changeSetting('editor.fontSize', 15);
    changeSetting('editor.fontSize', 18, 'project');
    expect(setting('editor.fontSize')).toBe(18);
    resetSetting('editor.fontSize', 'project');
    expect(setting('editor.fontSize')).toBe(15);
    resetSetting('editor.fontSize', 'user');
    expect([setting('editor.fontSize'), texts()]).toEqual([13, { user: '{}\n', project: '{}\n' }]);
  });

  it('that is said of this project is changed there, so that the change is seen', () => {
    changeSetting('look.theme', 'asa', 'project');
    changeSetting('look.theme', 'yoru');
    expect(texts()).toEqual({ user: '', project: '{\n  "look.theme": "yoru"\n}\n' });
  });

  it('is not written while it is as usual', () => {
    changeSetting('editor.wrap', false);
    changeSetting('editor.wrap', true);
    expect(texts().user).toBe('{}\n');
  });
});

describe('the text of settings', () => {
  it('keeps its order, what is no setting, and values that may not be', () => {
    expect(textWith('{"b": 1, "look.theme": "pink", "a": 2}', 'a', 3)).toBe(
      '{\n  "b": 1,\n  "look.theme": "pink",\n  "a": 3\n}\n',
    );
  });

  it('that somebody else wrote meanwhile takes on what was changed here, and nothing else', () => {
    const base = { text: '{"a": 1, "editor.fontSize": 15}', values: { 'editor.fontSize': 15 } };
    const ours = { text: '{"a": 1, "editor.fontSize": 20}', values: { 'editor.fontSize': 20 } };
    const theirs = { text: '{"a": 2, "editor.wrap": false}', values: { 'editor.wrap': false } };
    expect(onto(theirs, base, ours)).toEqual({
      text: '{\n  "a": 2,\n  "editor.wrap": false,\n  "editor.fontSize": 20\n}\n',
      values: { 'editor.wrap': false, 'editor.fontSize': 20 },
    });
  });
});
