import { useStore } from 'zustand';
import type { OfferedTemplate } from '#authoring/tools/new/begin.ts';
import { whyNow } from '#renderer/desk/help/faults-store.ts';
import type { FailureCause } from '#renderer/desk/help/why-failed.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';

/** Empty if the project names no known game, null while loading, or why it cannot be read. */
export type Offered = readonly OfferedTemplate[] | null | FailureCause;

export function useOffered(): Offered {
  const isChecked = useStore(problemsStore, (state) => state.files > 0);
  const ask = () => (isChecked ? authoring().call('offered', null).catch(whyNow) : null);
  return useLastAnswer([isChecked], ask) ?? null;
}
