import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, zipSync } from 'fflate';
import { makeFolders } from '../files/make-folders.ts';
import { pathExists } from '../files/path-exists.ts';
import { readOwnFile } from '../files/regular-file.ts';
import { replaceFile } from '../files/write-files.ts';
import { limitedUnzip } from './limited-unzip.ts';

// `ID.json` for each line, and packs of those that were not played for long.

const OWN = 0o600;
const OWN_FOLDER = 0o700;
const plainName = /^([0-9a-f]{32})\.json$/;
const packName = /^lines-[0-9a-z-]+\.zip$/;

/** `text` null: its pack is unreadable. */
export interface BranchText {
  readonly file: string;
  readonly pack: string | null;
  readonly text: string | null;
}

export function fileOfBranch(id: string): string {
  return `${id}.json`;
}

/** Packed ones first: a file of its own is newer. */
export async function branchTexts(folder: string): Promise<readonly BranchText[]> {
  const names = (await readdir(folder).catch(() => [])).sort();
  const packed: BranchText[] = [];
  for (const pack of names.filter((name) => packName.test(name))) {
    const inside = await packedIn(path.join(folder, pack));
    if (inside === null) packed.push({ file: pack, pack, text: null });
    else packed.push(...[...inside].map(([file, bytes]) => ({ file, pack, text: strFromU8(bytes) })));
  }
  const plain = await Promise.all(
    names
      .filter((name) => plainName.test(name))
      .map(async (file): Promise<readonly BranchText[]> => {
        const bytes = await readOwnFile(path.join(folder, file));
        if (bytes === null && !(await pathExists(path.join(folder, file)))) return [];
        return [{ file, pack: null, text: bytes?.toString('utf8') ?? null }];
      }),
  );
  return [...packed, ...plain.flat()];
}

export async function writeBranchFile(folder: string, id: string, text: string): Promise<void> {
  await makeFolders(folder, OWN_FOLDER);
  await replaceFile(path.join(folder, fileOfBranch(id)), Buffer.from(text, 'utf8'), OWN);
}

export async function removeBranchFile(folder: string, id: string): Promise<void> {
  const file = fileOfBranch(id);
  for (const pack of (await readdir(folder).catch(() => [])).filter((name) => packName.test(name))) {
    const inside = await packedIn(path.join(folder, pack));
    if (inside?.delete(file) !== true) continue;
    if (inside.size === 0) await rm(path.join(folder, pack), { force: true });
    else await replaceFile(path.join(folder, pack), packed(inside), OWN);
  }
  await rm(path.join(folder, file), { force: true });
}

/**
 * When more than `most` files exist, packs the oldest until half are left. Files are removed after the pack is
 * complete; one rewritten meanwhile stays and takes precedence.
 */
export async function packOldest(folder: string, most: number, now: number): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => plainName.test(name));
  if (names.length <= most) return;
  const dated = await Promise.all(names.map(async (name) => ({ name, at: await writtenAt(path.join(folder, name)) })));
  const oldest = dated.toSorted((a, b) => a.at - b.at).slice(0, names.length - Math.floor(most / 2));
  const inside = new Map<string, Uint8Array>();
  for (const { name } of oldest) {
    const bytes = await readOwnFile(path.join(folder, name));
    if (bytes === null) return;
    inside.set(name, bytes);
  }
  await replaceFile(
    path.join(folder, `lines-${now.toString(36)}-${process.pid.toString(36)}.zip`),
    packed(inside),
    OWN,
  );
  for (const { name, at } of oldest) {
    const file = path.join(folder, name);
    if ((await writtenAt(file)) === at) await rm(file, { force: true });
  }
}

async function writtenAt(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.mtimeMs ?? 0;
}

async function packedIn(file: string): Promise<Map<string, Uint8Array> | null> {
  try {
    const inside = limitedUnzip((await readOwnFile(file)) ?? new Uint8Array());
    return new Map(Object.entries(inside).filter(([name]) => plainName.test(name)));
  } catch {
    return null;
  }
}

function packed(inside: ReadonlyMap<string, Uint8Array>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(inside), { level: 6 }));
}
