import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { replaceFile } from '../files/beside.ts';
import { makeFolders } from '../files/make-folders.ts';
import { readKept } from '../files/regular-file.ts';
import { limitedUnzip } from './limited-unzip.ts';

// Beside the lines, the texts on which pinned ones were played: packed, a file for each content, by its hash.

/** Only its owner may read it. */
const OWN = 0o600;
const OWN_FOLDER = 0o700;
const textsName = /^texts-([0-9a-f]{8,64})\.zip$/;
/** Texts are written before their line says that it is pinned; so long nobody takes them for given up. */
const UNCLAIMED = 24 * 60 * 60 * 1000;

export type Texts = Readonly<Record<string, string>>;

const fileOf = (folder: string, hash: string): string => path.join(folder, `texts-${hash}.zip`);

/** Keeps the texts of a content; those that are there already stay, since equal hashes play alike. */
export async function writeTexts(folder: string, hash: string, texts: Texts): Promise<void> {
  if ((await readTexts(folder, hash)) !== null) return;
  await makeFolders(folder, OWN_FOLDER);
  const inside = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, strToU8(text)]));
  await replaceFile(fileOf(folder, hash), Buffer.from(zipSync(inside, { level: 6 })), OWN);
}

/** The texts of a content; null: they were not kept, or cannot be read. */
export async function readTexts(folder: string, hash: string): Promise<Texts | null> {
  try {
    const inside = limitedUnzip((await readKept(fileOf(folder, hash))) ?? new Uint8Array());
    return Object.fromEntries(Object.entries(inside).map(([file, bytes]) => [file, strFromU8(bytes)]));
  } catch {
    return null;
  }
}

/** Gives up the texts that no pinned line was played on. */
export async function sweepTexts(folder: string, wanted: ReadonlySet<string>, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const hash = textsName.exec(name)?.[1];
    if (hash === undefined || wanted.has(hash)) continue;
    const file = path.join(folder, name);
    const written = (await stat(file).catch(() => null))?.mtimeMs ?? now;
    if (now - written > UNCLAIMED) await rm(file, { force: true });
  }
}
