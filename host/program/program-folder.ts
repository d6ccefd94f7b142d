import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { systemIds } from '#engine/systems/system-ids.ts';

export function programFolder(place: string = import.meta.dirname): string | undefined {
  if (existsSync(path.join(place, 'package.json'))) return place;
  const above = path.dirname(place);
  return above === place ? undefined : programFolder(above);
}

/** The sample of the first game. */
export function shippedIn(program: string): string {
  const samples = path.join(program, 'sample-content');
  return sampleAmong(samples, systemIds[0]) ?? path.join(samples, systemIds[0]);
}

/** In the sources, or beside the archive of an installed program; undefined if missing. */
export function sampleOf(system: string): string | undefined {
  const id = systemIds.find((one) => one === system);
  const resources: unknown = Reflect.get(process, 'resourcesPath');
  const places = [programFolder(), resources].filter((place) => typeof place === 'string');
  if (id === undefined) return undefined;
  const samples = places.map((place) => path.join(place, 'sample-content'));
  return samples.map((folder) => sampleAmong(folder, id)).find((sample) => sample !== undefined);
}

/** The folder named like the game first. */
function sampleAmong(samples: string, id: string): string | undefined {
  const names = existsSync(samples) ? [id, ...readdirSync(samples).sort()] : [];
  return names.map((name) => path.join(samples, name)).find((folder) => isSampleOf(folder, id));
}

/** A whole project of the game, which requires no other. */
function isSampleOf(folder: string, id: string): boolean {
  try {
    const studio: unknown = JSON.parse(readFileSync(path.join(folder, 'studio.json'), 'utf8'));
    const { system, requires } = studio as { readonly system?: unknown; readonly requires?: readonly unknown[] };
    return system === id && requires?.length === 0;
  } catch {
    return false;
  }
}
