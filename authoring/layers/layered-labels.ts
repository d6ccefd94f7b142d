import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Diagnosis } from '../diagnostics/diagnose.ts';
import type { Reading } from '../diagnostics/reading.ts';
import { labelOf } from '../form/field-labels.ts';
import type { JsonPath } from '../json/positions.ts';
import { viewsAt } from '../schema/views.ts';

/** Stands between the steps to a field. */
export const between = ' › ';

/** What the steps from a part of a document are called: fields by their names, entries of lists by their places. */
export function labelsAt(
  { system }: Diagnosis,
  { value, format: { schema, definitions } }: Reading,
  part: JsonPath,
  steps: JsonPath,
  locale: Locale,
): readonly string[] {
  return steps.map((step, i) => {
    if (typeof step === 'number') return String(step + 1);
    const at = [...part, ...steps.slice(0, i + 1)];
    return labelOf(step, viewsAt(schema, value, at, definitions), locale, system?.words.fields).label;
  });
}
