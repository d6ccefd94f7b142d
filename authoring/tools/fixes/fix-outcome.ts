import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';

export type FixOutcome = 'clean' | 'light' | 'unfixed';

/** `clean`: no new problems. `light`: only ones that the invalid document had hidden. Infos do not count. */
export function outcomeOf(problems: readonly Problem[], before: Diagnosis, after: Diagnosis): FixOutcome {
  const [had, has] = [counted(before.problems), counted(after.problems)];
  // Problems of spelling are in neither diagnosis
  const gone = counted(problems);
  const isGone = ([key, its]: readonly [string, readonly Problem[]]) =>
    (has.get(key)?.length ?? 0) <= Math.max((had.get(key)?.length ?? 0) - its.length, 0);
  if (![...gone].every(isGone)) return 'unfixed';
  const come = [...has].filter(
    ([one, problems]) => problems.length > (had.get(one)?.length ?? 0) && problems[0]?.severity !== 'info',
  );
  if (come.length === 0) return 'clean';
  const fixedFiles = problems.map(({ file }) => file);
  if (fixedFiles.every((file) => !isLegible(before, file) && isLegible(after, file))) return 'light';
  const wasSound = fixedFiles.some((file) => stateOf(before, file)?.sound ?? false);
  return !wasSound && come.every(([, problems]) => problems[0]?.severity !== 'error') ? 'light' : 'unfixed';
}

const stateOf = ({ project }: Diagnosis, path: string) => project.readings.find(({ file }) => file.path === path);
const isLegible = (diagnosis: Diagnosis, path: string): boolean => stateOf(diagnosis, path)?.legible ?? false;

function counted(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const one of problems) {
    const key = sameness(one);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

/** Identity of a problem across edits, without line numbers. */
function sameness({ code, file, severity, message, data }: Problem): string {
  if (severity === 'info') return `${code} ${file} ${String(data['locale'])}`;
  return `${code} ${file} ${message.en.replace(/:\d+/g, ':')}`;
}
