import { lstat, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { makeFolders } from '../files/make-folders.ts';
import { copyTree, writeNewFile } from '../files/write-files.ts';

// Deleted files, links and folders of a project, kept outside of it under the id of the step.

/** How long they can be restored, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

export interface RemovedFiles {
  keep(id: string, from: string): Promise<void>;
  /** Keeps bytes of a file that does not exist yet; `bring` creates it. */
  keepBytes(id: string, bytes: Uint8Array): Promise<void>;
  /** Copies to a free path. False: nothing is kept under this id. */
  bring(id: string, to: string): Promise<boolean>;
  isFolder(id: string): Promise<boolean | null>;
  sweep(): Promise<void>;
}

export function removedFilesIn(folder: string): RemovedFiles {
  const place = (id: string) => path.join(folder, id, 'kept');
  async function keepWith(id: string, fill: (to: string) => Promise<void>): Promise<void> {
    const whole = path.join(folder, id);
    const half = `${whole}.part`;
    await rm(half, { recursive: true, force: true });
    await makeFolders(half, 0o700);
    await fill(path.join(half, 'kept'));
    const now = new Date();
    await utimes(half, now, now);
    await rm(whole, { recursive: true, force: true });
    await rename(half, whole);
  }
  return {
    keep: (id, from) => keepWith(id, (to) => copyTree(from, to)),
    keepBytes: (id, bytes) => keepWith(id, (to) => writeNewFile(to, bytes)),
    async bring(id, to) {
      if ((await this.isFolder(id)) === null) return false;
      await copyTree(place(id), to);
      return true;
    },
    isFolder: (id) =>
      lstat(place(id)).then(
        (stats) => stats.isDirectory(),
        () => null,
      ),
    async sweep() {
      for (const name of await readdir(folder).catch(() => [])) {
        const old = path.join(folder, name);
        const at = await stat(old).then(
          ({ mtimeMs }) => mtimeMs,
          () => Date.now(),
        );
        if (Date.now() - at > KEPT_FOR) await rm(old, { recursive: true, force: true }).catch(() => undefined);
      }
    },
  };
}
