import { type JsonPath, Lines } from '../json/positions.ts';
import { firstFrom } from '../json/sections.ts';
import { documentOf, type ParsedDocument } from './reading.ts';

export interface LineSpan {
  readonly from: number;
  readonly to: number;
}

/** Whether a path lies in an entry on these lines; true for what is not read by entries. */
export function standsOn(reading: ParsedDocument, { from, to }: LineSpan): (path: JsonPath) => boolean {
  const document = documentOf(reading);
  if (document === undefined) return () => true;
  const lines = new Lines(document.text);
  const [start, end] = [lines.offsetOf(from), lines.offsetOf(to + 1)];
  const around = new Map(
    document.sections.map(({ key, kind, starts, ends, entries }) => {
      const [first, last] = [firstFrom(ends, start), firstFrom(starts, end)];
      const names = new Set(kind === 'map' ? entries.slice(first, last).map(({ name }) => name) : []);
      const isThere = (step: JsonPath[number]): boolean =>
        kind === 'map' ? names.has(String(step)) : Number(step) >= first && Number(step) < last;
      return [key, isThere] as const;
    }),
  );
  return ([key, step]) => step === undefined || (around.get(String(key))?.(step) ?? true);
}
