import { useEffect } from 'react';
import type { LabResults, LabRun } from '#api/studio/lab-calls.ts';
import { BalanceResults } from './balance-results.tsx';
import { ContributionsTable } from './contributions-table.tsx';
import { FindingsPanels } from './findings-panels.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { ValuesTable } from './values-table.tsx';

interface RunResultsProps {
  readonly run: LabRun;
  readonly results: LabResults;
}

export function RunResults({ run, results }: RunResultsProps) {
  useEffect(() => void import('./text-marks.ts').then(({ showTextMarks }) => showTextMarks()), []);
  switch (results.kind) {
    case 'balance':
      return <BalanceResults run={run} results={results} />;
    case 'numbers':
      return <NumbersTable run={run} report={results.report} />;
    case 'findings':
      return <FindingsPanels run={run} results={results} />;
    case 'cards':
      return <ContributionsTable report={results.report} />;
    case 'value':
      return <ValuesTable report={results.report} />;
  }
}
