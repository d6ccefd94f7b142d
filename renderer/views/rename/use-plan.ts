import type { Refactorable } from '#authoring/tools/refactor/refactorable.ts';
import type { Refactoring, RefactoringPlan } from '#authoring/tools/refactor/refactoring-plan.ts';
import type { RenameProof } from '#authoring/tools/rename/rename-proof.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { debounced } from '#renderer/desk/timing/debounced.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useAnswer, useLastAnswer } from '#renderer/kit/asking/use-answer.ts';

export type RefactoringRequest = Omit<Refactoring, 'to' | 'without'>;

/** What can be renamed at a place; undefined while loading. */
export function useRefactorable(place: RefactoringRequest): Refactorable | null | undefined {
  return useLastAnswer([place], () => authoring().call('reworkable', place));
}

export function usePlan(
  { kind, file, path }: RefactoringRequest,
  to: string,
  without?: readonly string[],
): { readonly plan: RefactoringPlan | null; readonly proof: RenameProof | null } {
  const rework = { kind, file, path, to, ...(without === undefined ? {} : { without }) };
  const made = useLastAnswer([kind, file, path, to, without], async () => {
    const plan = await authoring().call('planRework', rework);
    return { to, without, plan };
  });
  const plan = made?.to === to && made.without === without ? made.plan : null;
  const proof = useAnswer([plan, kind, file, path, to, without], (signal) =>
    plan?.kind === 'planned' ? prove(rework, signal) : null,
  );
  return { plan, proof: proof ?? null };
}

async function prove(rework: Refactoring, signal: AbortSignal): Promise<RenameProof | null> {
  await debounced(PAUSE, signal);
  const { played } = playStore.getState();
  const game = played === null ? null : { setup: played.setup, entries: played.entries };
  return authoring().call('proveRework', { ...rework, game });
}

/** In milliseconds. */
const PAUSE = 250;
