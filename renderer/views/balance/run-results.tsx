import type { LabResults, LabRun } from '#api/studio/lab-calls.ts';
import { BalanceResults } from './balance-results.tsx';
import { ContributionsTable } from './contributions-table.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { ValuesTable } from './values-table.tsx';

interface RunResultsProps {
  readonly run: LabRun;
  readonly results: LabResults;
}

export function RunResults({ run, results }: RunResultsProps) {
  switch (results.kind) {
    case 'balance':
      return <BalanceResults run={run} results={results} />;
    case 'numbers':
      return <NumbersTable run={run} report={results.report} />;
    case 'cards':
      return <ContributionsTable report={results.report} />;
    case 'value':
      return <ValuesTable report={results.report} />;
  }
}
