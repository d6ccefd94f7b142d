import path from 'node:path';
import type { CheckReport } from '#api/cli/check-report.ts';
import { countOf } from '#authoring/project/diagnostics/designs.ts';
import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { requirementsOf } from '#authoring/project/packages/layers.ts';
import { memoryProblems } from '#authoring/tools/translations/memory-problems.ts';
import { makePictureStore, type PictureStore } from '../pictures/picture-store.ts';
import { gamesOf } from '../project/games-of.ts';
import { readProject } from '../project/read-project.ts';
import { withUnsaved } from '../project/with-unsaved.ts';

export interface ProjectCheck {
  readonly readable: boolean;
  readonly diagnosis: Diagnosis;
  readonly report: CheckReport;
  readonly pictures: PictureStore;
}

/** Checks a project and what it requires. `unsaved`: texts that replace files, by path. */
export async function checkProject(
  folder: string,
  unsaved: ReadonlyMap<string, string> = new Map(),
): Promise<ProjectCheck> {
  const read = await readProject(folder);
  const { folders } = read;
  const pictures = makePictureStore(folder);
  const now = withUnsaved(read.files, unsaved);
  const diagnosis = diagnose(now, await gamesOf(now), await pictures.list(), allLanguages);
  const { system, project, required, replaced, files, designs, units, problems } = diagnosis;
  const projects = system === null ? [] : [...required, project];
  const packages = projects.map((one) => {
    const place = folders.get(one.id);
    return {
      id: one.id,
      version: one.version,
      folder: place === undefined ? '.' : path.relative(folder, place).replaceAll(path.sep, '/'),
      requires: requirementsOf(one.documents['studio.json']).map(({ id }) => id),
      files: one.files,
      cards: countOf(one.designs, 'card'),
      designs: [...one.designs],
      overrides: replaced.filter(({ by }) => by === one.id).map(({ id, of }) => ({ id, of })),
    };
  });
  const all = [...problems, ...memoryProblems(read.files)];
  return {
    readable: system !== null,
    diagnosis,
    pictures,
    report: { files, cards: countOf(designs, 'card'), designs: [...designs], units, packages, problems: all },
  };
}
