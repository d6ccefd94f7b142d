import { lstat, mkdir, realpath, rename, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { MOST_BYTES } from '#api/studio/limits.ts';
import { type FileStep, isAtOrIn, pathsOfSteps } from '#authoring/project/documents/file-step.ts';
import { isHandledPath } from '#authoring/project/documents/handled-path.ts';
import { documentMeantBy, isDocumentPath } from '#authoring/text/files/document-path.ts';
import { looseName } from '#authoring/text/files/file-name.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { isPortablePath } from '../files/document-path.ts';
import { errorCodeOf } from '../files/error-code.ts';
import { openParentFolder, type WritableFile } from '../files/safe-path.ts';
import { encodeText } from '../files/text-form.ts';
import { writeTemporaryFile } from '../files/write-files.ts';
import { type DiskFile, readProjectFiles, versionOf } from '../project/project-files.ts';
import { lineOfLoneSurrogate } from '../project/save-project-file.ts';
import { hiddenPath, type Journal, openJournal } from './journal.ts';
import type { RemovedFiles } from './removed-files.ts';
import { fileNameFault, nameClash } from './step-names.ts';

export interface FileOperations {
  readonly steps: readonly FileStep[];
  /** Versions of all documents that are deleted or moved, by their path before all steps; null: unreadable. */
  readonly bases: Readonly<Record<string, string | null>>;
}

/** `files`: the documents created or restored. If not done, nothing has changed. */
export type FileOperationsResult =
  | { readonly done: true; readonly files: readonly DiskFile[] }
  /**
   * `too-many`, `conflict`, `bad-path`, `extension`, `reserved`, `exists`, `case-clash`, `into-itself`, `outside`,
   * `gone`, `half-character`, `too-large`, `not-kept`, `busy`, or an error code of the system such as `EACCES`.
   */
  | { readonly done: false; readonly path: string; readonly code: string };

export interface FileOperationsStorage {
  readonly journal: string;
  readonly removed: RemovedFiles;
}

/** Each step is journaled on disk first, so more would take minutes. */
const MOST_STEPS = 1000;

class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Does all steps or none. */
export async function changeFiles(
  folder: string,
  kept: FileOperationsStorage,
  { steps, bases }: FileOperations,
): Promise<FileOperationsResult> {
  const [first = ''] = pathsOfSteps(steps);
  const refusedAt = (place: string, error: unknown): FileOperationsResult => ({
    ...{ done: false, path: place },
    code: error instanceof Refused ? error.code : codeOf(error),
  });
  if (steps.length > MOST_STEPS) return refusedAt(first, new Refused('too-many'));
  let root: string;
  let journal: Journal | null;
  try {
    root = await realpath(folder);
  } catch (error) {
    return refusedAt(first, error);
  }
  try {
    journal = await openJournal(root, kept.journal);
  } catch {
    return refusedAt(first, new Refused('not-kept'));
  }
  if (journal === null) return refusedAt(first, new Refused('busy'));
  let at = first;
  try {
    const other = await changedByOthers(root, steps, bases);
    if (other !== null) {
      at = other;
      throw new Refused('conflict');
    }
    for (const step of steps) {
      at = step.path;
      await doStep({ root, journal, removed: kept.removed }, step);
    }
    await journal.commit();
  } catch (error) {
    await journal.takeBack();
    return refusedAt(at, error);
  }
  return { done: true, files: await madeBy(root, steps) };
}

async function changedByOthers(
  root: string,
  steps: readonly FileStep[],
  bases: FileOperations['bases'],
): Promise<string | null> {
  const taken = steps.filter((step) => step.kind === 'delete' || step.kind === 'move');
  if (taken.length === 0) return null;
  const there = new Map((await readProjectFiles(root)).map((file) => [file.path, baseOf(file)]));
  const unlike = Object.keys(bases).find((one) => bases[one] !== there.get(one));
  if (unlike !== undefined) return unlike;
  const isTaken = (file: string) => taken.some((step) => isAtOrIn(file, step.path));
  return [...there.keys()].find((file) => isTaken(file) && !Object.hasOwn(bases, file)) ?? null;
}

function baseOf(file: DiskFile): string | null {
  if (!isFaulty(file)) return file.version;
  return file.fault.kind === 'encoding' ? (file.fault.version ?? null) : null;
}

async function madeBy(root: string, steps: readonly FileStep[]): Promise<readonly DiskFile[]> {
  const places = steps.filter(({ kind }) => kind === 'create' || kind === 'restore').map((step) => step.path);
  if (places.length === 0) return [];
  return (await readProjectFiles(root)).filter((file) => places.some((place) => isAtOrIn(file.path, place)));
}

interface Doing {
  readonly root: string;
  readonly journal: Journal;
  readonly removed: RemovedFiles;
}

function doStep(doing: Doing, step: FileStep): Promise<void> {
  switch (step.kind) {
    case 'create':
      return create(doing, step.path, step.text);
    case 'delete':
      return remove(doing, step.path, step.kept);
    case 'restore':
      return restore(doing, step.path, step.kept);
    case 'move':
      return move(doing, step.path, step.to);
    case 'makeFolder':
      return makeFolder(doing, step.path);
    case 'removeFolder':
      return removeFolder(doing, step.path);
  }
}

async function create({ root, journal }: Doing, place: string, text: string): Promise<void> {
  if (isPortablePath(place) && !isDocumentPath(place)) throw new Refused('extension');
  if (lineOfLoneSurrogate(text) !== null) throw new Refused('half-character');
  const bytes = encodeText(text, null);
  if (bytes.length > MOST_BYTES) throw new Refused('too-large');
  await inFolderOf(root, place, async (where, real) => {
    await free(where, place, false);
    const aside = hiddenPath(root);
    await journal.note({ did: 'rename', from: aside, to: path.join(real, where.name), version: versionOf(bytes) });
    await writeTemporaryFile(aside, bytes, null);
    await rename(aside, where.at(where.name));
  });
}

/** Without it there is no project, and nothing could restore it. */
const isStudioFile = (place: string): boolean => looseName(place) === 'studio.json';

async function remove({ root, journal, removed }: Doing, place: string, kept: string): Promise<void> {
  if (isStudioFile(place)) throw new Refused('reserved');
  await inFolderOf(root, place, async (where, real) => {
    await isFolderAt(where, place);
    const aside = hiddenPath(root);
    await journal.note({ did: 'rename', from: path.join(real, where.name), to: aside });
    await rename(where.at(where.name), aside);
    await removed.keep(kept, aside).catch(() => {
      throw new Refused('not-kept');
    });
  });
}

async function restore({ root, journal, removed }: Doing, place: string, kept: string): Promise<void> {
  await inFolderOf(root, place, async (where, real) => {
    const isFolder = await removed.isFolder(kept);
    if (isFolder === null) throw new Refused('gone');
    if (!isFolder && !isHandledPath(place)) throw new Refused('extension');
    const taken = await nameClash(where, null);
    if (taken !== null) throw new Refused(taken);
    const aside = hiddenPath(root);
    await journal.note({ did: 'rename', from: aside, to: path.join(real, where.name) });
    await removed.bring(kept, aside);
    await rename(aside, where.at(where.name));
  });
}

async function move({ root, journal }: Doing, place: string, to: string): Promise<void> {
  if (isAtOrIn(to, place)) throw new Refused(to === place ? 'exists' : 'into-itself');
  if (isStudioFile(place) || isStudioFile(to)) throw new Refused('reserved');
  await inFolderOf(root, place, async (from, realFrom) => {
    const isFolder = await isFolderAt(from, place);
    await inFolderOf(root, to, async (target, realTo) => {
      await free(target, to, isFolder, realTo === realFrom ? from.name : null);
      const [before, after] = [path.join(realFrom, from.name), path.join(realTo, target.name)];
      await journal.note({ did: 'rename', from: before, to: after });
      await rename(from.at(from.name), target.at(target.name));
    });
  });
}

async function makeFolder({ root, journal }: Doing, place: string): Promise<void> {
  await inFolderOf(root, place, async (where, real) => {
    await free(where, place, true);
    await journal.note({ did: 'mkdir', folder: path.join(real, where.name) });
    await mkdir(where.at(where.name));
  });
}

async function removeFolder({ root, journal }: Doing, place: string): Promise<void> {
  await inFolderOf(root, place, async (where, real) => {
    await lstat(where.at(where.name));
    await journal.note({ did: 'rmdir', folder: path.join(real, where.name) });
    await rmdir(where.at(where.name));
  });
}

/** Runs in the folder that holds a file of the project; `real` is its resolved path. */
async function inFolderOf(
  root: string,
  place: string,
  work: (where: WritableFile, real: string) => Promise<void>,
): Promise<void> {
  if (!isPortablePath(place)) throw new Refused('bad-path');
  const where = await openParentFolder(root, place);
  if (where === null) throw new Refused('outside');
  try {
    const real = await realpath(where.at('.'));
    if (!(await where.isInside())) throw new Refused('outside');
    await work(where, real);
  } finally {
    await where.close();
  }
}

/** Whether it is a folder or a link to one. Of files only documents and pictures may change. */
async function isFolderAt(where: WritableFile, place: string): Promise<boolean> {
  const file = where.at(where.name);
  const stats = await lstat(file);
  const isFolder =
    stats.isDirectory() || (stats.isSymbolicLink() && (await stat(file).catch(() => null))?.isDirectory() === true);
  if (!isFolder && !isHandledPath(place) && documentMeantBy(place) === null) throw new Refused('extension');
  return isFolder;
}

async function free(where: WritableFile, place: string, isFolder: boolean, own: string | null = null): Promise<void> {
  const refused = fileNameFault(place, isFolder) ?? (await nameClash(where, own));
  if (refused !== null) throw new Refused(refused);
}

function codeOf(error: unknown): string {
  const reason = errorCodeOf(error);
  return reason === 'ENOENT' || reason === 'ENOTDIR' ? 'gone' : reason;
}
