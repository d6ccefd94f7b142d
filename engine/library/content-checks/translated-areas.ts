import { isObject } from '#engine/kernel/basics/json.ts';
import type { AreaNames } from './parse-card-text.ts';
import type { Translation } from './placed.ts';

/** Same map for same names, so that caches by identity hold. */
const knownTranslated = new WeakMap<AreaNames, Map<string, AreaNames>>();
const mostNames = 60;

/** Falls back to the source names. */
export function translatedAreas(
  translations: readonly Translation[],
  areasIn: string | undefined,
  locale: string,
  areas: AreaNames,
): AreaNames {
  const units = translations.find((one) => one.locale === locale && one.source === areasIn)?.units;
  if (units === undefined) return areas;
  const theirs = new Map(
    [...areas].flatMap(([id]) => {
      const unit = units.get(`${id}/name`)?.value;
      return isObject(unit) && typeof unit['t'] === 'string' ? [[id, unit['t']] as const] : [];
    }),
  );
  // Incomplete translations are not checked
  if (theirs.size !== areas.size) return areas;
  const known = knownTranslated.get(areas) ?? new Map<string, AreaNames>();
  if (known.size > mostNames) known.clear();
  const signature = JSON.stringify([...theirs.values()]);
  const same = known.get(signature) ?? theirs;
  knownTranslated.set(areas, known.set(signature, same));
  return same;
}
