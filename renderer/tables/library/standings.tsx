import './standings.css';
import { RuleMark } from '../../rules/rule-mark.tsx';
import type { EndProps } from '../table-view.ts';
import { libraryWords } from './library-words.ts';

/** Who came out how, by places; of a score its lines, each with the rule that counts it. Who ties shares a place. */
export function Standings({ end, locale }: EndProps) {
  const words = libraryWords(locale);
  const seats = end.seats.map((seat, i) => ({ ...seat, name: end.seatLabels[i] ?? String(i + 1) }));
  const lines = seats.find(({ score }) => score !== null)?.score?.lines ?? [];
  const hasPlaces = new Set(seats.map(({ place }) => place)).size > 1;
  if (!hasPlaces && lines.length === 0) return null;
  const ranked = [...seats].sort((one, other) => one.place - other.place);
  return (
    <section className="standings" aria-label={words.standings}>
      <h3>{words.standings}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {ranked.map(({ name, place, won }) => (
              <th key={name} scope="col" data-won={won || undefined}>
                <b>{words.placeOf(place)}</b>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, rule }, i) => (
            <tr key={rule}>
              <th scope="row">
                {label[locale]} <RuleMark id={rule} />
              </th>
              {ranked.map(({ name, score }) => (
                <td key={name}>{score?.lines[i]?.amount ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {lines.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {ranked.map(({ name, score, won }) => (
                <td key={name} data-won={won || undefined}>
                  {score?.sum ?? 0}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
