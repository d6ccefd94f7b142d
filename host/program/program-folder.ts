import { existsSync } from 'node:fs';
import path from 'node:path';
import { systemIds } from '#engine/systems/system-ids.ts';

/** Where the program lies, whether it runs from its sources or as it was built. */
export function programFolder(place: string = import.meta.dirname): string | undefined {
  if (existsSync(path.join(place, 'package.json'))) return place;
  const above = path.dirname(place);
  return above === place ? undefined : programFolder(above);
}

/** The game that ships with the program, by its folder in `sample-content`: what is opened when nobody names a project. */
export const shippedName = systemIds[0];

export const shippedIn = (program: string): string => path.join(program, 'sample-content', shippedName);

/** The sample of a game as it ships: with the program's sources, or beside the archive of an installed one; undefined where it is not there. */
export function sampleOf(system: string): string | undefined {
  const id = systemIds.find((one) => one === system);
  // Only Electron says where an installed program's own files lie.
  const resources: unknown = Reflect.get(process, 'resourcesPath');
  const places = [programFolder(), resources].filter((place) => typeof place === 'string');
  return id === undefined
    ? undefined
    : places.map((place) => path.join(place, 'sample-content', id)).find((folder) => existsSync(folder));
}
