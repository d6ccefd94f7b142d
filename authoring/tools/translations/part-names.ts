import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { viewsAt } from '#authoring/text/schema/views.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { labelOf } from '../form/field-labels.ts';

/** Names of fields by the rest of the text key; ids stay. */
export function partsIn(project: Diagnosis, readings: readonly ParsedDocument[]): { readonly [rest: string]: Text } {
  const names = project.system?.words.fields ?? {};
  const parts = new Map<string, Text>();
  for (const { format, facts, value } of readings)
    for (const { key, path } of facts.units) {
      const rest = key.split('/').slice(1);
      const tail = rest.join('/');
      if (rest.length === 0 || parts.has(tail)) continue;
      // A trailing `text` is implied
      const shown = rest.length > 1 && rest.at(-1) === 'text' ? rest.slice(0, -1) : rest;
      const label = (locale: 'ja' | 'en'): string =>
        shown
          .map((part) => {
            const end = path.indexOf(part);
            if (end < 0) return part;
            const views = viewsAt(format.schema, value, path.slice(0, end + 1), format.definitions);
            return labelOf(part, views, locale, names).label;
          })
          .join(' ');
      parts.set(tail, { ja: label('ja'), en: label('en') });
    }
  return Object.fromEntries(parts);
}
