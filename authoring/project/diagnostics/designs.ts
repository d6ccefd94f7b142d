import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { listsOf, titleOfList } from '#authoring/text/schema/entry-lists.ts';
import type { DocumentFacts } from '#authoring/text/schema/facts.ts';
import type { Format } from '#authoring/text/schema/format-registry.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

export interface Designs {
  readonly kind: string;
  readonly name: Text;
  readonly count: number;
}

/** Cards; in a game without cards, the entries of all lists. */
export function designsOf(formats: readonly Format[], readings: readonly ParsedDocument[]): readonly Designs[] {
  return kindsOf(formats).map(({ kind, name }) => ({
    ...{ kind, name },
    count: readings.reduce((sum, { facts }) => sum + (countsIn(facts.ids).get(kind) ?? 0), 0),
  }));
}

export const countOf = (designs: readonly Designs[], kind: string): number =>
  designs.find((one) => one.kind === kind)?.count ?? 0;

const kindsOf = memoizeByKey((formats: readonly Format[]): readonly Omit<Designs, 'count'>[] => {
  if (formats.some(({ declares }) => declares.has('card')))
    return [{ kind: 'card', name: { ja: 'カード', en: 'Cards' } }];
  const named = new Map<string, Text>();
  for (const format of formats.filter(({ house, apart }) => !house && apart !== true))
    for (const {
      list,
      kinds: [kind = ''],
    } of listsOf(format))
      if (!named.has(kind)) named.set(kind, titleOfList(format, list));
  return [...named].map(([kind, name]) => ({ kind, name }));
});

const countsIn = memoizeByKey((ids: DocumentFacts['ids']): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const kind of ids.flatMap(({ kinds }) => kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
});
