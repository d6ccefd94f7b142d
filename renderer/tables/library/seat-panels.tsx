import { type ReactNode, useState } from 'react';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import { useTable } from './table-context.ts';

interface SeatPanelsProps<Seat> {
  readonly label: string;
  readonly seats: readonly (readonly [id: string, seat: Seat])[];
  /** With room all seats are open, else chips and one open seat. */
  readonly isLarge: boolean;
  /** The acting seat, open by default. */
  readonly deciding: string | null;
  readonly isFirst: (seat: Seat) => boolean;
  readonly panel: (id: string, seat: Seat) => ReactNode;
  readonly chip: (id: string, seat: Seat, isOpen: boolean, onShow: () => void) => ReactNode;
}

export function SeatPanels<Seat>({ label, seats, isLarge, deciding, isFirst, panel, chip }: SeatPanelsProps<Seat>) {
  const { labels } = useTable();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly when: string | null } | null>(null);
  if (isLarge) {
    return (
      <ul className="table-seats" aria-label={label}>
        {seats.map(([id, seat]) => panel(id, seat))}
      </ul>
    );
  }
  // A manual choice holds while the same seat is acting
  const isKept = chosen !== null && (deciding === null || chosen.when === deciding);
  const wanted = isKept ? chosen.id : deciding;
  const shown = seats.find(([id]) => id === wanted) ?? seats.find(([, seat]) => isFirst(seat)) ?? seats.at(0);
  return (
    <div className="table-column table-seats-docked">
      <ul className="table-seat-line" aria-label={label}>
        {seats.map(([id, seat]) => (
          <li key={id}>{chip(id, seat, id === shown?.[0], () => setChosen({ id, when: deciding }))}</li>
        ))}
      </ul>
      {shown !== undefined && (
        <ul className="table-seats" aria-label={labelOf(labels, shown[0])}>
          {panel(...shown)}
        </ul>
      )}
    </div>
  );
}
