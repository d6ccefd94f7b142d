import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

const made = import.meta.glob<string>('../../../package.json', { import: 'version', eager: true });

export const studioVersion: string = Object.values(made)[0] ?? '';

export interface ProjectVersion {
  readonly id: string;
  readonly version: string;
  readonly game: string;
}

/** As far as the manifest can be read. */
export function projectVersion(documents: Documents): ProjectVersion {
  const manifest = documents['studio.json'];
  const said = (key: string): string => {
    const value = isObject(manifest) ? manifest[key] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { id: said('id'), version: said('version'), game: said('system') };
}
