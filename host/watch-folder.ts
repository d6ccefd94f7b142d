import { type FSWatcher, watch } from 'node:fs';

/** Time in which several writes count as one, in milliseconds. */
const TOGETHER = 150;

/**
 * Calls back when something in a folder was written, made or taken away. Where the system cannot watch, nothing is told:
 * the next save still notices a file that was changed by others.
 */
export function watchFolder(folder: string, changed: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, TOGETHER);
  };
  const watcher = tryWatch(folder, soon);
  return {
    close() {
      clearTimeout(timer);
      watcher?.close();
    },
  };
}

function tryWatch(folder: string, heard: () => void): FSWatcher | null {
  try {
    const watcher = watch(folder, { recursive: true, persistent: false }, heard);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return null;
  }
}
