import { isObject } from '#engine/kernel/basics/json.ts';
import type { PrintedNames } from './parse-card-text.ts';
import type { Translation } from './placed.ts';

/** Same map for same names, so that caches by identity hold. */
const knownTranslated = new WeakMap<PrintedNames, Map<string, PrintedNames>>();
const mostNames = 60;

/** Falls back to the source names. */
export function translatedNames(
  translations: readonly Translation[],
  namesIn: readonly string[],
  locale: string,
  names: PrintedNames,
): PrintedNames {
  const units = translations.flatMap((one) =>
    one.locale === locale && namesIn.includes(one.source) ? [one.units] : [],
  );
  const theirs = new Map(
    [...names.keys()].flatMap((id) => {
      const unit = units.map((one) => one.get(`${id}/name`)?.value).find((one) => one !== undefined);
      return isObject(unit) && typeof unit['t'] === 'string' ? [[id, unit['t']] as const] : [];
    }),
  );
  // Incomplete translations are not checked
  if (theirs.size !== names.size) return names;
  const known = knownTranslated.get(names) ?? new Map<string, PrintedNames>();
  if (known.size > mostNames) known.clear();
  const signature = JSON.stringify([...theirs.values()]);
  const same = known.get(signature) ?? theirs;
  knownTranslated.set(names, known.set(signature, same));
  return same;
}
