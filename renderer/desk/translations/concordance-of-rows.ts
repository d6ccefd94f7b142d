import { type Concordance, concordanceOf, type Passage } from '#authoring/tools/translations/concordance.ts';
import type { ForeignMemory } from '#authoring/tools/translations/exchange/foreign-memory.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { UnitRow } from './unit-rows.ts';

/** Of a text, or of a memory of another program. */
export type FoundPlace =
  | { readonly kind: 'row'; readonly row: UnitRow }
  | { readonly kind: 'memory'; readonly path: string; readonly line: number };

export interface PlacedPassage extends Passage {
  readonly place: FoundPlace;
}

type Memories = readonly ForeignMemory[];

const ofRows = memoizeByKey((rows: readonly UnitRow[]) =>
  memoizeByKey(
    (memories: Memories): Concordance<PlacedPassage> =>
      concordanceOf([
        ...rows.flatMap((row): readonly PlacedPassage[] => {
          const { source, unit } = row.line;
          return source === null || unit === null ? [] : [{ source, t: unit.t, place: { kind: 'row', row } }];
        }),
        ...memories.flatMap(({ path, pairs }) =>
          pairs.map(({ source, t, line }): PlacedPassage => ({ source, t, place: { kind: 'memory', path, line } })),
        ),
      ]),
  ),
);

/** All translations, in any state. */
export const concordanceOfRows = (rows: readonly UnitRow[], memories: Memories): Concordance<PlacedPassage> =>
  ofRows(rows)(memories);
