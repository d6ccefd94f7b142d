import type { ReactNode } from 'react';
import type { PrintedWord } from '#engine/kernel/documents/printed-words.ts';

export interface Stat {
  readonly label: PrintedWord;
  readonly value: ReactNode;
}

/** Rows of values; missing ones leave no gap. */
export function StatStrip({ rows }: { readonly rows: readonly (readonly (Stat | null)[])[] }) {
  const filled = rows.map((row) => row.filter((stat) => stat !== null)).filter((row) => row.length > 0);
  if (filled.length === 0) return null;
  return (
    <div className="face-stats" data-fit="width">
      {filled.map((row) => (
        <dl key={row[0]?.label.text} className="face-stats-row">
          {row.map(({ label, value }) => (
            <div key={label.text} className="face-stat">
              <dt lang={label.lang}>{label.text}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}
