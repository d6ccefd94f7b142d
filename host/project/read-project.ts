import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { MOST_BYTES_IN_ALL } from '#api/studio/limits.ts';
import { requirementsOf } from '#authoring/project/packages/layers.ts';
import { isPackageId, nameIn } from '#authoring/text/files/package-path.ts';
import { decodeText } from '../files/decode-text.ts';
import { isInside } from '../files/inside-folder.ts';
import { readRegularSync } from '../files/regular-file.ts';
import { programFolder } from '../program/program-folder.ts';
import { type DiskFile, type ReadBudget, readProjectFiles } from './project-files.ts';

export interface ProjectOnDisk {
  readonly files: readonly DiskFile[];
  readonly folders: ReadonlyMap<string, string>;
}

export async function readProject(folder: string): Promise<ProjectOnDisk> {
  const budget: ReadBudget = { bytes: MOST_BYTES_IN_ALL };
  const own = await readProjectFiles(folder, budget);
  const required = await readRequired(findRequired(folder), budget);
  return { ...required, files: [...own, ...required.files] };
}

export function readForNew(folder: string, requires: readonly string[]): Promise<ProjectOnDisk> {
  return readRequired(requiredFrom(folder, { id: '', requires }), { bytes: MOST_BYTES_IN_ALL });
}

async function readRequired(found: ReadonlyMap<string, readonly string[]>, budget: ReadBudget): Promise<ProjectOnDisk> {
  const files: DiskFile[] = [];
  const folders = new Map<string, string>();
  for (const [id, [only, ...more]] of found) {
    if (only === undefined) continue;
    if (more.length > 0) {
      const names = [only, ...more].map((one) => path.basename(one));
      files.push({ path: nameIn(id, 'studio.json'), fault: { kind: 'several', folders: names } });
      continue;
    }
    folders.set(id, only);
    files.push(...(await readProjectFiles(only, budget)).map((file) => ({ ...file, path: nameIn(id, file.path) })));
  }
  return { files, folders };
}

/** Folders of required projects by id, recursively: several only if they claim the same id. */
export function findRequired(folder: string): ReadonlyMap<string, readonly string[]> {
  return requiredFrom(folder, manifestIn(folder));
}

function requiredFrom(folder: string, { id, requires }: Manifest): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const waiting = [...requires];
  for (const wanted of waiting) {
    if (wanted === id || found.has(wanted)) continue;
    const folders = findProject(wanted, folder);
    found.set(wanted, folders);
    const [only] = folders;
    if (only !== undefined && folders.length === 1) waiting.push(...manifestIn(only).requires);
  }
  return found;
}

interface Manifest {
  readonly id: string;
  readonly requires: readonly string[];
}
const none: Manifest = { id: '', requires: [] };

/** Untrusted, so read with the limits of documents. */
function manifestIn(folder: string): Manifest {
  try {
    const root = realpathSync(folder);
    const file = realpathSync(path.join(root, 'studio.json'));
    const read = isInside(root, file) ? readRegularSync(file) : null;
    const decoded = read !== null && 'bytes' in read ? decodeText(read.bytes) : null;
    if (decoded === null || 'fault' in decoded) return none;
    const value = JSON.parse(decoded.text) as { readonly id?: unknown } | null;
    return { id: String(value?.id), requires: requirementsOf(value).map((one) => one.id) };
  } catch {
    return none;
  }
}

/**
 * Searches next to the requiring project, then `STUDIO_PROJECTS`, then what ships. A folder of that name wins;
 * otherwise several may match.
 */
function findProject(id: string, from: string): readonly string[] {
  // Not an id: as a folder name it could lead anywhere.
  if (!isPackageId(id)) return [];
  const program = programFolder();
  const places = [
    path.dirname(path.resolve(from)),
    ...(process.env['STUDIO_PROJECTS'] ?? '').split(path.delimiter).filter((place) => place !== ''),
    ...(program === undefined ? [] : [path.join(program, 'sample-content')]),
  ];
  for (const place of places) {
    const named = path.join(place, id);
    if (manifestIn(named).id === id) return [named];
    const others = namesIn(place)
      .map((name) => path.join(place, name))
      .filter((folder) => manifestIn(folder).id === id);
    if (others.length > 0) return others;
  }
  return [];
}

function namesIn(place: string): readonly string[] {
  try {
    return readdirSync(place)
      .filter((name) => !name.startsWith('.') && name !== 'node_modules')
      .sort();
  } catch {
    return [];
  }
}
