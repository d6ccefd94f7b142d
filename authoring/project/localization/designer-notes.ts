import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Diagnosis } from '../diagnostics/diagnose.ts';

export interface DesignerNotes {
  readonly [source: string]: { readonly [key: string]: string };
}

/** Own notes override those of required projects. */
export function designerNotes({ project, required }: Diagnosis): DesignerNotes {
  const notes: Record<string, Record<string, string>> = {};
  const readings = [project.readings, ...required.map((one) => one.readings).reverse()].flat();
  for (const { file, facts, value } of readings) {
    for (const { key, path } of facts.units) {
      const note = noteAt(value, path);
      if (note === '') continue;
      notes[file.path] ??= {};
      (notes[file.path] as Record<string, string>)[key] ??= note;
    }
  }
  return notes;
}

function noteAt(value: ParsedDocument['value'], path: JsonPath): string {
  const notes: string[] = [];
  let part: unknown = value;
  for (const step of [...path, null]) {
    if (isObject(part) && typeof part['note'] === 'string') notes.unshift(part['note']);
    if (step === null || typeof part !== 'object' || part === null) break;
    part = (part as Readonly<Record<string | number, unknown>>)[step];
  }
  return notes.join('\n');
}
