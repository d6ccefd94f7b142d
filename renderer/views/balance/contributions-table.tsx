import type { LabResults } from '#api/studio/lab-calls.ts';
import { goToReported } from '#renderer/desk/balance/places-to-try.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { percent, points } from './numbers.ts';
import { type Cell, Panel } from './panel.tsx';
import { useCardNames } from './use-card-names.ts';
import { useFigureNames } from './use-figure-names.ts';

type Report = Extract<LabResults, { kind: 'cards' }>['report'];
type Card = Report['cards'][number];

/** What each card causes, by games without it, and how often it was only there. */
export function ContributionsTable({ report }: { readonly report: Report }) {
  const words = useWords(balanceWords);
  const figureName = useFigureNames();
  const nameOf = useCardNames();
  const name = figureName(report.figure);
  const rows = report.cards.map((one): readonly Cell[] => [
    { text: one.card, drawn: <CardLink card={one} name={nameOf(one.card)} /> },
    { text: String(one.contribution.value), drawn: <Contribution card={one} /> },
    words.pointsOf({ low: points(one.contribution.interval[0]), high: points(one.contribution.interval[1]) }),
    one.refused === null ? `${percent(one.rateWithout)} %` : words.notPlayable,
    `${one.identical}/${one.pairs}`,
    `${percent(one.company.share)} %`,
  ]);
  const columns = [
    ...[words.card, words.contribution, words.interval, words.rateWithout, words.alikePairs, words.company],
  ];
  return (
    <>
      <p>
        <strong>
          {name} {percent(report.rate.value)} %
        </strong>
      </p>
      <Panel title={words.contributions({ name })} help={words[report.way]} columns={columns} rows={rows} most={40} />
    </>
  );
}

function CardLink({ card: { card, file }, name }: { readonly card: Card; readonly name: string }) {
  return (
    <Button look="link" className="balance-place" onClick={() => goToReported({ file, path: card })}>
      {name === card ? card : `${card} ${name}`}
    </Button>
  );
}

const signs = { helps: '▲ ', harms: '▼ ', none: '', undecided: '' } as const;
const looks = { helps: 'higher', harms: 'lower', none: 'same', undecided: 'undecided' } as const;

function Contribution({ card: { contribution, effect, isClear } }: { readonly card: Card }) {
  return (
    <span className={isClear ? `bold nowrap balance-${looks[effect]}` : 'nowrap'}>
      {isClear && signs[effect]}
      {points(contribution.value)}
    </span>
  );
}
