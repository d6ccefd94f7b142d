import type { StudioApi, StudioReply } from '#api/studio/studio-api.ts';
import type { HomeCalls } from './home/studio-home.ts';
import type { SettingsCalls } from './state/kept-settings.ts';
import type { Recovery } from './state/recovery.ts';

const refused = (): Promise<StudioReply<'saveFile'>> =>
  Promise.resolve({ saved: false, reason: 'refused', code: 'no-project' });

const noJob = '00000000-0000-0000-0000-000000000000';

/** The host of the welcome: no project, only personal settings are kept. */
export function makeWelcomeHost(recovery: Recovery, home: HomeCalls, settings: SettingsCalls): StudioApi {
  return {
    ...home,
    ...settings,
    openProject: () => Promise.resolve({ folder: '', files: [], folders: [], changes: 0 }),
    saveFile: refused,
    restoreBytes: refused,
    changeFiles: () => Promise.resolve({ done: false, code: 'no-project', path: '' }),
    recallWork: ({ page }) => recovery.recall(page),
    keepWork: async ({ page, preferences }) => ({
      kept: await recovery.keep(page, preferences === undefined ? {} : { preferences }),
      turn: null,
    }),
    readForeign: () => Promise.resolve({ version: '', readings: [] }),
    readPart: () => Promise.resolve({ text: '', from: 0, to: 0, bytes: 0 }),
    migrateProject: () =>
      Promise.resolve({ age: 'current', from: null, to: 1, steps: [], files: [], backup: null, failed: null }),
    notePage: () => Promise.resolve({ changes: 0 }),
    keptVersions: () => Promise.resolve({ versions: [], more: false, damaged: 0 }),
    keptFiles: () => Promise.resolve({ files: [], bytes: 0, damaged: 0 }),
    keptText: () => Promise.resolve({ why: 'missing' }),
    gitState: () => Promise.resolve({ kind: 'none' }),
    gitLog: () => Promise.resolve({ commits: [], cut: null, looked: 0 }),
    gitText: () => Promise.resolve({ text: null }),
    keptLines: () => Promise.resolve({ lines: [], faults: [] }),
    keepLine: () => Promise.resolve({ kept: false, code: 'no-project' }),
    dropLine: () => Promise.resolve({ code: 'no-project' }),
    keepTexts: () => Promise.resolve({ kept: false, code: 'no-project' }),
    keptTexts: () => Promise.resolve({ texts: null }),
    pictures: () => Promise.resolve({ at: '', pictures: [] }),
    keepPicture: () => Promise.resolve({ kept: false, fault: null }),
    beginPrint: () => Promise.resolve({ print: noJob }),
    printState: () => Promise.resolve({ state: 'nothing' }),
    stopPrint: () => Promise.resolve({}),
    printedPart: () => Promise.resolve({ part: '' }),
    labChoices: () => Promise.resolve({ choices: null }),
    beginLab: () => Promise.resolve({ run: noJob }),
    labRuns: ({ seen }) => Promise.resolve({ seen, runs: [], machines: null }),
    labResults: () => Promise.resolve({ results: null }),
    changeLab: () => Promise.resolve({}),
    labGame: () => Promise.resolve({ game: null }),
    dictionary: () => Promise.resolve({ kind: 'none' }),
  };
}
