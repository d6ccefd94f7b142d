import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** Time in which several writes count as one, in milliseconds. */
const TOGETHER = 150;
/** How often a folder is looked for that is gone, in milliseconds: it may have been moved, or its disk taken away. */
const LOOK_AGAIN = 1000;
/** More folders than any project has: who opens a whole disk by mistake shall not wait for it. */
const MOST_FOLDERS = 2000;

/**
 * Calls back when something in a folder was written, made or taken away, and when the folder itself goes or comes back.
 * Where the system cannot watch, nothing is told: the next save still notices a file that was changed by others.
 */
export function watchFolder(folder: string, changed: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let watching = watchAll(folder, soon);

  function soon(): void {
    later(TOGETHER, () => {
      // Whoever watches a folder that is gone hears nothing more, also when another has its name.
      if (existsSync(folder)) watching.renew();
      else waitFor();
      changed();
    });
  }
  function waitFor(): void {
    watching.close();
    later(LOOK_AGAIN, () => {
      if (!existsSync(folder)) return waitFor();
      watching = watchAll(folder, soon);
      changed();
    });
  }
  function later(time: number, work: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(work, time);
  }

  return {
    close() {
      clearTimeout(timer);
      watching.close();
    },
  };
}

interface Watching {
  /** Watches folders that are new. */
  renew(): void;
  close(): void;
}

function watchAll(folder: string, heard: () => void): Watching {
  return process.platform === 'linux' ? watchEachFolder(folder, heard) : watchTree(folder, heard);
}

/** Where the system itself watches all that lies below a folder. */
function watchTree(folder: string, heard: () => void): Watching {
  const watcher = tryWatch(folder, true, heard);
  return { renew: () => undefined, close: () => watcher?.close() };
}

/**
 * Linux watches one folder at a time. Node's own way of watching many follows each file for itself, and so loses one
 * that was replaced by another of its name, which is how careful programs save.
 */
function watchEachFolder(root: string, heard: () => void): Watching {
  const watchers = new Map<string, FSWatcher>();
  function renew(): void {
    for (const folder of foldersIn(root)) {
      const watcher = watchers.has(folder) ? null : tryWatch(folder, false, (name) => heardIn(folder, name));
      if (watcher !== null) watchers.set(folder, watcher);
    }
  }
  /** What was made or taken away, if it was a folder, is another one now even when it bears the same name. */
  function heardIn(folder: string, name: string | null): void {
    if (name !== null) forget(path.join(folder, name));
    heard();
  }
  function forget(gone: string): void {
    for (const [folder, watcher] of watchers) {
      if (folder !== gone && !folder.startsWith(`${gone}${path.sep}`)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  }
  renew();
  return {
    renew,
    close() {
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
    },
  };
}

/** A folder and all below it that a project is read from. */
export function foldersIn(root: string): readonly string[] {
  const found = [root];
  for (const folder of found) {
    if (found.length >= MOST_FOLDERS) break;
    for (const entry of entriesOf(folder)) {
      const isRead = entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules';
      if (isRead) found.push(path.join(folder, entry.name));
    }
  }
  return found;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** `heard` is given the name of what was made or taken away; null for what was only written. */
function tryWatch(folder: string, recursive: boolean, heard: (name: string | null) => void): FSWatcher | null {
  try {
    const watcher = watch(folder, { recursive, persistent: false }, (event, name) =>
      heard(event === 'rename' ? name : null),
    );
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return null;
  }
}
