import { useStore } from 'zustand';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { debounced } from '#renderer/desk/timing/debounced.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';

interface UnitProblems {
  readonly problems: readonly Problem[];
  /** Of a text that is being typed: fixes do not apply to it. */
  readonly isTyped: boolean;
}

/** In milliseconds. */
const REST = 250;

/** The problems of a translation, also while it is typed; null: there is no translation. */
export function useUnitProblems({ id, file, line, problems }: UnitRow): UnitProblems | null {
  const typed = useStore(translationsStore, (state) => (state.row === id ? state.typed : null));
  const { key, unit, hash } = line;
  const isTyped = typed !== null && typed !== (unit?.t ?? '');
  const found = useLastAnswer([id, typed, isTyped, problems], (signal) => (isTyped ? problemsOf(typed, signal) : null));
  async function problemsOf(t: string, signal: AbortSignal) {
    await debounced(REST, signal);
    const now = { ...unit, t, h: hash ?? unit?.h ?? '', s: 'translated' as const };
    return { id, problems: await authoring().call('problemsOfTyped', { path: file.path, key, unit: now }) };
  }
  if (!isTyped) return unit === null ? null : { problems, isTyped };
  return { problems: found?.id === id ? shown(found.problems) : problems, isTyped };
}

/** Changed sources are part of the state, not of the problems. */
const shown = (problems: readonly Problem[]): readonly Problem[] => problems.filter(({ code }) => code !== 'L10N002');
