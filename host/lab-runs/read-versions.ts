import type { LabAgainst, LabFailure } from '#api/studio/lab-calls.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { type NoVersion, readOtherVersion, type SeveralRuns } from '../lab/other-version.ts';
import { type ProjectForPlay, type ProjectWithErrors, projectOfFiles } from '../project/project-for-play.ts';
import { readProject } from '../project/read-project.ts';
import { withUnsaved } from '../project/with-unsaved.ts';
import type { Unsaved } from './lab-protocol.ts';
import type { MeasuredVersions } from './measure-run.ts';

/** A version cannot be played. */
export class NoLabVersion extends Error {
  readonly why: LabFailure;
  constructor(why: LabFailure) {
    super(why);
    this.why = why;
  }
}

/** Reads what a question compares. `former`: what an earlier run played. Throws `NoLabVersion`. */
export type LabVersions = (
  unsaved: Unsaved,
  against: LabAgainst,
  former: (run: string) => Playable | null,
) => Promise<MeasuredVersions>;

export function readLabVersions(folder: string): LabVersions {
  return async (unsaved, against, former) => {
    const playable = playableIn(await readWithUnsaved(folder, unsaved));
    switch (against?.kind) {
      case undefined:
        return { playable, former: null };
      case 'saved':
        return { playable, former: playableIn(await readWithUnsaved(folder, [])) };
      case 'commit':
        return { playable, former: playableIn(await readOtherVersion(folder, 'HEAD', folder)) };
      case 'run': {
        const found = former(against.run);
        if (found === null) throw new NoLabVersion('gone');
        return { playable, former: found };
      }
    }
  };
}

export async function readWithUnsaved(folder: string, unsaved: Unsaved): Promise<ProjectForPlay | ProjectWithErrors> {
  const { files } = await readProject(folder);
  return await projectOfFiles(folder, withUnsaved(files, new Map(unsaved.map(({ path, text }) => [path, text]))));
}

function playableIn(found: Pick<ProjectForPlay, 'playable'> | ProjectWithErrors | NoVersion | SeveralRuns): Playable {
  if ('playable' in found) return found.playable;
  throw new NoLabVersion('errors' in found ? 'errors' : 'gone');
}
