import type { LabBalance } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { percent, points } from './numbers.ts';

/** The figures that one looks at first. */
export function Figures({ results: { report, lengths } }: { readonly results: LabBalance }) {
  const words = useWords(balanceWords);
  const [rate] = report.rates;
  const compared = report.against?.kinds[0];
  if (rate === undefined) return null;
  const used = new Set(report.cards.map(({ card }) => card)).size;
  const before = compared?.figures.find(({ figure }) => figure === 'wins')?.before;
  const { wins } = rate;
  return (
    <dl className="balance-figures" aria-label={words.figures}>
      {wins !== null && (
        <Figure name={words.wins} value={`${percent(wins.winRate)} %`}>
          {before === undefined
            ? words.between({ low: percent(wins.interval[0]), high: percent(wins.interval[1]) })
            : `${words.before({ value: percent(before) })}　${points(wins.winRate - before)}`}
        </Figure>
      )}
      <Figure name={words.rounds} value={rate.rounds.toFixed(1)}>
        {words.longest({ least: lengths[0]?.rounds ?? 0, most: lengths.at(-1)?.rounds ?? 0 })}
      </Figure>
      {compared === undefined ? (
        <Figure name={words.playedIn} value={String(rate.games)}>
          {words.took({ count: report.seconds.toFixed(1) })}
        </Figure>
      ) : (
        <Figure name={words.pairs} value={String(compared.pairs)}>
          {words.identical({ percent: percent(compared.identical / Math.max(1, compared.pairs)) })}
        </Figure>
      )}
      <Figure name={words.neverUsed} value={String(report.neverUsed.length)}>
        {words.ofCards({ count: used })}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly children: string;
}

export function Figure({ name, value, children }: FigureProps) {
  return (
    <div className="balance-figure">
      <dt className="muted text-12">{name}</dt>
      <dd>
        <span className="balance-number">{value}</span>
        <span className="muted text-12">{children}</span>
      </dd>
    </div>
  );
}
