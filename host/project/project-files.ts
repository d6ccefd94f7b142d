import { createHash } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { MOST_BYTES_IN_ALL } from '#api/studio/limits.ts';
import { documentMeantBy, isDocumentPath } from '#authoring/text/files/document-path.ts';
import { isLfsPointer } from '#authoring/text/files/lfs-pointer.ts';
import type { FaultyFile, TextFile } from '#authoring/text/files/project-file.ts';
import { decodeText, lineEndsOf } from '../files/decode-text.ts';
import { errorCodeOf } from '../files/error-code.ts';
import { isInside, isOpenedInside } from '../files/inside-folder.ts';
import { type OpenedFile, openRegular, readOpened } from '../files/regular-file.ts';
import { type FoundFile, type WalkFilter, walkProject } from './walk-project.ts';

/** File handles: systems allow about a thousand a process. */
const AT_ONCE = 32;

/** A document with the version of its bytes, see `versionOf`. */
export interface DiskText extends TextFile {
  readonly version: string;
}
export type DiskFile = DiskText | FaultyFile;

/** Bytes that may still be read, shared by all projects that are read together. */
export interface ReadBudget {
  bytes: number;
}

/**
 * Reads every document: `.json` files and the table of terms, without hidden ones and packages. Unreadable files and
 * near-miss extensions are listed with their fault. Links are followed inside the folder only. Paths use slashes, in
 * code-point order; versions are the SHA-256 of the bytes.
 */
export async function readProjectFiles(
  folder: string,
  budget: ReadBudget = { bytes: MOST_BYTES_IN_ALL },
): Promise<DiskFile[]> {
  let root: string;
  try {
    root = await realpath(folder);
    if (!(await stat(root)).isDirectory()) return [];
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT' || errorCodeOf(error) === 'ENOTDIR') return [];
    return [{ path: 'studio.json', fault: { kind: 'unreadable', reason: errorCodeOf(error) } }];
  }
  const walked = await walkProject(root, documentsWanted);
  // studio.json first: without it nothing else makes sense.
  const documents = walked.files
    .filter(({ place }) => isDocumentPath(place))
    .sort((a, b) => Number(b.place === 'studio.json') - Number(a.place === 'studio.json'));
  const read: DiskFile[] = [];
  for (let at = 0; at < documents.length; at += AT_ONCE)
    read.push(...(await readTogether(root, documents.slice(at, at + AT_ONCE), budget)));
  const misnamed = walked.files.flatMap(({ place }): FaultyFile[] =>
    isDocumentPath(place) ? [] : [{ path: place, fault: { kind: 'misnamed' } }],
  );
  return [...walked.faulty, ...misnamed, ...read].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** As in `readProjectFiles`; null: missing. */
export async function readProjectFile(folder: string, place: string): Promise<DiskFile | null> {
  try {
    const root = await realpath(folder);
    const real = await realpath(path.join(root, place));
    if (!isInside(root, real)) return { path: place, fault: { kind: 'outside' } };
    const [file] = await readTogether(root, [{ place, real }], { bytes: MOST_BYTES_IN_ALL });
    return file ?? null;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT' || errorCodeOf(error) === 'ENOTDIR') return null;
    return { path: place, fault: { kind: 'unreadable', reason: errorCodeOf(error) } };
  }
}

export function documentOf(place: string, bytes: Buffer): DiskFile {
  if (isLfsPointer(bytes)) return { path: place, fault: { kind: 'lfs-pointer' } };
  const decoded = decodeText(bytes);
  return 'fault' in decoded
    ? {
        path: place,
        fault: decoded.fault.kind === 'encoding' ? { ...decoded.fault, version: versionOf(bytes) } : decoded.fault,
      }
    : { path: place, version: versionOf(bytes), text: decoded.text, bom: decoded.bom, ends: lineEndsOf(decoded.raw) };
}

export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const documentsWanted: WalkFilter = {
  looksAt: () => true,
  takes: (place) => isDocumentPath(place) || documentMeantBy(place) !== null,
  isNamedAsFile: isDocumentPath,
};

/** The budget is spent in their order, not in that of reading. */
async function readTogether(root: string, found: readonly FoundFile[], budget: ReadBudget): Promise<DiskFile[]> {
  const opened = await Promise.all(found.map(({ real }) => openInside(root, real)));
  const affordable = opened.map((one) => 'fault' in one || isAfforded(budget, one.bytes));
  return await Promise.all(
    found.map(async ({ place }, i) => {
      const one = opened[i] as OpenedFile;
      if ('fault' in one) return { path: place, fault: one.fault };
      try {
        if (affordable[i] === false) return { path: place, fault: { kind: 'too-much', most: MOST_BYTES_IN_ALL } };
        const read = await readOpened(one.handle, one.bytes);
        return 'fault' in read ? { path: place, fault: read.fault } : documentOf(place, read.bytes);
      } catch (error) {
        return { path: place, fault: { kind: 'unreadable', reason: errorCodeOf(error) } };
      } finally {
        await one.handle.close();
      }
    }),
  );
}

async function openInside(root: string, real: string): Promise<OpenedFile> {
  try {
    const opened = await openRegular(real);
    if ('fault' in opened || isOpenedInside(root, opened.handle)) return opened;
    await opened.handle.close();
    return { fault: { kind: 'outside' } };
  } catch (error) {
    return { fault: { kind: 'unreadable', reason: errorCodeOf(error) } };
  }
}

function isAfforded(budget: ReadBudget, bytes: number): boolean {
  if (bytes > budget.bytes) return false;
  budget.bytes -= bytes;
  return true;
}
