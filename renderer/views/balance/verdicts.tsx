import type { LabBalance } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Sign } from './difference.tsx';
import { points } from './numbers.ts';
import { useFigureNames } from './use-figure-names.ts';

/** Whether an edit changed who wins, and how sure that is. Of many figures, only those that are decided otherwise than "same". */
export function Verdicts({ results: { report } }: { readonly results: LabBalance }) {
  const words = useWords(balanceWords);
  const nameOf = useFigureNames();
  const figures = report.against?.kinds[0]?.figures ?? [];
  const told = figures.length === 1 ? figures : figures.filter(({ verdict }) => verdict !== 'same');
  const shown = told.length === 0 ? figures.slice(0, 1) : told;
  if (shown.length === 0) return null;
  return (
    <section className="balance-verdicts" aria-label={words.verdict} role="status">
      {shown.map(({ figure, verdict, difference, interval: [low, high], onlyBefore, onlyAfter }) => (
        <p key={figure}>
          <Sign verdict={verdict} />
          <strong>{words.verdicts[verdict]({ name: nameOf(figure) })}</strong>{' '}
          <span className="muted">
            {words.verdictMore({
              ...{ difference: points(difference), low: points(low), high: points(high) },
              ...{ onlyBefore, onlyAfter },
            })}
          </span>
        </p>
      ))}
    </section>
  );
}
