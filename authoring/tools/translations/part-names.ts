import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isSchema } from '#authoring/text/schema/schema-tools.ts';
import { viewsAt } from '#authoring/text/schema/views.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
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
      const label = (locale: Locale): string =>
        shown.reduce((said, part) => {
          const end = path.indexOf(part);
          if (end < 0) return said === '' ? part : `${said}${locale === 'ja' ? '：' : ': '}${part}`;
          const views = viewsAt(format.schema, value, path.slice(0, end + 1), format.definitions);
          const { label } = labelOf(part, views, locale, names);
          const around = viewsAt(format.schema, value, path.slice(0, end), format.definitions);
          return said === '' || around.some(titlesAll) ? label : `${said} ${label}`;
        }, '');
      parts.set(tail, { ja: label('ja'), en: label('en') });
    }
  return Object.fromEntries(parts);
}

/** Fields that all have titles of their own, such as the sides of a card, say by themselves what they are. */
function titlesAll({ properties }: Schema): boolean {
  const fields = isSchema(properties) ? Object.values(properties) : [];
  return fields.length > 0 && fields.every((field) => isSchema(field) && field['x-title-ja'] !== undefined);
}
