import { isObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { UnitFault } from './unit-fault.ts';

interface First {
  readonly key: string;
  readonly t: string;
  readonly h: string;
}

/**
 * Units of a file whose text another unit translates otherwise, and those that say the same of another text. The first of
 * them stands; what counts is the text that each was made from, by its hash.
 */
export const unevenIn = memoizeByKey((units: object): ReadonlyMap<string, UnitFault> => {
  const bySource = new Map<string, First>();
  const byTarget = new Map<string, First>();
  const found = new Map<string, UnitFault>();
  for (const [key, unit] of Object.entries(units)) {
    if (!isObject(unit)) continue;
    const { t, h, s } = unit;
    if (typeof t !== 'string' || typeof h !== 'string' || t.trim() === '' || s === 'draft') continue;
    const kind = key.slice(key.lastIndexOf('/'));
    const source = bySource.get(h + kind);
    if (source === undefined) bySource.set(h + kind, { key, t, h });
    else if (source.t !== t) found.set(key, { code: 'L10N016', data: { other: source.key, said: source.t } });
    const target = byTarget.get(t + kind);
    if (target === undefined) byTarget.set(t + kind, { key, t, h });
    else if (target.h !== h) found.set(key, { code: 'L10N017', data: { other: target.key } });
  }
  return found;
});
