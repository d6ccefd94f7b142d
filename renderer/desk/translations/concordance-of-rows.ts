import { type Concordance, concordanceOf, type Passage } from '#authoring/tools/translations/concordance.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { UnitRow } from './unit-rows.ts';

export interface PassageOfRow extends Passage {
  readonly row: UnitRow;
}

/** All translations, in any state. */
export const concordanceOfRows = memoizeByKey(
  (rows: readonly UnitRow[]): Concordance<PassageOfRow> =>
    concordanceOf(
      rows.flatMap((row) => {
        const { source, unit } = row.line;
        return source === null || unit === null ? [] : [{ source, t: unit.t, row }];
      }),
    ),
);
