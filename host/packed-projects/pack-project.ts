import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { isHandledPath } from '#authoring/project/documents/handled-path.ts';
import { isPicturePath } from '#authoring/project/pictures/picture-kinds.ts';
import { packFiles } from '#authoring/tools/archive/pack-files.ts';
import { unpackFiles } from '#authoring/tools/archive/unpack-files.ts';
import { isPortablePath } from '../files/document-path.ts';
import { isInside } from '../files/inside-folder.ts';
import { readRegular } from '../files/regular-file.ts';
import { writeGivenFile } from '../files/write-files.ts';
import { type FoundFile, walkProject } from '../project/walk-project.ts';
import { packedSizeLimits } from './most-bytes.ts';
import { type RefusedPacked, refusedPacked } from './refused-packed.ts';

export type PackOutcome =
  | { readonly kind: 'packed'; readonly files: readonly string[]; readonly bytes: number }
  | { readonly kind: 'no-project' }
  /** Unreadable, or a name that is not valid on every system. */
  | { readonly kind: 'unreadable' | 'bad-name'; readonly file: string }
  /** The whole is not a project that could be opened again. */
  | RefusedPacked
  | { readonly kind: 'not-written' };

const wanted = { looksAt: () => true, takes: isHandledPath, isNamedAsFile: isHandledPath };

/** Without required projects and hidden files. */
export async function packProject(folder: string, to: string): Promise<PackOutcome> {
  const root = await realpath(folder).catch(() => null);
  if (root === null) return { kind: 'no-project' };
  const { files, faulty } = await walkProject(root, wanted);
  if (!files.some(({ place }) => place === 'studio.json')) return { kind: 'no-project' };
  const [fault] = faulty;
  if (fault !== undefined) return { kind: 'unreadable', file: fault.path };
  const packed = new Map<string, Uint8Array>();
  for (const file of files) {
    if (!isPortablePath(file.place)) return { kind: 'bad-name', file: file.place };
    const bytes = await bytesOf(root, file);
    if (bytes === null) return { kind: 'unreadable', file: file.place };
    packed.set(file.place, bytes);
  }
  const bytes = packFiles(packed);
  const again = unpackFiles(bytes, packedSizeLimits);
  if ('refused' in again) return refusedPacked(again.refused);
  try {
    await writeGivenFile(path.resolve(to), Buffer.from(bytes));
  } catch {
    return { kind: 'not-written' };
  }
  return { kind: 'packed', files: [...packed.keys()].sort(), bytes: bytes.length };
}

async function bytesOf(root: string, { place, real }: FoundFile): Promise<Uint8Array | null> {
  const most = isPicturePath(place) ? packedSizeLimits.picture : packedSizeLimits.document;
  if (!isInside(root, real)) return null;
  const read = await readRegular(real, most).catch(() => null);
  return read !== null && 'bytes' in read ? read.bytes : null;
}
