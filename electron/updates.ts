import { existsSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { replaceFileSync } from '#host/files/beside.ts';
import { readNamedFile } from '#host/files/given-file.ts';
import { makeFoldersSync } from '#host/files/make-folders.ts';
import { words } from './desktop-words.ts';
import { saysYes, tell } from './message-box.ts';
import { isNewer } from './newer-version.ts';

/** What is used of electron-updater, which holds what it loads against its sum and its signature. */
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
  /** Whether each start looks for a newer studio. Off until somebody switches it on. */
  lookAtStart(isOn: boolean): void;
  /** Looks now. `isAsked`: somebody waits for the answer, and is told when there is nothing newer. */
  look(isAsked: boolean): Promise<void>;
}

/** Only its owner may read it. */
const OWN = 0o600;
const Kept = Type.Object({ atStart: Type.Boolean() });

/** The updates of this studio; null: it gets none, since nobody has signed it and said where newer ones lie. */
export function updatesOf(kept: string): Updates | null {
  const address = path.join(process.resourcesPath ?? '', 'app-update.yml');
  if (!app.isPackaged || !existsSync(address)) return null;
  return makeUpdates(kept, async () => (await import('electron-updater')).autoUpdater);
}

/** Nothing is asked of anybody before `look`, and nothing is loaded before a person says yes. */
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
        // The next start looks, or does not, as before.
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
    // It is put in its place when the studio ends: nobody is torn out of their work.
    updater.autoInstallOnAppQuit = true;
    await updater.downloadUpdate();
  } catch (error) {
    await tell('error', notLoaded, firstLine(error));
  }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 300) ?? '';
