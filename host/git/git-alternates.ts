import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { shortText } from './git-folder.ts';

// Alternates: clones made with `--shared` or `--reference` leave objects in the other repository.

/** The same depth limit as in git. */
const DEEPEST = 5;
const MOST_STORES = 32;
const LONGEST = 100_000;

/** The paths that isomorphic-git reads in a store; nothing else of another repository is visible. */
export const isObjectPath = (place: string): boolean =>
  /^(?:[0-9a-f]{2}(?:\/[0-9a-f]{38})?|pack(?:\/pack-[0-9a-f]{40}\.(?:idx|pack))?)$/.test(place);

export async function alternateStores(own: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const first = await realpath(own).catch(() => own);
  const waiting = [{ store: first, depth: 0 }];
  for (const { store, depth } of waiting)
    for (const named of await alternatesOf(store)) {
      const other = await folderAt(path.resolve(store, named));
      if (other === null || other === first || found.has(other)) continue;
      if (depth >= DEEPEST || found.size >= MOST_STORES) continue;
      found.add(other);
      waiting.push({ store: other, depth: depth + 1 });
    }
  return [...found];
}

async function alternatesOf(store: string): Promise<readonly string[]> {
  const text = (await shortText(path.join(store, 'info/alternates'), LONGEST)) ?? '';
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

async function folderAt(place: string): Promise<string | null> {
  try {
    const real = await realpath(place);
    return (await stat(real)).isDirectory() ? real : null;
  } catch {
    return null;
  }
}
