import { useStore } from 'zustand';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { debounced } from '#renderer/desk/timing/debounced.ts';
import { spellingOf, spellingStore } from '#renderer/desk/translations/spelling-store.ts';
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
export function useUnitProblems({ id, file, line, problems: all }: UnitRow, locale: string): UnitProblems | null {
  const typed = useStore(translationsStore, (state) => (state.row === id ? state.typed : null));
  // Until the row has the new text, the problems found while typing still apply
  const taken = useStore(translationsStore, (state) => state.taken);
  const { key, unit, hash } = line;
  const { problems: misspelt } = useStore(spellingStore);
  const text = typed ?? unit?.t ?? '';
  const spelt = useLastAnswer([id, text, misspelt], (signal) => speltIn(signal));
  async function speltIn(signal: AbortSignal) {
    await debounced(REST, signal);
    return { id, problems: await spellingOf(locale, { path: file.path, key, t: text }) };
  }
  // With suggestions
  const problems = spelt?.id === id ? [...all.filter(isNotSpelling), ...spelt.problems] : all;
  const isTyped = typed !== null && typed !== (unit?.t ?? '');
  const found = useLastAnswer([id, typed, isTyped, problems], (signal) => (isTyped ? problemsOf(typed, signal) : null));
  async function problemsOf(t: string, signal: AbortSignal) {
    await debounced(REST, signal);
    const now = { ...unit, t, h: hash ?? unit?.h ?? '', s: 'translated' as const };
    const told = await authoring().call('problemsOfTyped', { path: file.path, key, unit: now });
    return { id, t, problems: shown(told) };
  }
  const isOf = isTyped || (taken?.row === id && taken.t === found?.t && taken.t !== unit?.t);
  if (!isOf || found?.id !== id) return unit === null && !isTyped ? null : { problems, isTyped };
  return { problems: [...found.problems, ...(spelt?.id === id ? spelt.problems : [])], isTyped };
}

const isNotSpelling = ({ code }: Problem): boolean => code !== 'L10N053';

/** Changed sources are part of the state, not of the problems. */
const shown = (problems: readonly Problem[]): readonly Problem[] => problems.filter(({ code }) => code !== 'L10N002');
