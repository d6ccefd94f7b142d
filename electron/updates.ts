import { existsSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { readNamedFile } from '#host/files/given-file.ts';
import { makeFoldersSync } from '#host/files/make-folders.ts';
import { replaceFileSync } from '#host/files/write-files.ts';
import { words } from './desktop-words.ts';
import { saysYes, tell } from './message-box.ts';
import { isNewer } from './newer-version.ts';

/** What we use of electron-updater, which checks hashes and signatures. */
export interface Updater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  allowPrerelease: boolean;
  checkForUpdates(): Promise<{ readonly updateInfo: { readonly version: string } } | null>;
  downloadUpdate(): Promise<unknown>;
}

export interface Updates {
  readonly looksAtStart: boolean;
  /** Off by default. */
  lookAtStart(isOn: boolean): void;
  /** `isAsked`: by the user, who is also told that there is nothing newer. */
  look(isAsked: boolean): Promise<void>;
}

const OWN = 0o600;
const Kept = Type.Object({ atStart: Type.Boolean() });

/** Null: not a signed build with an update address. */
export function updatesOf(kept: string): Updates | null {
  const address = path.join(process.resourcesPath ?? '', 'app-update.yml');
  if (!app.isPackaged || !existsSync(address)) return null;
  return makeUpdates(kept, async () => (await import('electron-updater')).autoUpdater);
}

/** No request before `look`, and no download without consent. */
export function makeUpdates(kept: string, load: () => Promise<Updater>): Updates {
  const file = path.join(kept, 'updates.json');
  let running: Promise<void> | null = null;
  return {
    get looksAtStart() {
      return readKept(file);
    },
    lookAtStart(isOn) {
      try {
        makeFoldersSync(kept);
        replaceFileSync(file, JSON.stringify({ atStart: isOn }), OWN);
      } catch {
        // Keeps the former setting
      }
    },
    look(isAsked) {
      running ??= offer(load, isAsked).finally(() => {
        running = null;
      });
      return running;
    },
  };
}

function readKept(file: string): boolean {
  try {
    const read: unknown = JSON.parse(readNamedFile(file) ?? '');
    return Check(Kept, read) && read.atStart;
  } catch {
    return false;
  }
}

async function offer(load: () => Promise<Updater>, isAsked: boolean): Promise<void> {
  const { newest, offered, loadIt: yes, later: no, loaded, notLoaded, notLooked } = words();
  let updater: Updater;
  let version: string;
  try {
    updater = await load();
    Object.assign(updater, { autoDownload: false, allowDowngrade: false, allowPrerelease: false });
    version = (await updater.checkForUpdates())?.updateInfo.version ?? '';
  } catch (error) {
    if (isAsked) await tell('error', notLooked, firstLine(error));
    return;
  }
  if (!isNewer(version, app.getVersion())) {
    if (isAsked) await tell('info', newest(app.getVersion()));
    return;
  }
  if (!(await saysYes({ message: offered(version), detail: loaded, yes, no, usual: 'no' }, null))) return;
  try {
    // Installed on quit.
    updater.autoInstallOnAppQuit = true;
    await updater.downloadUpdate();
  } catch (error) {
    await tell('error', notLoaded, firstLine(error));
  }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 300) ?? '';
