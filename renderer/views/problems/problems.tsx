import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Count } from '#renderer/kit/layout/count.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './problems.css';
import { lazy, Suspense } from 'react';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';

const ProblemList = lazy(() => import('./problem-list.tsx').then(({ ProblemList: list }) => ({ default: list })));

export function Problems() {
  const words = useWords(deskWords);
  const { problems, files, checked } = useStore(problemsStore);
  return (
    <section className="problems" aria-label={words.problems}>
      <h2>
        {words.problems}
        <Count of={problems.length} />
        <span className="heading-note">
          {checked ? words.lookedAt({ files, problems: problems.length }) : words.checking}
        </span>
      </h2>
      {problems.length === 0 ? (
        <p className="empty">
          {checked && <strong>{words.noProblems}</strong>}{' '}
          {checked ? words.lookedAt({ files, problems: 0 }) : words.checking}
        </p>
      ) : (
        <Suspense>
          <ProblemList problems={problems} />
        </Suspense>
      )}
    </section>
  );
}
