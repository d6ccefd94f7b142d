import { pathInside } from '#authoring/text/files/package-path.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { unitOf } from '#engine/kernel/documents/entry-named.ts';

/** Its name in a language, as far as it is translated. */
export function nameOfCard(
  { entry, id, file }: Pick<Row, 'entry' | 'id' | 'file'>,
  documents: Documents,
  locale: string,
): string {
  for (const field of ['name', 'title']) {
    const written = entry[field];
    if (typeof written !== 'string') continue;
    const translated = unitOf(documents, locale, pathInside(file), `${id}/${field}`)?.['t'];
    return typeof translated === 'string' && translated !== '' ? translated : written;
  }
  return id;
}
