import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { nameOfLock, withLock } from '../files/file-lock.ts';
import { makeFolders } from '../files/make-folders.ts';
import { begunAt, indexFile, LONGEST_PART, partsIn, textsFile, WrittenPart } from './history-part.ts';
import { HistoryStore } from './history-store.ts';
import type { IndexLine } from './index-line.ts';
import { retainedVersions } from './retention.ts';

/** Older parts get no more lines, in milliseconds. */
const AT_REST = 2 * LONGEST_PART;
/** Compaction pays with this many old parts, or this share of obsolete lines. */
const MANY_PARTS = 8;
const WORTH_IT = 0.2;

/**
 * Merges the old parts and drops thinned versions. The new part is complete before the old ones go; a crash leaves the
 * old ones or both, which is harmless.
 */
export async function compact(folder: string, now: number): Promise<void> {
  if ((await oldParts(folder, now)).length === 0) return;
  await makeFolders(folder, 0o700);
  await withLock(path.join(folder, nameOfLock('history')), async () => {
    const store = new HistoryStore(folder);
    await store.refresh();
    const names = await oldParts(folder, now);
    const lines = names.flatMap((name) => store.linesIn(name));
    const newest = new Map(store.paths.map((document) => [document, store.newestTextOf(document)]));
    const kept = retainedVersions(lines, now, (document) => newest.get(document) ?? 0);
    const isWorthIt = names.length >= MANY_PARTS || lines.length - kept.length > lines.length * WORTH_IT;
    if (isWorthIt) await rewrite(folder, names, kept, store);
  });
}

async function oldParts(folder: string, now: number): Promise<readonly string[]> {
  return (await partsIn(folder)).filter((name) => now - begunAt(name) > AT_REST);
}

async function rewrite(
  folder: string,
  names: readonly string[],
  kept: readonly IndexLine[],
  store: HistoryStore,
): Promise<void> {
  const beside = path.join(folder, '.making');
  await rm(beside, { recursive: true, force: true });
  const part = new WrittenPart(beside, begunAt(names.at(-1) ?? ''));
  for (const line of kept) {
    const { place: _, ...version } = line;
    const bytes = line.version === null ? null : await store.bytesOf(line.version);
    if (bytes === null && line.version !== null) continue;
    await part.add({ ...version, bytes: bytes ?? null });
  }
  const { name } = part;
  await rename(textsFile(beside, name), textsFile(folder, name)).catch(() => undefined);
  await rename(indexFile(beside, name), indexFile(folder, name));
  await rm(beside, { recursive: true, force: true });
  for (const old of names) {
    await rm(indexFile(folder, old), { force: true });
    await rm(textsFile(folder, old), { force: true });
  }
}
