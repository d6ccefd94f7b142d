import { useStore } from 'zustand';
import type { Layers } from '#authoring/tools/overrides/layered-entries.ts';
import type { LayeredValues } from '#authoring/tools/overrides/layered-values.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';

/** As of the last check; null until then. */
export function useLayers(): Layers | null {
  const locale = useLocale();
  return useAsked(locale, () => authoring().call('layers', { locale }));
}

/** Null while loading. */
export function useLayeredValues(key: string): LayeredValues | null {
  const locale = useLocale();
  return useAsked(`${locale} ${key}`, () => authoring().call('layeredValues', { key, locale }));
}

/** Asks the worker again after each check or when `what` changes; keeps the last answer until then. */
function useAsked<Answer>(what: string, ask: () => Promise<Answer | null>): Answer | null {
  // Ask again after each check of the project.
  const problems = useStore(problemsStore, (state) => state.problems);
  return useLastAnswer([what, problems], ask) ?? null;
}
