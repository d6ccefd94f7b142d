import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { textFromEffect } from '#authoring/project/sentences/effect-text.ts';
import { wholeVoice } from '#authoring/project/sentences/whole-voice.ts';
import { isObject, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';

export interface TextToSay {
  readonly locale: string;
  readonly source: string;
  readonly key: string;
}

/** The text rendered from the effects. Null: no effects, or words are missing in the locale. */
export function translationByEffect({ system, project, required, documents }: Diagnosis, asked: TextToSay) {
  if (system === null) return null;
  const readings = [...project.readings, ...required.flatMap((one) => one.readings)];
  for (const { file, facts, value } of readings) {
    const path = file.path === asked.source ? facts.units.find(({ key }) => key === asked.key)?.path : undefined;
    if (path?.at(-1) !== 'text') continue;
    const entry = partAt(value, path.slice(0, -1));
    if (!isObject(entry) || !Array.isArray(entry['do']) || entry['op'] !== undefined) return null;
    const voice = wholeVoice(system, documents, asked.locale);
    const said = textFromEffect(entry as JsonObject, asked.locale, voice);
    return voice.isWhole() && said !== '' ? said : null;
  }
  return null;
}
