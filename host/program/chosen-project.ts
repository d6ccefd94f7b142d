import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folder that the studio was asked to open, null for none; or what to tell when there is no such folder. */
export type ChosenFolder = { readonly folder: string | null } | { readonly missing: string };

/** Takes the folder as it was typed. Whether it is a project is seen when it is open. */
export function chooseFolder(typed: string | null): ChosenFolder {
  if (typed === null) return { folder: null };
  const folder = typedPlace(typed);
  if (isFolder(folder)) return { folder };
  const missing = [`フォルダーがありません: ${folder}`, `There is no such folder: ${folder}`];
  return { missing: missing.join('\n') };
}

/** Where a place that was typed lies: npm runs scripts in the package's folder and tells where it was called. */
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

/** Whether a folder says of itself that it is a project; what it says may be unreadable, which is told once it is open. */
export function isProject(folder: string): boolean {
  try {
    return lstatSync(path.join(folder, 'studio.json'), { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
