import { isFaulty } from '#authoring/text/files/project-file.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { readProjectFile } from './project-files.ts';

export interface ProjectNames {
  readonly id: string;
  readonly title: string;
  readonly system: string;
}

export async function namesOfProject(folder: string): Promise<ProjectNames | null> {
  const file = await readProjectFile(folder, 'studio.json');
  if (file === null || isFaulty(file)) return null;
  try {
    const read = JSON.parse(file.text) as Json;
    if (!isObject(read)) return null;
    const { id, title, system } = read;
    return { id: String(id ?? ''), title: String(title ?? ''), system: String(system ?? '') };
  } catch {
    return null;
  }
}
