import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { phraseOf, sentenceOf } from '#authoring/project/sentences/speak.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { viewsAt, viewsInside } from '#authoring/text/schema/views.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { isEffectError } from '../completion/refused.ts';
import { readTyped } from '../wording/wording-at.ts';
import type { FormChoice } from './choices.ts';
import type { FormSources } from './form-sources.ts';
import { expectedIn } from './node-sort.ts';

export function wordingsFor(
  { schema, definitions, locale, language }: FormSources,
  document: Json,
  path: JsonPath,
  typed: string,
  diagnosis: Diagnosis,
): readonly FormChoice[] {
  const step = path.at(-1);
  if (step === undefined || language === null) return [];
  const around = viewsAt(schema, document, path.slice(0, -1), definitions);
  const expected = expectedIn(viewsInside(around, step), definitions);
  if (expected === null || expected.isList) return [];
  const read = readTyped(typed, expected, document, path, diagnosis);
  return (read?.readings ?? []).flatMap(({ nodes }): readonly FormChoice[] => {
    const [only, ...more] = nodes;
    if (only === undefined || more.length > 0 || read === null || isEffectError(document, path, only as Json, language))
      return [];
    const label = read.isSentence ? sentenceOf([only], locale, read.voice) : phraseOf(only, locale, read.voice);
    return [{ label, note: only.op, about: '', names: [typed], path, value: only as Json }];
  });
}
