import { isManifest } from '#authoring/text/files/package-path.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import type { HostedGame } from '#engine/systems/hosted-systems.ts';
import { lazySystems } from '#engine/systems/lazy-systems.ts';
import { systemsNamedIn } from '#engine/systems/named-systems.ts';

/** Loads the games that a project and those it requires name, since most of the code is games. */
export async function gamesOf(files: readonly ProjectFile[]): Promise<readonly HostedGame[]> {
  const manifests = files.flatMap((file) => (isManifest(file.path) && !isFaulty(file) ? [file.text] : []));
  return await Promise.all(systemsNamedIn(manifests).map((id) => lazySystems[id]()));
}
