import type { CheckReport } from '#api/cli/check-report.ts';
import { diagnose } from '#authoring/diagnostics/diagnose.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProjectFiles } from './project-files.ts';

/** What a check found; `readable` is false when there is no project at that place that can be understood. */
export interface Checked {
  readonly readable: boolean;
  readonly report: CheckReport;
}

/** Reads a project folder and tells what is wrong with it. Nothing is ever written. */
export async function checkProject(folder: string): Promise<Checked> {
  const { system, files, cards, units, problems } = diagnose(await readProjectFiles(folder), hostedSystems);
  return { readable: system !== null, report: { files, cards, units, problems: [...problems] } };
}
