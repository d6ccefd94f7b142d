import { existsSync } from 'node:fs';
import path from 'node:path';
import { nameFault } from '#authoring/text/files/file-name.ts';
import { packedEnding } from './packed-name.ts';

export function folderForPacked(file: string, projects: string): string {
  const named = path.basename(file).slice(0, -packedEnding.length);
  const place = path.join(projects, nameFault(named) === null ? named : 'project');
  for (let i = 1; ; i++) {
    const folder = i === 1 ? place : `${place} ${i}`;
    if (!existsSync(folder)) return folder;
  }
}
