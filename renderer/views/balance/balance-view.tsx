import { useEffect } from 'react';
import { useStore } from 'zustand';
import { followChoices, watchRuns } from '#renderer/desk/balance/balance-commands.ts';
import { balanceStore } from '#renderer/desk/balance/balance-store.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { EmptyState } from '#renderer/kit/layout/empty-state.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import './balance.css';
import { MachinesLine } from './machines-line.tsx';
import { QuestionForm } from './question-form.tsx';
import { RunList } from './run-list.tsx';
import { RunResults } from './run-results.tsx';

/** Measures how balanced a scenario is, and what an edit does to it. */
export function BalanceView() {
  const words = useWords(balanceWords);
  const api = useStudioApi();
  const { choices, runs, chosen, results, machines, isLost } = useStore(balanceStore);
  useEffect(() => watchRuns(api), [api]);
  useEffect(() => followChoices(api), [api]);
  const at = runs.findIndex(({ run }) => run === chosen);
  const run = runs[at];
  const shown = run === undefined ? undefined : results.get(run.run);
  return (
    <div className="view balance-view">
      <QuestionForm />
      {isLost && <p className="note note-warning">{words.lostConnection}</p>}
      {machines !== null && <MachinesLine machines={machines} />}
      {choices === null && <p className="note note-warning">{words.errors}</p>}
      <div className="balance-body scroll">
        {runs.length > 0 && <RunList runs={runs} chosen={chosen} />}
        {run !== undefined && shown !== undefined && <RunResults run={run} results={shown} />}
        {runs.length === 0 && choices !== null && (
          <EmptyState icon="curves" title={choices === undefined ? words.reading : words.empty}>
            {choices !== undefined && <p className="muted">{words.emptyNext}</p>}
          </EmptyState>
        )}
      </div>
    </div>
  );
}
