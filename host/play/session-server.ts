import path from 'node:path';
import { SessionServer } from '#api/session/session-server.ts';
import { type Playable, readPlayable } from '#authoring/project/play/playable.ts';
import { playerNamed, playerNames } from '#engine/players/players.ts';
import { makeAdviser } from '#engine/simulation/advice/adviser.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { saveLoader } from './load-saves.ts';

/** A session server; with a project, games can begin at once. Saves are in `folder`. */
export function makeSessionServer(project: Playable | null, folder: string): SessionServer {
  return new SessionServer(
    {
      readProject: (files) =>
        readPlayable(
          Object.entries(files).map(([path, text]) => ({ path, text })),
          hostedSystems,
        ),
      player: playerNamed,
      playerNames,
      adviser: makeAdviser(lateAfter),
      readSave: saveLoader(path.join(folder, 'given.json')),
    },
    project,
  );
}

/** Time limit for suggestions, in milliseconds. */
const longest = 1000;
function lateAfter(): () => boolean {
  const end = performance.now() + longest;
  return () => performance.now() > end;
}
