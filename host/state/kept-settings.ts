import { rename } from 'node:fs/promises';
import path from 'node:path';
import { MOST_BYTES } from '#api/studio/limits.ts';
import { readSettings } from '#api/studio/read-settings.ts';
import { type KeptSettings, LONGEST_SETTINGS, type SettingScope } from '#api/studio/settings.ts';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { errorCodeOf } from '../files/error-code.ts';
import { makeFolders } from '../files/make-folders.ts';
import { pathExists } from '../files/path-exists.ts';
import { readOwnFile } from '../files/regular-file.ts';
import { serialQueue } from '../files/serial-queue.ts';
import { replaceFile } from '../files/write-files.ts';
import { versionOf } from '../project/project-files.ts';
import { recoveryFolder } from './recovery.ts';

// Settings files that people may edit. Those of one project are kept per person too, since projects are shared.

export type SettingsCalls = Pick<StudioApi, 'recallSettings' | 'keepSettings'>;

const OWN = 0o600;
const NAME = 'settings.json';

export function makeSettings(kept: string, project: string | null): SettingsCalls {
  // Serialized, so that reads see earlier writes.
  const inTurn = serialQueue();
  async function fileOf(scope: SettingScope): Promise<string | null> {
    if (scope === 'user') return path.join(kept, NAME);
    return project === null ? null : path.join(await recoveryFolder(project, kept), NAME);
  }
  async function recall(scope: SettingScope): Promise<KeptSettings | null> {
    const file = await fileOf(scope);
    return file === null ? null : await settingsIn(file);
  }
  return {
    recallSettings: () =>
      inTurn(async () => ({ user: (await recall('user')) ?? nothing, project: await recall('project') })),
    keepSettings: ({ scope, text, base }) =>
      inTurn(async () => {
        const file = await fileOf(scope);
        if (file === null) return { kept: false, code: 'no-project' };
        if (readSettings(text) === null) return { kept: false, code: 'no-object' };
        const now = await settingsIn(file);
        if (now.version !== base) return { kept: false, now };
        try {
          const bytes = Buffer.from(text, 'utf8');
          await makeFolders(path.dirname(file), 0o700);
          await replaceFile(file, bytes, OWN);
          return { kept: true, version: versionOf(bytes) };
        } catch (error) {
          return { kept: false, code: errorCodeOf(error) };
        }
      }),
  };
}

const nothing: KeptSettings = { text: '', version: '', values: {}, damaged: null };

async function settingsIn(file: string): Promise<KeptSettings> {
  const bytes = await readOwnFile(file, MOST_BYTES);
  if (bytes === null && !(await pathExists(file))) return nothing;
  const text = bytes?.toString('utf8') ?? '';
  const read = bytes === null || text.length > LONGEST_SETTINGS ? null : readSettings(text);
  const version = bytes === null ? 'unread' : versionOf(bytes);
  if (read !== null) return { text, version, values: read.values, damaged: null };
  const aside = path.join(path.dirname(file), `settings.damaged-${version.slice(0, 8)}.json`);
  const damaged = await rename(file, aside).then(
    () => aside,
    () => file,
  );
  return { ...nothing, damaged };
}
