import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { makeFolders } from '../files/make-folders.ts';
import { readOwnFile } from '../files/regular-file.ts';
import { replaceFile } from '../files/write-files.ts';
import { limitedUnzip } from './limited-unzip.ts';

// The texts that pinned lines were played on, one file a content hash.

const OWN = 0o600;
const OWN_FOLDER = 0o700;
const textsName = /^texts-([0-9a-f]{8,64})\.zip$/;
/** Texts are written before their line is pinned: newer ones are not removed, in milliseconds. */
const UNCLAIMED = 24 * 60 * 60 * 1000;

export type PinnedTexts = Readonly<Record<string, string>>;

const fileOf = (folder: string, hash: string): string => path.join(folder, `texts-${hash}.zip`);

/** Existing ones stay: equal hashes are equal texts. */
export async function writeTexts(folder: string, hash: string, texts: PinnedTexts): Promise<void> {
  if ((await readTexts(folder, hash)) !== null) return;
  await makeFolders(folder, OWN_FOLDER);
  const inside = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, strToU8(text)]));
  await replaceFile(fileOf(folder, hash), Buffer.from(zipSync(inside, { level: 6 })), OWN);
}

export async function readTexts(folder: string, hash: string): Promise<PinnedTexts | null> {
  try {
    const inside = limitedUnzip((await readOwnFile(fileOf(folder, hash))) ?? new Uint8Array());
    return Object.fromEntries(Object.entries(inside).map(([file, bytes]) => [file, strFromU8(bytes)]));
  } catch {
    return null;
  }
}

export async function sweepTexts(folder: string, wanted: ReadonlySet<string>, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const hash = textsName.exec(name)?.[1];
    if (hash === undefined || wanted.has(hash)) continue;
    const file = path.join(folder, name);
    const written = (await stat(file).catch(() => null))?.mtimeMs ?? now;
    if (now - written > UNCLAIMED) await rm(file, { force: true });
  }
}
