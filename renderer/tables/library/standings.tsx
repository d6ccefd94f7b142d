import './standings.css';
import { RuleMark } from '#renderer/parts/rules/rule-mark.tsx';
import type { EndProps } from '../table-view.ts';
import { formatAmount } from './format-amount.ts';
import { asLabel, libraryWords } from './library-words.ts';
import { type Tie, tiesOf } from './tie-breaks.ts';

/** Places, score lines with their rules and shares, and tie breaks. */
export function Standings({ end, locale }: EndProps) {
  const words = libraryWords(locale);
  const seats = end.seats.map((seat, i) => ({ ...seat, number: i + 1, name: end.seatLabels[i] ?? String(i + 1) }));
  const lines = seats.find(({ score }) => score !== null)?.score?.lines ?? [];
  const hasPlaces = new Set(seats.map(({ place }) => place)).size > 1;
  if (!hasPlaces && lines.length === 0) return null;
  const ranked = [...seats].sort((one, other) => one.place - other.place);
  const most = Math.max(1, ...seats.map(({ score }) => gains(score?.lines ?? [])));
  return (
    <section className="standings" aria-label={words.standings}>
      <h3>{lines.length > 0 ? words.scores : words.standings}</h3>
      <div className="standings-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {words.place}
              </th>
              {lines.map(({ label, rule }, i) => (
                <th key={label.en} scope="col">
                  <i className="standings-part" data-part={i % parts} aria-hidden="true" />
                  {asLabel(label[locale])} <RuleMark id={rule} />
                </th>
              ))}
              {lines.length > 0 && (
                <th scope="col" className="standings-sum">
                  {words.total}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ name, number, place, won, score }) => (
              <tr key={number} data-won={won || undefined}>
                <td className="standings-place">{words.placeOf({ place })}</td>
                <th scope="row">
                  <SeatMark number={number} />
                  {name}
                </th>
                {lines.map(({ label }, i) => (
                  <td key={label.en}>{formatAmount(score?.lines[i]?.amount ?? 0)}</td>
                ))}
                {lines.length > 0 && <td className="standings-sum">{formatAmount(score?.sum ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines.length > 1 && (
        <ul className="standings-bars" aria-hidden="true">
          {ranked.map(({ number, score }) => (
            <li key={number}>
              <SeatMark number={number} />
              <span>
                {(score?.lines ?? []).map(
                  ({ label, amount }, i) =>
                    amount > 0 && (
                      <i key={label.en} data-part={i % parts} style={{ width: `${(amount / most) * 100}%` }}>
                        {amount / most > labelledFrom && <b>{formatAmount(amount)}</b>}
                      </i>
                    ),
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {tiesOf(ranked).map((tie) => (
        <TieBox key={tie.sum} tie={tie} locale={locale} />
      ))}
    </section>
  );
}

const parts = 6;
/** From this share of the longest bar on a segment fits its number. */
const labelledFrom = 0.12;

const gains = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);

function SeatMark({ number }: { readonly number: number }) {
  return (
    <i className="standings-seat" data-seat={`seat${number}`} aria-hidden="true">
      {number}
    </i>
  );
}

function TieBox({ tie: { sum, seats, steps, isShared }, locale }: { readonly tie: Tie } & Pick<EndProps, 'locale'>) {
  const words = libraryWords(locale);
  const names = seats.map(({ name }) => name);
  return (
    <div className="standings-tie">
      <b>{words.tied({ names: names.join(words.and), sum: formatAmount(sum) })}</b>
      <ol>
        {steps.map(({ label, rule, amounts }) => (
          <li key={label.en}>
            {asLabel(label[locale])} <b>{amounts.map(formatAmount).join(sameOrNot(amounts))}</b> <RuleMark id={rule} />
          </li>
        ))}
      </ol>
      <p>{isShared ? words.shared : words.ahead({ names })}</p>
    </div>
  );
}

const sameOrNot = (amounts: readonly number[]): string => (new Set(amounts).size === 1 ? ' = ' : ' : ');
