import type { StudioApi } from '#api/studio-api.ts';

/** A host that has an empty project open and does nothing, for tests of what lies before it. */
export const standInHost: StudioApi = {
  openProject: () => Promise.resolve({ folder: 'test', files: [], folders: [] }),
  saveFile: () => Promise.resolve({ saved: true, version: '0'.repeat(64) }),
  changeFiles: () => Promise.resolve({ done: true, files: [] }),
  recallWork: () => Promise.resolve({ texts: null, desk: null, game: null, preferences: null, elsewhere: [] }),
  keepWork: () => Promise.resolve({ kept: true, turn: null }),
  readForeign: () => Promise.resolve({ version: '', readings: [] }),
  readPart: () => Promise.resolve({ text: '', from: 0, to: 0, bytes: 0 }),
  restoreBytes: () => Promise.resolve({ saved: false, reason: 'refused', code: 'gone' }),
  migrateProject: () =>
    Promise.resolve({ age: 'current', from: 1, to: 1, steps: [], files: [], backup: null, failed: null }),
  notePage: () => Promise.resolve({}),
  recallSettings: () => Promise.resolve({ user: { text: '', version: '', values: {}, damaged: null }, project: null }),
  keepSettings: () => Promise.resolve({ kept: true, version: '0'.repeat(64) }),
  home: () =>
    Promise.resolve({
      opened: { kind: 'project', folder: '/test', shown: '/test' },
      place: { folder: '/projects', shown: '/projects' },
      recent: [],
      games: [],
    }),
  openFolder: () => Promise.resolve({ opened: false, why: 'missing' }),
  chooseFolder: () => Promise.resolve({ by: 'page' }),
  listFolders: () => Promise.resolve({ why: 'outside' }),
  forgetRecent: () => Promise.resolve({}),
  copySample: () => Promise.resolve({ failed: 'ENOENT' }),
  offeredNew: () => Promise.resolve({ offered: [] }),
  newProject: () => Promise.resolve({ refused: { kind: 'other' } }),
  keptVersions: () => Promise.resolve({ versions: [], more: false, damaged: 0 }),
  keptFiles: () => Promise.resolve({ files: [], bytes: 0, damaged: 0 }),
  keptText: () => Promise.resolve({ why: 'missing' }),
  gitState: () => Promise.resolve({ kind: 'none' }),
  gitLog: () => Promise.resolve({ commits: [], cut: null, looked: 0 }),
  gitText: () => Promise.resolve({ text: null }),
  keptLines: () => Promise.resolve({ lines: [], faults: [] }),
  keepLine: () => Promise.resolve({ kept: true }),
  dropLine: () => Promise.resolve({ code: null }),
  keepTexts: () => Promise.resolve({ kept: true }),
  keptTexts: () => Promise.resolve({ texts: null }),
};
