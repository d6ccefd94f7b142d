import type { LabBalance, LabRun } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { CardsTable } from './cards-table.tsx';
import { CourseChart } from './course-chart.tsx';
import { EndsTable } from './ends-table.tsx';
import { Figures } from './figures.tsx';
import { GameLink } from './game-link.tsx';
import { LengthsChart } from './lengths-chart.tsx';
import { StandingsTable } from './standings-table.tsx';
import { Verdicts } from './verdicts.tsx';

interface BalanceResultsProps {
  readonly run: LabRun;
  readonly results: LabBalance;
}

export function BalanceResults({ run, results }: BalanceResultsProps) {
  const { report, course } = results;
  const isTogether = report.rates[0]?.wins != null;
  return (
    <>
      <Figures results={results} />
      <Verdicts results={results} />
      <div className="balance-panels">
        <div className="balance-column">
          <LengthsChart results={results} />
          <EndsTable results={results}>
            <ClosestDefeat run={run} results={results} />
          </EndsTable>
        </div>
        <div className="balance-column">
          {course.length > 0 && <CourseChart results={results} isAgainst={report.against !== null} />}
          {!isTogether && <StandingsTable results={results} />}
          <CardsTable results={results} />
        </div>
      </div>
    </>
  );
}

/** Opens it on the board, at its end. */
function ClosestDefeat({ run, results: { closest } }: BalanceResultsProps) {
  const words = useWords(balanceWords);
  if (closest === null) return null;
  return (
    <p className="row wrap text-12">
      <GameLink run={run} game={{ seed: closest.seed, seats: null, at: null }}>
        {words.closest}
      </GameLink>
      <span className="muted">{words.closestOf({ count: closest.of })}</span>
    </p>
  );
}
