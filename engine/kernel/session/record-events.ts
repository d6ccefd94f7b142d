import type { Erased } from '../basics/erased.ts';
import { extended } from '../basics/extended.ts';
import type { ValueNames } from '../contract/system.ts';
import type { Machine } from '../machine/machine.ts';
import { seatPrivacy, thingsOfEvent } from '../naming/seat-privacy.ts';
import type { PlayObserver } from '../observers/observer.ts';
import type { ChangeRecord } from '../procedures/next.ts';
import type { ReadonlyTable } from '../table/readonly-table.ts';
import type { Place, Thing } from '../table/things-and-places.ts';
import type { EventLog } from './history.ts';
import type { SeatViews } from './seat-views.ts';

interface Heard {
  readonly machine: Machine;
  readonly table: ReadonlyTable;
  readonly names: ValueNames<Erased>;
  readonly chronicle: EventLog;
  readonly watch: PlayObserver | null;
  /** Null: no seat views needed. */
  readonly sight: Pick<SeatViews, 'faceDown' | 'lookedAt' | 'uncounted'> | null;
}

export function recordEvents({ machine, table, names, chronicle, watch, sight }: Heard): void {
  const { changes, stack } = machine;

  function signed(record: ChangeRecord): ChangeRecord {
    const effect = stack.effect();
    const cause = record.cause ?? effect?.source;
    const isTold = effect === undefined || (record.path === effect.path && record.cause === cause);
    return isTold ? record : extended(record, { cause: cause as number, path: effect.path });
  }
  const placesOf = (things: readonly Thing[]): readonly Place[] => things.map((thing) => table.placeOf(thing));

  const privacyOf = (things: readonly Thing[], before: readonly Place[], seen: NonNullable<Heard['sight']>) =>
    seatPrivacy({
      ...{ things, before, after: placesOf(things), hidden: seen.faceDown() },
      lookedAt: (seat) => seen.lookedAt(seat),
      uncounted: (seat) => seen.uncounted(seat),
    });

  changes.hearing = {
    before: (record) => (sight === null ? [] : placesOf(thingsOfEvent(names, signed(record)))),
    after: (given, before) => {
      const record = signed(given);
      const things = sight === null ? [] : thingsOfEvent(names, record);
      chronicle.hear(record, sight === null ? null : privacyOf(things, before, sight));
      watch?.happened?.(given, stack);
    },
  };
}
