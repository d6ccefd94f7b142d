import { namesOf } from '#authoring/tools/sheet/cell-text.ts';
import { namesFor } from '#authoring/tools/sheet/kinds-of.ts';
import { type AskedEntries, type PlannedEntries, plannedEntries } from '#authoring/tools/sheet/new-entries.ts';
import { beginningsOf } from '#engine/systems/beginnings.ts';
import { least } from './form-service.ts';
import type { KnownProject } from './project-reader.ts';
import { systemsHere } from './systems-here.ts';

export function newEntriesIn({ files, project }: KnownProject, asked: AskedEntries): PlannedEntries | null {
  const { system } = project;
  return plannedEntries(asked, {
    place: { files, project, systems: systemsHere(), beginningsOf },
    names: namesOf(namesFor(project, asked.kind.columns)),
    least: (file) =>
      least({ project, system }, { file, path: [asked.kind.list, 0], entry: null, locale: 'en', at: [] }),
  });
}
