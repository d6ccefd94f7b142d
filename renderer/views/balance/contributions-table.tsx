import type { LabResults } from '#api/studio/lab-calls.ts';
import { goToReported } from '#renderer/desk/balance/places-to-try.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { ContributionsChart } from './contributions-chart.tsx';
import { Difference } from './difference.tsx';
import { DominatedTable } from './dominated-table.tsx';
import { FigureHead } from './figure-head.tsx';
import { percent, rangeOf } from './numbers.ts';
import { type Cell, Panel } from './panel.tsx';
import { useCardNames } from './use-card-names.ts';
import { useFigureNames } from './use-figure-names.ts';

type Report = Extract<LabResults, { kind: 'cards' }>['report'];

/** What each card causes, by games without it, and how often it was only there. */
export function ContributionsTable({ report }: { readonly report: Report }) {
  const words = useWords(balanceWords);
  const figureName = useFigureNames();
  const nameOf = useCardNames();
  const rows = report.cards.map((one): readonly Cell[] => {
    const { card, file, contribution, effect, isClear, refused } = one;
    const name = nameOf(card);
    return [
      {
        text: card,
        drawn: (
          <Button look="link" className="balance-place" onClick={() => goToReported({ file, path: card })}>
            {name === card ? card : `${card} ${name}`}
          </Button>
        ),
      },
      {
        text: (contribution.value * 100).toFixed(1),
        drawn: <Difference {...{ value: contribution.value, verdict: effect, isClear }} />,
      },
      rangeOf(contribution.interval),
      refused === null ? `${percent(one.rateWithout)} %` : words.notPlayable,
      `${one.identical}/${one.pairs}`,
      `${percent(one.company.share)} %`,
    ];
  });
  const columns = [
    ...[words.card, words.contribution, words.interval, words.rateWithout, words.alikePairs, words.company],
  ];
  return (
    <>
      <FigureHead figure={report.figure} rate={report.rate} />
      <div className="balance-panels">
        <div className="balance-column">
          <ContributionsChart report={report} />
          {report.dominated !== null && <DominatedTable dominated={report.dominated} />}
        </div>
        <div className="balance-column">
          <Panel
            title={words.contributions({ name: figureName(report.figure) })}
            help={words[report.way]}
            columns={columns}
            rows={rows}
            most={20}
          />
        </div>
      </div>
    </>
  );
}
