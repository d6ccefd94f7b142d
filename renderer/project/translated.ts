import { isObject } from '#engine/kernel/json.ts';
import type { Documents } from '#engine/kernel/system.ts';

/** A text of a document in another language, when its translation has one: units as design §4 keeps them. */
export function translated(documents: Documents, locale: string, file: string, key: string): string | null {
  const translation = documents[`l10n/${locale}/${file}`];
  const units = isObject(translation) ? translation['units'] : undefined;
  const unit = isObject(units) ? units[key] : undefined;
  return isObject(unit) && typeof unit['t'] === 'string' ? unit['t'] : null;
}
