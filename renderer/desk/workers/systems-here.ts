import { pathInside } from '#authoring/text/files/package-path.ts';
import type { HostedSystem } from '#authoring/text/schema/ground.ts';
import { lateSystems } from '#engine/systems/late-systems.ts';

// A worker fetches the games that its projects are of, and no other: most of a worker's code is one game's.

const fetched = new Map<string, HostedSystem>();
const loads: Readonly<Record<string, () => Promise<HostedSystem>>> = lateSystems;

/** The games that were fetched, in the order of their list. */
export function systemsHere(): readonly HostedSystem[] {
  return Object.keys(loads).flatMap((id) => fetched.get(id) ?? []);
}

/** Fetches the games that a project's texts name; where one names none of ours, all: then it is said which there are. */
export async function fetchSystemsOf(
  texts: Iterable<readonly [path: string, text: { toString(): string }]>,
): Promise<void> {
  const manifests = [...texts].filter(([path]) => isManifest(path));
  const named = manifests.flatMap(([, text]) => {
    const found = [...String(text).matchAll(SYSTEM)].map(([, id]) => id ?? '');
    return found.length === 0 ? [''] : found;
  });
  await fetchSystems(named.every((id) => Object.hasOwn(loads, id)) ? named : Object.keys(loads));
}

/** Fetches what is asked for where a file is written: every game, where one of them is named. */
export async function fetchSystemsFor(file: string): Promise<void> {
  if (isManifest(file)) await fetchSystems(Object.keys(loads));
}

const isManifest = (path: string): boolean => pathInside(path) === 'studio.json';
/** Written otherwise, as with letters by number, it is found among all. */
const SYSTEM = /"system"\s*:\s*"([^"]*)"/g;

async function fetchSystems(ids: readonly string[]): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !fetched.has(id));
  const found = await Promise.all(missing.map((id) => (loads[id] as () => Promise<HostedSystem>)()));
  for (const [i, one] of found.entries()) fetched.set(missing[i] as string, one);
}
