import { type ReactNode, useState } from 'react';

interface SeatPanelsProps<Seat> {
  /** What those who play are called together. */
  readonly label: string;
  readonly seats: readonly (readonly [id: string, seat: Seat])[];
  /** Where there is room, everybody; else a line of them and all of one. */
  readonly isLarge: boolean;
  /** Who decides: of those, one sees all where nobody was chosen. */
  readonly deciding: string | null;
  /** Who comes before others when nobody decides. */
  readonly isFirst: (seat: Seat) => boolean;
  readonly panel: (id: string, seat: Seat) => ReactNode;
  /** One who plays at a glance. */
  readonly chip: (id: string, seat: Seat, isOpen: boolean, onShow: () => void) => ReactNode;
}

/** Those who play and all that is theirs; docked, a line of them and all of one: who was chosen, else who decides. */
export function SeatPanels<Seat>({ label, seats, isLarge, deciding, isFirst, panel, chip }: SeatPanelsProps<Seat>) {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly when: string | null } | null>(null);
  if (isLarge) {
    return (
      <ul className="table-seats" aria-label={label}>
        {seats.map(([id, seat]) => panel(id, seat))}
      </ul>
    );
  }
  // Who was chosen while somebody decided holds for as long as that one decides
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
        <ul className="table-seats" aria-label={shown[0]}>
          {panel(...shown)}
        </ul>
      )}
    </div>
  );
}
