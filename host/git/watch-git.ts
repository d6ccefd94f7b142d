import { type FSWatcher, watch } from 'node:fs';
import { findGit } from './git-folder.ts';

/** Files that change on a checkout or commit. */
const telling: ReadonlySet<string | null> = new Set(['HEAD', 'index']);
/** Debounce, in milliseconds. */
const TOGETHER = 300;

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
  void begin().catch(() => undefined);
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      watcher?.close();
    },
  };
}
