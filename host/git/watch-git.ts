import { type FSWatcher, watch } from 'node:fs';
import { findGit } from './git-folder.ts';

/** What is written when another commit is checked out, or one is made. */
const telling: ReadonlySet<string | null> = new Set(['HEAD', 'index']);
/** Time in which several writes count as one, in milliseconds. */
const TOGETHER = 300;

/** Calls back when a commit is made, or another one checked out, in the repository around a folder, if there is one. */
export function watchGit(folder: string, changed: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | null = null;
  let isClosed = false;
  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(changed, TOGETHER);
  }
  async function begin(): Promise<void> {
    const git = await findGit(folder);
    if (git === null || isClosed) return;
    watcher = watch(git.gitdir, { persistent: false }, (_, name) => {
      if (telling.has(name)) soon();
    });
    watcher.on('error', () => watcher?.close());
  }
  // Where the system cannot watch, the next look at the files says it.
  void begin().catch(() => undefined);
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      watcher?.close();
    },
  };
}
