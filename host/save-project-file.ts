import { mkdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { LONGEST_PATH } from '#api/limits.ts';
import { isFaulty, type ProjectFile } from '#authoring/project-file.ts';
import { isInside } from './inside.ts';
import { readProjectFile, reasonOf, versionOf } from './project-files.ts';
import { replaceFile } from './replace-file.ts';

/** What became of a save. Where it is not saved, nothing on the disk has changed. */
export type Saved =
  | { readonly saved: true; readonly version: string }
  /** Somebody else wrote the file since it was read, or took it away. */
  | { readonly saved: false; readonly reason: 'conflict'; readonly onDisk: ProjectFile | null }
  /** `bad-path`, `outside`, `directory`, or what the system says, as `EACCES`. */
  | { readonly saved: false; readonly reason: 'refused'; readonly code: string };

const refused = (code: string): Saved => ({ saved: false, reason: 'refused', code });

/**
 * Whether a place is the plain path of a document inside a project: steps with slashes, none of them hidden, going up,
 * or a name that some system or some decoder reads as something else (a drive, a stream, a device, an escape).
 */
export function isPlace(place: string): boolean {
  return place.length <= LONGEST_PATH && place.endsWith('.json') && place.split('/').every(isPlainName);
}

function isPlainName(name: string): boolean {
  if (name.length === 0 || Buffer.byteLength(name) > 200) return false;
  // Full-width dots become plain ones where names are normalized.
  if (name.normalize('NFKC').startsWith('.') || /^\s|[.\s]$/.test(name)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: such names are what is refused
  if (/[\\:*?"<>|%\u0000-\u001f\u007f]/.test(name)) return false;
  return name !== 'node_modules' && !/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
}

/**
 * Writes a document whole, or not at all: beside it first, then in its place. `base` is the version that the text was
 * made from; null writes over whatever is there. A link is written through when it leads inside the project.
 */
export async function saveProjectFile(
  folder: string,
  place: string,
  text: string,
  base: string | null,
): Promise<Saved> {
  if (!isPlace(place)) return refused('bad-path');
  try {
    const root = await realpath(folder);
    const file = await target(root, place);
    if (file === null) return refused('outside');
    const before = await stat(file).catch(() => null);
    if (before?.isDirectory() === true) return refused('directory');
    if (base !== null) {
      const onDisk = await readProjectFile(folder, place);
      const version = onDisk === null || isFaulty(onDisk) ? undefined : onDisk.version;
      if (version !== base) return { saved: false, reason: 'conflict', onDisk };
    }
    const bytes = Buffer.from(text, 'utf8');
    await replaceFile(file, bytes, before?.mode);
    return { saved: true, version: versionOf(bytes) };
  } catch (error) {
    return refused(reasonOf(error));
  }
}

/** The file to write, its folder made where it is missing; null when a link on the way leads out of the project. */
async function target(root: string, place: string): Promise<string | null> {
  const steps = place.split('/');
  const name = steps.pop() ?? '';
  let folder = root;
  for (const step of steps) {
    const next = path.join(folder, step);
    // Folders are made one by one, each only after the one above was found to be inside.
    await mkdir(next).catch((error: unknown) => {
      if (reasonOf(error) !== 'EEXIST') throw error;
    });
    folder = await realpath(next);
    if (!isInside(root, folder)) return null;
  }
  const file = path.join(folder, name);
  const real = await realpath(file).catch((error: unknown) => {
    if (reasonOf(error) === 'ENOENT') return file;
    throw error;
  });
  return isInside(root, real) ? real : null;
}
