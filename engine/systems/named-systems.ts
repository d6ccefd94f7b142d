import { lazySystems } from './lazy-systems.ts';
import type { SystemId } from './system-ids.ts';

/** Of all games that can be loaded, in list order. */
export const loadableIds = Object.keys(lazySystems) as readonly SystemId[];

/** Games that manifests name, each once; all if one is unknown, for the list in the error. */
export function systemsNamedIn(manifests: readonly string[]): readonly SystemId[] {
  const named = manifests.flatMap((text) => {
    const found = [...text.matchAll(SYSTEM)].map(([, id]) => id);
    return found.length === 0 ? [undefined] : found;
  });
  const known = named.flatMap((id) => loadableIds.find((one) => one === id) ?? []);
  return known.length < named.length ? loadableIds : [...new Set(known)];
}

/** Without a match, such as with escapes, all games are named. */
const SYSTEM = /"system"\s*:\s*"([^"]*)"/g;
