import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TextFile } from '../authoring/text/files/project-file.ts';
import { makeProjectHistory } from '../host/history/project-history.ts';
import { median, threadsTime } from './measure.ts';
import { oneCheck } from './one-check.ts';

// A day's work of ten thousand saves, kept outside of the project: what it takes, and how soon its list is there.

export interface ManySaves {
  /** All that is kept of them, in bytes. */
  readonly bytes: number;
  /** From nothing to the newest page of a file's history, in milliseconds of processor time. */
  readonly open: number;
  /** One check of the project, the same way. */
  readonly check: number;
}

const SAVES = 10_000;
const edited = 'cards/weapons.json';

export async function measureManySaves(files: readonly TextFile[]): Promise<ManySaves> {
  const around = mkdtempSync(path.join(os.tmpdir(), 'many-saves-'));
  try {
    const [project, kept] = [path.join(around, 'project'), path.join(around, 'kept')];
    mkdirSync(path.join(project, path.dirname(edited)), { recursive: true });
    const text = files.find((file) => file.path === edited)?.text ?? '';
    const open = () => makeProjectHistory(project, () => Promise.resolve(kept));
    const history = open();
    for (let i = 0; i < SAVES; i++) {
      // Now here and now there in the file
      const at = text.indexOf('\n', (i * 7919) % text.length);
      writeFileSync(path.join(project, edited), `${text.slice(0, at)} ${i}${text.slice(at)}`);
      await history.note(edited, 'saved');
    }
    const opened = await times(async () => {
      const { versions } = await open().versions(edited, null);
      if (versions.length === 0) throw new Error('nothing was kept');
    });
    const checked = await times(async () => void oneCheck(files));
    const bytes = readdirSync(kept).reduce((sum, name) => sum + statSync(path.join(kept, name)).size, 0);
    return { bytes, open: opened, check: checked };
  } finally {
    rmSync(around, { recursive: true, force: true });
  }
}

async function times(work: () => Promise<void>): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < 5; i++) {
    const before = threadsTime();
    await work();
    taken.push(threadsTime() - before);
  }
  return median(taken);
}
