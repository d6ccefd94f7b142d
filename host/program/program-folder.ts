import { existsSync } from 'node:fs';
import path from 'node:path';
import { systemIds } from '#engine/systems/system-ids.ts';

export function programFolder(place: string = import.meta.dirname): string | undefined {
  if (existsSync(path.join(place, 'package.json'))) return place;
  const above = path.dirname(place);
  return above === place ? undefined : programFolder(above);
}

export const defaultSample = systemIds[0];

export const shippedIn = (program: string): string => path.join(program, 'sample-content', defaultSample);

/** In the sources, or beside the archive of an installed program; undefined if missing. */
export function sampleOf(system: string): string | undefined {
  const id = systemIds.find((one) => one === system);
  const resources: unknown = Reflect.get(process, 'resourcesPath');
  const places = [programFolder(), resources].filter((place) => typeof place === 'string');
  return id === undefined
    ? undefined
    : places.map((place) => path.join(place, 'sample-content', id)).find((folder) => existsSync(folder));
}
