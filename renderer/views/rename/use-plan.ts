import { useEffect, useState } from 'react';
import type { RenameProof } from '#authoring/tools/rename/rename-proof.ts';
import type { Rework, ReworkPlan } from '#authoring/tools/rework/rework-plan.ts';
import type { Reworkable } from '#authoring/tools/rework/reworkable.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';

/** What is to be done, and where; not yet to what. */
export type AskedRework = Omit<Rework, 'to' | 'without'>;

/** What is meant at a place; undefined while it is being asked for. */
export function useMeant(place: AskedRework): Reworkable | null | undefined {
  const [meant, setMeant] = useState<Reworkable | null>();
  useEffect(() => {
    void authoring().call('reworkable', place).then(setMeant);
  }, [place]);
  return meant;
}

/** What a rework would do, and then what playing everything again after it shows. */
export function usePlan(
  { kind, file, path }: AskedRework,
  to: string,
  without?: readonly string[],
): { readonly plan: ReworkPlan | null; readonly proof: RenameProof | null } {
  const [made, setMade] = useState<Made | null>(null);
  const [proved, setProved] = useState<{ readonly of: ReworkPlan; readonly proof: RenameProof | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void authoring()
      .call('planRework', { kind, file, path, to, ...leaving(without) })
      .then((plan) => isWanted && setMade({ to, without, plan }));
    return () => {
      isWanted = false;
    };
  }, [kind, file, path, to, without]);
  const plan = made?.to === to && made.without === without ? made.plan : null;
  useEffect(() => {
    if (plan?.kind !== 'planned') return;
    let isWanted = true;
    // Not at every letter that is typed
    const soon = setTimeout(() => {
      const { played } = playStore.getState();
      const game = played === null ? null : { setup: played.setup, entries: played.entries };
      void authoring()
        .call('proveRework', { kind, file, path, to, ...leaving(without), game })
        .then((proof) => isWanted && setProved({ of: plan, proof }));
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(soon);
    };
  }, [plan, kind, file, path, to, without]);
  return { plan, proof: proved !== null && proved.of === plan ? proved.proof : null };
}

const leaving = (without: Rework['without']) => (without === undefined ? {} : { without });

interface Made {
  readonly to: string;
  readonly without: Rework['without'];
  readonly plan: ReworkPlan | null;
}

/** In milliseconds. */
const PAUSE = 250;
