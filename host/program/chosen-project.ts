import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folder to open, null for none; or the missing path as typed. */
export type ChosenFolder = { readonly folder: string | null } | { readonly missing: string };

export function chooseFolder(typed: string | null): ChosenFolder {
  if (typed === null) return { folder: null };
  const folder = typedPlace(typed);
  if (isFolder(folder)) return { folder };
  const missing = [`フォルダーがありません: ${folder}`, `There is no such folder: ${folder}`];
  return { missing: missing.join('\n') };
}

/** npm runs scripts in the package's folder; INIT_CWD is where it was called. */
export function typedPlace(typed: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), typed);
}

function isFolder(folder: string): boolean {
  try {
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}

export function isProject(folder: string): boolean {
  try {
    return lstatSync(path.join(folder, 'studio.json'), { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
