import { afterEach, beforeEach, expect, it } from 'vitest';
import { settingsKeepingStore } from '#renderer/desk/settings/keep-settings.ts';
import { changeSetting, resetSetting, setting, settingsStore } from '#renderer/desk/settings/settings-store.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { type OpenedDesk, openDesk } from './open-desk.ts';

const said = () => {
  const { user, project } = settingsStore.getState();
  return [user.values, project?.values, settingsKeepingStore.getState()];
};
const kept = { damaged: [], refused: null };

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk();
});
afterEach(() => opened.close());

it('settings of a project win over those of the person, also after a page crash', async () => {
  changeSetting('files.autoSaveDelay', 2000, 'user');
  changeSetting('files.autoSaveDelay', 3000, 'project');
  expect(setting('files.autoSaveDelay')).toBe(3000);
  await idle();
  opened = await opened.crash();
  expect(said()).toEqual([{ 'files.autoSaveDelay': 2000 }, { 'files.autoSaveDelay': 3000 }, kept]);
  resetSetting('files.autoSaveDelay', 'project');
  await idle();
  opened = await opened.crash();
  expect([setting('files.autoSaveDelay'), said()]).toEqual([2000, [{ 'files.autoSaveDelay': 2000 }, {}, kept]]);
});

it('without a scope a setting is changed where it is set, and defaults are not stored for the person', () => {
  const usual = setting('files.autoSaveDelay');
  changeSetting('files.autoSaveDelay', 3000, 'project');
  changeSetting('files.autoSaveDelay', 4000);
  expect(said()).toEqual([{}, { 'files.autoSaveDelay': 4000 }, kept]);
  resetSetting('files.autoSaveDelay', 'project');
  changeSetting('files.autoSaveDelay', 5000);
  changeSetting('files.autoSaveDelay', usual);
  expect(said()).toEqual([{}, {}, kept]);
});
