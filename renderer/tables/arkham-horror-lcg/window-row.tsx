import { labelOf } from '#renderer/desk/table/table-names.ts';
import { SeatActions } from '../library/seat-actions.tsx';
import { useTable } from '../library/table-context.ts';
import { useArkham } from './board-context.ts';
import { seatName } from './labels.ts';
import { seatNumber } from './table-document.ts';

/** Who may answer what, and who is next, while a window is open. */
export function WindowRow() {
  const parts = useArkham();
  const { table, words, about, print, asked } = parts;
  const { labels, offers } = useTable();
  const window = about['window'];
  if (typeof window !== 'string') return null;
  const names = words.windows;
  const title = asked.has('choose')
    ? words.order
    : Object.hasOwn(names, window)
      ? names[window as keyof typeof names]
      : names.other;
  const answers = [...offers.values()].flat().map(({ answer }) => answer);
  const usable = [
    ...new Set(
      answers.flatMap((answer) => (typeof answer['card'] === 'string' ? [labelOf(labels, answer['card'])] : [])),
    ),
  ];
  const now = new Set(answers.map(({ by }) => String(by)));
  const { card, kind, skill } = about;
  const what = [
    typeof kind === 'string' ? print.label('event', kind) : '',
    typeof skill === 'string' ? print.label('skill', skill) : '',
    typeof card === 'string' ? labelOf(labels, card) : '',
  ].filter((part) => part !== '');
  return (
    <section className="table-row ah-window" aria-label={words.window}>
      <b>{title}</b>
      {what.length > 0 && <span className="table-name">{what.join(' · ')}</span>}
      <ol className="table-row" aria-label={words.window}>
        {Object.keys(table.seats).map((seat) => (
          <li key={seat} className="table-row ah-answerer" data-now={now.has(seat) || undefined}>
            <i
              className="table-disc ah-seat-mark"
              data-seat={seat}
              data-now={now.has(seat) || undefined}
              aria-hidden="true"
            >
              {seatNumber(seat)}
            </i>
            <span>{seatName(parts, labels, seat)}</span>
            {about['next'] === seat && !now.has(seat) && <small>{words.then}</small>}
          </li>
        ))}
      </ol>
      {usable.length > 0 && (
        <span className="table-name ah-usable">
          <small>{words.mayUse}</small> {usable.join(words.comma)}
        </span>
      )}
      {[...now].map((seat) => (
        <SeatActions key={seat} by={seat} words={words.shortAnswers} />
      ))}
    </section>
  );
}
