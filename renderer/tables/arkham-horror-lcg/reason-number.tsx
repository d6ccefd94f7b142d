import type { ReactNode } from 'react';
import { askReason } from '#renderer/desk/reason/reason-store.ts';

interface ReasonNumberProps {
  /** As `figures/test/odds`. */
  readonly place: string;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A number of the engine that opens its reason. */
export function ReasonNumber({ place, label, className, children }: ReasonNumberProps) {
  const of = place.split('/')[1] ?? '';
  return (
    <button
      type="button"
      tabIndex={-1}
      data-object={place}
      className={`table-object ah-number-of ${className}`}
      onClick={({ currentTarget }) => askReason({ kind: 'numbers', names: [of], label, place }, currentTarget)}
    >
      <span className="hidden">{label}</span>
      <span className="table-looks" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
