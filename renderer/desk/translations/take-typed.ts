import type { UnitStatus } from '#authoring/text/formats/units.ts';
import { translationWords } from '../words/generated/translation-words.ts';
import { actionName } from './action-name.ts';
import { changeUnits, markedAs, typedAs } from './put-units.ts';
import { translationsStore } from './translations-store.ts';
import type { UnitRow } from './unit-rows.ts';

/** Without input, sets the state. Unchanged text keeps its state, so that viewing is not editing. */
export function takeTyped(row: UnitRow, locale: string, status: UnitStatus): Promise<void> {
  const { typed, row: current } = translationsStore.getState();
  const { key, unit, state } = row.line;
  const written = current === row.id ? typed : null;
  if (written === null || written === (unit?.t ?? '')) {
    const isMarked =
      unit !== null && !row.line.isBelow && (status === 'reviewed' || state === 'draft' || state === 'stale');
    // Only marking as reviewed confirms a text whose source has changed
    if (!isMarked || (status !== 'reviewed' && state === 'stale') || (state === status && unit.s === status))
      return Promise.resolve();
    const { ja, en } = translationWords;
    const name = {
      ja: ja.actions.mark({ key, state: ja.states[status] }),
      en: en.actions.mark({ key, state: en.states[status].toLowerCase() }),
    };
    return changeUnits([row], markedAs(status), name);
  }
  translationsStore.setState({ taken: { row: row.id, t: written } });
  return changeUnits(
    [row],
    typedAs(written, status),
    actionName((of) => of.translate({ key, locale })),
  );
}
