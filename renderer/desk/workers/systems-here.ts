import { pathInside } from '#authoring/text/files/package-path.ts';
import type { HostedSystem } from '#authoring/text/schema/format-registry.ts';
import { lazySystems } from '#engine/systems/lazy-systems.ts';

// Workers load only the games of their projects, since most of the code is games.

const fetched = new Map<string, HostedSystem>();
const loads: Readonly<Record<string, () => Promise<HostedSystem>>> = lazySystems;

/** In list order. */
export function systemsHere(): readonly HostedSystem[] {
  return Object.keys(loads).flatMap((id) => fetched.get(id) ?? []);
}

/** Loads the games that a project names, if unknown all, for the list in the error. */
export async function fetchSystemsOf(
  texts: Iterable<readonly [path: string, text: { toString(): string }]>,
): Promise<void> {
  const all = [...texts];
  const manifests = all.filter(([path]) => isManifest(path));
  const named = manifests.flatMap(([, text]) => {
    const found = [...String(text).matchAll(SYSTEM)].map(([, id]) => id ?? '');
    return found.length === 0 ? [''] : found;
  });
  await fetchSystems(named.every((id) => Object.hasOwn(loads, id)) ? named : Object.keys(loads));
}

/** Loads all games for a manifest, else none. */
export async function fetchSystemsFor(file: string): Promise<void> {
  if (isManifest(file)) await fetchSystems(Object.keys(loads));
}

const isManifest = (path: string): boolean => pathInside(path) === 'studio.json';
/** Without a match, such as with escapes, all games are loaded. */
const SYSTEM = /"system"\s*:\s*"([^"]*)"/g;

async function fetchSystems(ids: readonly string[]): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !fetched.has(id));
  const found = await Promise.all(missing.map((id) => (loads[id] as () => Promise<HostedSystem>)()));
  for (const [i, one] of found.entries()) fetched.set(missing[i] as string, one);
}
