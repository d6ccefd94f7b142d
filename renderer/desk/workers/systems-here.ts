import { isManifest } from '#authoring/text/files/package-path.ts';
import type { HostedSystem } from '#authoring/text/schema/format-registry.ts';
import { lazySystems } from '#engine/systems/lazy-systems.ts';
import { loadableIds, systemsNamedIn } from '#engine/systems/named-systems.ts';
import type { SystemId } from '#engine/systems/system-ids.ts';

// Workers load only the games of their projects, since most of the code is games.

const fetched = new Map<SystemId, HostedSystem>();

/** In list order. */
export function systemsHere(): readonly HostedSystem[] {
  return loadableIds.flatMap((id) => fetched.get(id) ?? []);
}

/** Loads the games that a project names, if unknown all, for the list in the error. */
export async function fetchSystemsOf(
  texts: Iterable<readonly [path: string, text: { toString(): string }]>,
): Promise<void> {
  const manifests = [...texts].filter(([path]) => isManifest(path));
  await fetchSystems(systemsNamedIn(manifests.map(([, text]) => String(text))));
}

/** Loads all games for a manifest, else none. */
export async function fetchSystemsFor(file: string): Promise<void> {
  if (isManifest(file)) await fetchSystems(loadableIds);
}

async function fetchSystems(ids: readonly SystemId[]): Promise<void> {
  const missing = ids.filter((id) => !fetched.has(id));
  await Promise.all(missing.map(async (id) => fetched.set(id, await lazySystems[id]())));
}
