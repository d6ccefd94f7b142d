import type { StudioApi } from '#api/studio/studio-api.ts';
import type { LineEnds } from '#authoring/text/files/project-file.ts';
import type { OpenFile } from './open-file.ts';
import { isReadOnly } from './project-format.ts';
import { projectStore } from './project-store.ts';
import { type FileForm, saveFile } from './save-file.ts';

/** Encoding, byte order mark and line ends. */
export interface WrittenForm {
  readonly encoding: string | null;
  readonly bom: boolean;
  readonly ends: LineEnds;
}

export function writtenForm({ fault, foreign, version, bom, ends = 'LF' }: OpenFile): WrittenForm | null {
  if (fault?.kind === 'encoding') return { encoding: fault.guess, bom: false, ends };
  if (fault !== null) return null;
  // Until it is saved, the disk has the original bytes.
  if (foreign !== undefined && foreign.version === version) return { encoding: foreign.encoding, bom: false, ends };
  return { encoding: 'UTF-8', bom, ends };
}

export function canConvert(path: string | null, { bom, ends }: FileForm): boolean {
  const { files, conflicts } = projectStore.getState();
  const file = files.get(path ?? '');
  if (file === undefined || file.fault !== null || conflicts.has(file.path) || isReadOnly(file.path)) return false;
  return (bom !== undefined && bom !== file.bom) || (ends !== undefined && ends !== file.ends);
}

export function convertForm(api: StudioApi, path: string, form: FileForm): Promise<void> {
  return canConvert(path, form) ? saveFile(api, path, { form }) : Promise.resolve();
}
