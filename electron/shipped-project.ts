import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isProject } from '#host/chosen-project.ts';
import { shippedName } from '#host/program-folder.ts';

/**
 * The shipped game where it can be written to: an installed program's own folder is no place to work in, so the first
 * start puts a copy among the person's documents. A copy that is there is never touched.
 */
export async function copyShippedProject(shipped: string, documents: string): Promise<string> {
  const folder = path.join(documents, 'Site-Seeing Studio', shippedName);
  if (isProject(folder)) return folder;
  await mkdir(path.dirname(folder), { recursive: true });
  await cp(shipped, folder, { recursive: true, force: false, errorOnExist: false });
  return folder;
}
