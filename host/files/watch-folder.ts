import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** Debounce, in milliseconds. */
const TOGETHER = 150;
/** How often a missing folder is looked for, in milliseconds: it may be moved, or its disk unmounted. */
const LOOK_AGAIN = 1000;
/** More than any project has, in case a whole disk is opened by mistake. */
const MOST_FOLDERS = 2000;

/**
 * Reports changes in a folder, and when it goes or comes back. If the system cannot watch, nothing is reported; a save
 * still detects changes.
 */
export function watchFolder(folder: string, changed: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let watching = watchAll(folder, soon);

  function soon(): void {
    later(TOGETHER, () => {
      // The watcher of a removed folder stays silent, even if a new one takes its name.
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
  renew(): void;
  close(): void;
}

function watchAll(folder: string, heard: () => void): Watching {
  return process.platform === 'linux' ? watchEachFolder(folder, heard) : watchTree(folder, heard);
}

function watchTree(folder: string, heard: () => void): Watching {
  const watcher = tryWatch(folder, true, heard);
  return { renew: () => undefined, close: () => watcher?.close() };
}

/**
 * Linux watches single folders. Node's recursive mode there follows each file, and so loses files that are replaced by
 * a rename.
 */
function watchEachFolder(root: string, heard: () => void): Watching {
  const watchers = new Map<string, FSWatcher>();
  function renew(): void {
    for (const folder of foldersIn(root)) {
      const watcher = watchers.has(folder) ? null : tryWatch(folder, false, (name) => heardIn(folder, name));
      if (watcher !== null) watchers.set(folder, watcher);
    }
  }
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

/** `heard` gets the name of what was created or removed; null for other writes. */
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
