import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolders } from '../files/make-folders.ts';
import { copyTree, temporaryName } from '../files/write-files.ts';
import { isProject } from '../program/chosen-project.ts';

/** Copies a sample into the person's own folders, atomically. An existing copy is never changed. */
export async function copySample(sample: string, place: string): Promise<string> {
  const folder = path.join(place, path.basename(sample));
  if (isProject(folder)) return folder;
  const beside = path.join(place, temporaryName(path.basename(sample)));
  await makeFolders(place);
  try {
    await copyTree(sample, beside);
    await rename(beside, folder);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
