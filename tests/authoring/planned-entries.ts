import path from 'node:path';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { namesOf } from '#authoring/tools/sheet/cell-text.ts';
import { entryKindsOf, namesFor } from '#authoring/tools/sheet/kinds-of.ts';
import { type AskedEntries, plannedEntries } from '#authoring/tools/sheet/new-entries.ts';
import type { NewRow } from '#authoring/tools/sheet/paste.ts';
import { beginningsOf } from '#engine/systems/beginnings.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

export async function filesOf(sample: string, more: { readonly [file: string]: string } = {}) {
  const { files } = await readProject(path.join('sample-content', sample));
  const others = files.filter((file) => !(file.path in more));
  return [...others, ...Object.entries(more).map(([name, text]) => ({ path: name, version: 'given', text }))];
}

export const told = (files: readonly ProjectFile[]): readonly string[] =>
  diagnose(files, hostedSystems)
    .problems.filter(({ severity }) => severity !== 'info')
    .map(({ code, file, message }) => `${file} ${code} ${message.en}`);

export function planned(
  files: readonly ProjectFile[],
  file: string,
  list: string,
  rows: readonly NewRow[],
  begins: AskedEntries['begins'],
) {
  const project = diagnose(files, hostedSystems);
  const kind = entryKindsOf(project).find((one) => one.list === list && one.files.some((path) => path.endsWith(file)));
  if (kind === undefined) throw new Error(`no such sheet: ${file}`);
  const own = kind.files.filter((one) => one.endsWith(file));
  const plan = plannedEntries(
    { kind: { ...kind, files: own }, rows, begins },
    {
      place: { files, project, systems: hostedSystems, beginningsOf },
      names: namesOf(namesFor(project, kind.columns)),
      least: () => ({ id: '', name: '', at: [0, 0], label: 'e' }),
    },
  );
  return plan;
}

export const row = (line: number, id: string, cells: { readonly [key: string]: string }): NewRow => ({
  ...{ line, id },
  cells: Object.entries(cells).map(([key, typed]) => ({ key, typed })),
});
