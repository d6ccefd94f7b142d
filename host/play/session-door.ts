import path from 'node:path';
import { SessionServer } from '#api/session/session-server.ts';
import { type Playable, readPlayable } from '#authoring/project/play/playable.ts';
import { playerNamed, playerNames } from '#engine/players/players.ts';
import { makeAdviser } from '#engine/simulation/advice/adviser.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { savesBeside } from './saves-beside.ts';

/** A server of games for a door of this machine; with a project, games can be begun at once. Saves lie in `folder`. */
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
      readSave: savesBeside(path.join(folder, 'given.json')),
    },
    project,
  );
}

/** How long is looked for what would help, in milliseconds. */
const longest = 1000;
function lateAfter(): () => boolean {
  const end = performance.now() + longest;
  return () => performance.now() > end;
}
