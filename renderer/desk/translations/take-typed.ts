import type { UnitStatus } from '#authoring/text/formats/units.ts';
import { translationWords } from '../words/generated/translation-words.ts';
import { actionName } from './action-name.ts';
import { changeUnits, markedAs, typedAs } from './put-units.ts';
import { translationsStore } from './translations-store.ts';
import type { UnitRow } from './unit-rows.ts';

/**
 * What was typed into a row becomes its translation. Where nothing was, what stands there gets the state; what is left as
 * it is changes nothing, so that to look at a translation is not to touch it.
 */
export function takeTyped(row: UnitRow, locale: string, status: UnitStatus): Promise<void> {
  const { typed, row: current } = translationsStore.getState();
  const { key, unit, state } = row.line;
  const written = current === row.id ? typed : null;
  if (written === null || written === (unit?.t ?? '')) {
    const isMarked =
      unit !== null && !row.line.isBelow && (status === 'reviewed' || state === 'draft' || state === 'stale');
    // Only who says that it was looked through says so of a text that has changed
    if (!isMarked || (status !== 'reviewed' && state === 'stale') || (state === status && unit.s === status))
      return Promise.resolve();
    const { ja, en } = translationWords;
    const name = {
      ja: ja.actions.mark({ key, state: ja.statuses[status] }),
      en: en.actions.mark({ key, state: en.statuses[status].toLowerCase() }),
    };
    return changeUnits([row], markedAs(status), name);
  }
  return changeUnits(
    [row],
    typedAs(written, status),
    actionName((of) => of.translate({ key, locale })),
  );
}
