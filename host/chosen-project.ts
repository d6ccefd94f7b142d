import { lstatSync } from 'node:fs';
import path from 'node:path';

/** The folder that the studio was asked to open, or what to tell when there is no project. */
export type ChosenProject = { readonly folder: string } | { readonly missing: string };

/** Takes the folder as it was typed; null stands for the game that ships. */
export function chooseProject(typed: string | null, shipped: string): ChosenProject {
  if (typed === null) return { folder: shipped };
  // npm runs scripts in the package's folder and tells where it was called.
  const folder = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), typed);
  if (isProject(folder)) return { folder };
  const missing = [
    `プロジェクトがありません(studio.json が見つかりません): ${folder}`,
    `There is no project (no studio.json) at: ${folder}`,
  ];
  return { missing: missing.join('\n') };
}

/** Whether a folder says of itself that it is a project; what it says may be unreadable, which is told once it is open. */
export function isProject(folder: string): boolean {
  try {
    return lstatSync(path.join(folder, 'studio.json'), { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
