import { watchFolder } from '../files/watch-folder.ts';
import { findRequired } from './read-project.ts';

/** Also watches required projects. */
export function watchProject(folder: string, changed: () => void): { close(): void } {
  const watching = new Map([[folder, watchFolder(folder, heard)]]);

  function heard(): void {
    follow();
    changed();
  }
  function follow(): void {
    const wanted = new Set([folder, ...[...findRequired(folder).values()].flat()]);
    for (const place of wanted) if (!watching.has(place)) watching.set(place, watchFolder(place, heard));
    for (const [place, watcher] of watching) {
      if (wanted.has(place)) continue;
      watcher.close();
      watching.delete(place);
    }
  }
  follow();
  return {
    close() {
      for (const watcher of watching.values()) watcher.close();
    },
  };
}
