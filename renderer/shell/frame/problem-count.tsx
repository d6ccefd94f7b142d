import { useStore } from 'zustand';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';

/** Drawn by CSS, to keep it out of the accessible name. */
export function ProblemCount() {
  const problems = useStore(problemsStore, (state) => state.problems);
  if (problems.length === 0) return null;
  const kind = problems.some((problem) => problem.severity === 'error') ? 'badge-error' : 'badge-warning';
  return <span className={`badge ${kind}`} data-count={problems.length} aria-hidden="true" />;
}

export function EventCount() {
  const count = useStore(playStore, (state) => state.events.length);
  return count === 0 ? null : <span className="badge badge-quiet" data-count={count} aria-hidden="true" />;
}
