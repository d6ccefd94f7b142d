import { useStore } from 'zustand';
import type { Layers } from '#authoring/tools/layers/layered-entries.ts';
import type { LayeredValues } from '#authoring/tools/layers/layered-values.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';

/** What lies over what in the project as it was read last; null until then. */
export function useLayers(): Layers | null {
  const locale = useLocale();
  return useAsked(locale, () => authoring().call('layers', { locale }));
}

/** What each project says of a thing; null: it is not known yet. */
export function useLayeredValues(key: string): LayeredValues | null {
  const locale = useLocale();
  return useAsked(`${locale} ${key}`, () => authoring().call('layeredValues', { key, locale }));
}

/** The answer of the worker, asked for anew when the project was read anew, or something else is asked; until then the last. */
function useAsked<Answer>(what: string, ask: () => Promise<Answer | null>): Answer | null {
  // Ask again after each check of the project.
  const problems = useStore(problemsStore, (state) => state.problems);
  return useLastAnswer([what, problems], ask) ?? null;
}
