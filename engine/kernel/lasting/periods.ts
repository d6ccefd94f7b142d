import type { Scope } from '../language/block.ts';
import { runBlock } from '../language/effect-procedures.ts';
import { change, type Next } from '../procedures/next.ts';
import { isMeantFor, type Lasting, type Period } from '../table/lasting.ts';
import type { Table } from '../table/table.ts';

/** What a text that lasts knows. */
export const scopeOf = ({ self, source, target, names }: Lasting): Scope => ({
  self,
  source,
  target,
  names,
  record: null,
});

/** Takes what lasted off the table. `because`: its period is over, it was done, or what it was on is gone. */
export const lapse = ({ id, text, self, source }: Lasting, because: 'over' | 'done' | 'gone'): Next =>
  change('lapse', { lasting: id, text, self, source, because });

export function opened(table: Table, period: Period): Next {
  table.openPeriod(period);
  return acting(table, period, 'start');
}

/** What lasted until the end of a period is gone before anything acts at its end. */
export function closed(table: Table, period: Period): Next {
  table.closePeriod(period);
  const over = table.lasting.filter(({ is, until }) => is !== 'acts' && until !== null && isMeantFor(until, period));
  const acts = acting(table, period, 'end');
  return over.length === 0 ? acts : [...over.map((one) => lapse(one, 'over')), acts];
}

/** In the order in which they were made. */
function acting({ lasting }: Table, period: Period, at: 'start' | 'end'): Next {
  const acts = lasting.filter(
    ({ is, until }) => is === 'acts' && until !== null && until.at === at && isMeantFor(until, period),
  );
  if (acts.length === 0) return undefined;
  return acts.flatMap((one) => [lapse(one, 'done'), runBlock(one.text, scopeOf(one))]);
}
