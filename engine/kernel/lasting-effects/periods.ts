import { extended } from '../basics/extended.ts';
import { actOnce, delayedReaction, endLasting } from '../changes/delayed-effects.ts';
import { reactTo } from '../changes/reaction-window.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Next } from '../procedures/next.ts';
import { isMeantFor, type LastingEffect, type Period, type PeriodMoment } from '../table/lasting.ts';
import type { ReadonlyTable } from '../table/readonly-table.ts';
import type { Table } from '../table/table.ts';

export function openPeriod(table: Table, game: KernelGame, period: Period): Next {
  table.openPeriod(period);
  return due(game, extended(period, { at: 'start' }));
}

/** Effects that last until the end are removed before delayed ones run. */
export function closePeriod(table: Table, game: KernelGame, period: Period): Next {
  table.closePeriod(period);
  const over = table.lasting.filter((one) => !isDelayed(one) && one.until !== null && isMeantFor(one.until, period));
  const acts = due(game, extended(period, { at: 'end' }));
  return over.length === 0 ? acts : [...over.map((one) => endLasting(one, 'over')), acts];
}

/** Delayed until a moment of a period; what waits for a change only ends with a period. */
const isDelayed = ({ is, when }: LastingEffect): boolean => is === 'acts' && when === undefined;

const delayedTo = ({ lasting }: ReadonlyTable, moment: PeriodMoment): readonly LastingEffect[] =>
  lasting.filter(
    (one) => isDelayed(one) && one.until !== null && one.until.at === moment.at && isMeantFor(one.until, moment),
  );

/** Texts of a game are looked for when what lasted is over. */
function due(game: KernelGame, moment: PeriodMoment): Next {
  const { due, delayedPick } = game.windows;
  if (due !== undefined || delayedPick !== undefined) return { kind: 'due', moment };
  const acts = delayedTo(game.table, moment);
  return acts.length === 0 ? undefined : acts.flatMap((one) => actOnce(one));
}

/** All that is due at a moment, as one list in the order that the game's windows say. */
export function actWhatIsDue(game: KernelGame, moment: PeriodMoment): Next {
  const { due, rechecksReactions } = game.windows;
  const texts = due?.(game, moment) ?? [];
  const reactions = [
    ...(rechecksReactions === true ? texts.map((one) => ({ ...one, due: moment })) : texts),
    ...delayedTo(game.table, moment).map((one) => delayedReaction(game, one)),
  ];
  return reactions.length > 1 ? reactTo(reactions) : reactions[0]?.next;
}
