import { nameIn, readName } from '#authoring/text/files/package-path.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

/** The translation of a text, if any (design §4). */
export function translated(documents: Documents, locale: string, file: string, key: string): string | null {
  const { package: project, name } = readName(file);
  const path = `l10n/${locale}/${name}`;
  const translation = documents[project === null ? path : nameIn(project, path)];
  const units = isObject(translation) ? translation['units'] : undefined;
  const unit = isObject(units) ? units[key] : undefined;
  return isObject(unit) && typeof unit['t'] === 'string' ? unit['t'] : null;
}
