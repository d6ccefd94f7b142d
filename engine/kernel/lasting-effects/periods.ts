import type { Scope } from '../language/block.ts';
import { runBlock } from '../language/effect-procedures.ts';
import { change, type Next } from '../procedures/next.ts';
import { isMeantFor, type LastingEffect, type Period } from '../table/lasting.ts';
import type { Table } from '../table/table.ts';

export const scopeOf = ({ self, source, target, names }: LastingEffect): Scope => ({
  self,
  source,
  target,
  names,
  record: null,
});

/** `because`: period over, effect done, or its thing gone. */
export const endLasting = ({ id, text, self, source }: LastingEffect, because: 'over' | 'done' | 'gone'): Next =>
  change('lapse', { lasting: id, text, self, source, because });

export function openPeriod(table: Table, period: Period): Next {
  table.openPeriod(period);
  return acting(table, period, 'start');
}

/** Effects that last until the end are removed before delayed ones run. */
export function closePeriod(table: Table, period: Period): Next {
  table.closePeriod(period);
  const over = table.lasting.filter(({ is, until }) => is !== 'acts' && until !== null && isMeantFor(until, period));
  const acts = acting(table, period, 'end');
  return over.length === 0 ? acts : [...over.map((one) => endLasting(one, 'over')), acts];
}

function acting({ lasting }: Table, period: Period, at: 'start' | 'end'): Next {
  const acts = lasting.filter(
    ({ is, until }) => is === 'acts' && until !== null && until.at === at && isMeantFor(until, period),
  );
  if (acts.length === 0) return undefined;
  return acts.flatMap((one) => [endLasting(one, 'done'), runBlock(one.text, scopeOf(one))]);
}
