import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { viewsAt, viewsInside, viewsOf } from '#authoring/text/schema/views.ts';
import { partAt } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { unionsOf } from '../completion/option-fields.ts';
import { labelOf } from '../form/field-labels.ts';
import type { NamedWord } from '../form/form.ts';
import { namedWords, optionWords, wordsIn } from '../form/form-sources.ts';

export const between = ' › ';

/** Words of an enumeration, of a value or list items. `isTag`: another word implies other fields. */
export function wordsAt(
  { system }: Diagnosis,
  { value, format: { schema, definitions } }: ParsedDocument,
  at: JsonPath,
  locale: Locale,
): { readonly words: readonly NamedWord[]; readonly isTag: boolean } {
  const key = String(at.at(-1));
  if (key === 'id') return { words: [], isTag: false };
  const said = partAt(value, at);
  const around = viewsOf(
    viewsAt(schema, value, at.slice(0, -1), definitions),
    partAt(value, at.slice(0, -1)),
    definitions,
  );
  const union = unionsOf(around, definitions).find(({ tag }) => tag === key);
  if (union !== undefined) return { words: optionWords(union.options, key, locale), isTag: true };
  const views = viewsOf(viewsAt(schema, value, at, definitions), said, definitions);
  const each = Array.isArray(said) ? viewsOf(viewsInside(views, 0), said[0], definitions) : views;
  const groups = system?.words.groups ?? {};
  return { words: namedWords(wordsIn(each) ?? [], key, each, { locale, groups }), isTag: false };
}

/** Names of fields and positions in lists. */
export function labelsAt(
  { system }: Diagnosis,
  { value, format: { schema, definitions } }: ParsedDocument,
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
