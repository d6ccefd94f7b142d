import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import { indices } from '../library/indices.ts';
import { seatNumber } from '../library/seat-mark.tsx';
import { ownNumber } from '../library/shown-number.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useMetro } from './board-context.ts';
import { lineLabel } from './labels.ts';
import type { MapLine } from './map-document.ts';
import { paintOf } from './paint.ts';
import { possibleAnswers } from './possible-answers.ts';
import { type LineOnTable, shareParts } from './table-document.ts';

/** The longest line, and from which length on stations score at the end (TM-PR-07, TM-PR-10). */
const lastStep = 12;
const grownAt = 5;
const steps = indices(lastStep + 1);
const spotsOfLine = 2;

/** Each line's length, spots, and share for sale. */
export function IncomeBoard() {
  const { map, table, words } = useMetro();
  const lines = map.lines.filter(({ id }) => id in table.lines);
  return (
    <section className="table-frame tm-income" aria-label={words.income}>
      <div className="tm-row tm-income-head" aria-hidden="true">
        <span />
        <span className="tm-steps">
          {steps.map((step) => (
            <span key={step}>{step}</span>
          ))}
        </span>
        <span>{words.spots}</span>
        <span>{words.shareStack}</span>
      </div>
      <ul className="table-column">
        {lines.map((line) => (
          <li key={line.id}>
            <LineRow line={line} state={table.lines[line.id] as LineOnTable} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineRow({ line, state }: { readonly line: MapLine; readonly state: LineOnTable }) {
  const metro = useMetro();
  const { labels, words: shared } = useTable();
  const { words, numbers } = metro;
  const { step, speed, speculations, shares, train } = state;
  const [, top = ''] = shareParts(shares[0] ?? '');
  const price = ownNumber(numbers.lines[line.id]?.sharePrice, 0).text;
  const said = [
    lineLabel(metro, labels, line),
    ...speculations.map((one) =>
      words.speculation({ seat: labelOf(labels, one.chip), stake: one.stake, step: one.step }),
    ),
    speed > 0 ? `${words.speedToken} ${speed}` : '',
    top === '' ? `${words.shareStack} ${words.sharesGone}` : words.topShare({ number: top, price }),
  ].filter((part) => part !== '');
  const free = Math.max(0, spotsOfLine - speed - speculations.length);
  return (
    <TableObject
      names={[line.id]}
      label={said.join(shared.comma)}
      questions={possibleAnswers(metro, { line: line.id })}
      className={`tm-row ${train === null ? 'tm-depot' : ''}`}
    >
      <Letter line={line} />
      <span className="tm-steps" style={paintOf(line)}>
        <i className="tm-track" />
        {train !== null && <i className="tm-grown" style={{ width: `${((step + 0.5) / (lastStep + 1)) * 100}%` }} />}
        {steps.map((one) => (
          <i key={one} className={one === step ? 'tm-at' : one === grownAt ? 'tm-five' : 'tm-dot'}>
            {one === step && step}
          </i>
        ))}
      </span>
      <span className="table-row tm-spots">
        {indices(speed).map((token) => (
          <i key={token} className="table-disc tm-speed" />
        ))}
        {speculations.map(({ chip }) => (
          <i key={chip} className="table-disc tm-chip" data-seat={designOf(chip)}>
            {seatNumber(designOf(chip))}
          </i>
        ))}
        {indices(free).map((spot) => (
          <i key={`free ${spot}`} className="table-disc tm-free" />
        ))}
      </span>
      <span className="table-row tm-share">
        <b data-none={top === '' || undefined}>{top === '' ? words.sharesGone : top}</b>
        {top !== '' && price}
      </span>
    </TableObject>
  );
}

export function Letter({ line, also = '' }: { readonly line: MapLine | undefined; readonly also?: string }) {
  return (
    <span className={`table-disc tm-line-letter ${also === '' ? '' : 'tm-line-share'}`} style={paintOf(line)}>
      {line?.id}
      {also}
    </span>
  );
}
