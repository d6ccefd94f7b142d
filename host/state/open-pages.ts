import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Check } from 'typebox/value';
import { type OpenPage, OpenPageList } from '#api/studio/open-pages.ts';
import { makeFolders } from '../files/make-folders.ts';
import { readOwnFile } from '../files/regular-file.ts';
import { replaceFile } from '../files/write-files.ts';
import { recoveryFolder } from './recovery.ts';

// The pages, in all processes of this machine, that have a project open. Each process writes a file of its own and
// polls the others.

export interface OpenPages {
  enter(page: string): () => void;
  note(page: string, unsaved: readonly string[]): void;
  close(): Promise<void>;
}

/** Polling interval in milliseconds. */
const LOOK = 2000;
/** A process that has not written for this time, in milliseconds, was killed. */
const GONE_AFTER = 10_000;

export function watchOpenPages(project: string, folder: string, tell: (pages: readonly OpenPage[]) => void): OpenPages {
  const own = new Map<string, { lines: number; unsaved: readonly string[] }>();
  const name = `${randomBytes(8).toString('hex')}.json`;
  let told = '[]';
  let foreign: readonly OpenPage[] = [];
  let isClosed = false;
  let looking: Promise<void> = Promise.resolve();

  const ours = (): readonly OpenPage[] =>
    [...own].filter(([, { lines }]) => lines > 0).map(([page, { unsaved }]) => ({ page, unsaved: [...unsaved] }));

  function tellAll(): void {
    const pages = [...ours(), ...foreign];
    const text = JSON.stringify(pages);
    if (text === told || isClosed) return;
    told = text;
    tell(pages);
  }

  async function look(): Promise<void> {
    // Without write access it is only invisible to other processes.
    const place = path.join(await recoveryFolder(project, folder), 'open');
    await makeFolders(place, 0o700).catch(() => undefined);
    // Not fsynced: worthless after the process.
    const bytes = Buffer.from(JSON.stringify(ours()), 'utf8');
    await replaceFile(path.join(place, name), bytes, 0o600, 'system').catch(() => undefined);
    const others = (await readdir(place).catch(() => [])).filter((one) => !one.startsWith(name));
    foreign = (await Promise.all(others.sort().map((one) => pagesIn(path.join(place, one))))).flat();
    tellAll();
  }
  function lookSoon(): void {
    looking = looking.then(() => (isClosed ? undefined : look())).catch(() => undefined);
  }
  function changed(): void {
    tellAll();
    lookSoon();
  }

  const timer = setInterval(lookSoon, LOOK);
  timer.unref();
  lookSoon();
  return {
    enter(page) {
      const known = own.get(page) ?? { lines: 0, unsaved: [] };
      own.set(page, { ...known, lines: known.lines + 1 });
      told = '';
      changed();
      return () => {
        const now = own.get(page);
        if (now === undefined) return;
        if (now.lines > 1) own.set(page, { ...now, lines: now.lines - 1 });
        else own.delete(page);
        changed();
      };
    },
    note(page, unsaved) {
      const known = own.get(page) ?? { lines: 0, unsaved: [] };
      own.set(page, { ...known, unsaved });
      changed();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await looking;
      await rm(path.join(await recoveryFolder(project, folder), 'open', name), { force: true }).catch(() => undefined);
    },
  };
}

/** Empty if its process is gone; its file is then removed. */
async function pagesIn(file: string): Promise<readonly OpenPage[]> {
  try {
    const age = Date.now() - (await stat(file)).mtimeMs;
    if (age > GONE_AFTER) {
      await rm(file, { force: true });
      return [];
    }
    if (!file.endsWith('.json')) return [];
    const pages: unknown = JSON.parse(String(await readOwnFile(file)));
    return Check(OpenPageList, pages) ? pages : [];
  } catch {
    // Removed meanwhile.
    return [];
  }
}
