import type { JsonPath } from '#authoring/text/json/positions.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { aroundEntries } from './entry-phrases.ts';
import { phraseOf } from './speak.ts';
import type { Voice } from './voice.ts';

/** When a node of an entry applies: timing and conditions around it. Empty if always. */
export function occasionOf(entry: JsonObject, node: JsonPath, locale: Locale, voice: Voice): string {
  const { when, if: condition } = entry;
  const [before, behind] = aroundEntries.condition[locale];
  const parts: string[] = [];
  if (typeof when === 'string') parts.push(voice.groups['timing']?.[when]?.[locale] ?? when);
  if (isObject(when ?? null)) parts.push(phraseOf(when, locale, voice));
  const conditions = [...(condition === undefined ? [] : [condition]), ...conditionsAround(entry, node)];
  for (const one of conditions) parts.push(`${before}${phraseOf(one, locale, voice)}${behind}`);
  return parts.join(aroundEntries.between[locale]);
}

/** Outermost first; negated in `else`. */
function conditionsAround(entry: Json, path: JsonPath): readonly Json[] {
  const found: Json[] = [];
  let part: Json | undefined = entry;
  for (const step of path) {
    if (isObject(part ?? null)) {
      const { op, if: condition } = part as JsonObject;
      if (op === 'if' && condition !== undefined && step === 'then') found.push(condition);
      if (op === 'if' && condition !== undefined && step === 'else') found.push({ op: 'not', of: condition });
    }
    part = (part as { readonly [step: string | number]: Json } | undefined)?.[step];
  }
  return found;
}
