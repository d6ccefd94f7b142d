import { visit } from 'jsonc-parser';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { SearchSpan } from './search.ts';

export interface SearchedPlaces {
  readonly ids: readonly SearchSpan[];
  readonly printed: readonly SearchSpan[];
}

const known = new WeakMap<ParsedDocument, SearchedPlaces>();

export function placesIn(reading: ParsedDocument): SearchedPlaces {
  const found = known.get(reading) ?? foundIn(reading);
  known.set(reading, found);
  return found;
}

function foundIn({ file, facts, format, value }: ParsedDocument): SearchedPlaces {
  const wanted = new Wanted();
  for (const { path } of [...facts.ids, ...facts.references]) wanted.add(path, 'ids');
  for (const { path } of facts.units) wanted.add(path, 'printed');
  const isUnits = format.id === 'units' && typeof value === 'object' && value !== null;
  const units = isUnits ? Object.keys((value as { units?: object }).units ?? {}) : [];
  for (const key of units) wanted.add(['units', key, 't'], 'printed');
  return spansOf(file.text, wanted);
}

/** A trie of paths. */
class Wanted {
  private readonly inside = new Map<string | number, Wanted>();
  is: keyof SearchedPlaces | null = null;

  add(path: JsonPath, is: keyof SearchedPlaces): void {
    let at: Wanted = this;
    for (const step of path) {
      const next = at.inside.get(step) ?? new Wanted();
      at.inside.set(step, next);
      at = next;
    }
    at.is = is;
  }

  at(step: string | number): Wanted | undefined {
    return this.inside.get(step);
  }
}

/** One pass for all paths. */
function spansOf(text: string, wanted: Wanted): SearchedPlaces {
  const found: { readonly [is in keyof SearchedPlaces]: SearchSpan[] } = { ids: [], printed: [] };
  const around: { readonly wanted: Wanted | undefined; step: string | number }[] = [];
  const here = (): Wanted | undefined => {
    const last = around.at(-1);
    return last === undefined ? wanted : last.wanted?.at(last.step);
  };
  visit(text, {
    onObjectBegin: () => void around.push({ wanted: here(), step: '' }),
    onArrayBegin: () => void around.push({ wanted: here(), step: 0 }),
    onObjectEnd: () => void around.pop(),
    onArrayEnd: () => void around.pop(),
    onObjectProperty: (key) => {
      const last = around.at(-1);
      if (last !== undefined) last.step = key;
    },
    onSeparator: (sign) => {
      const last = around.at(-1);
      if (sign === ',' && typeof last?.step === 'number') last.step++;
    },
    onLiteralValue: (_, offset, length) => {
      const is = here()?.is ?? null;
      if (is !== null) found[is].push([offset, offset + length]);
    },
  });
  return found;
}
