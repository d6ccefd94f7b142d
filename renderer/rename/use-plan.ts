import { useEffect, useState } from 'react';
import type { RenameProof } from '#authoring/rename/rename-proof.ts';
import type { Rework, ReworkPlan } from '#authoring/rework/rework-plan.ts';
import type { Reworkable } from '#authoring/rework/reworkable.ts';
import { usePlay } from '../play/play-store.ts';
import { authoring } from '../workers/authoring-client.ts';

/** What is to be done, and where; not yet to what. */
export type AskedRework = Omit<Rework, 'to'>;

/** What is meant at a place; undefined while it is being asked for. */
export function useMeant(place: AskedRework): Reworkable | null | undefined {
  const [meant, setMeant] = useState<Reworkable | null>();
  useEffect(() => {
    void authoring.call('reworkable', place).then(setMeant);
  }, [place]);
  return meant;
}

/** What a rework would do, and then what playing everything again after it shows. */
export function usePlan(
  { kind, file, path }: AskedRework,
  to: string,
): { readonly plan: ReworkPlan | null; readonly proof: RenameProof | null } {
  const [made, setMade] = useState<{ readonly to: string; readonly plan: ReworkPlan | null } | null>(null);
  const [proved, setProved] = useState<{ readonly of: ReworkPlan; readonly proof: RenameProof | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void authoring.call('planRework', { kind, file, path, to }).then((plan) => isWanted && setMade({ to, plan }));
    return () => {
      isWanted = false;
    };
  }, [kind, file, path, to]);
  const plan = made?.to === to ? made.plan : null;
  useEffect(() => {
    if (plan?.kind !== 'planned') return;
    let isWanted = true;
    // Not at every letter that is typed
    const soon = setTimeout(() => {
      const { played } = usePlay.getState();
      const game = played === null ? null : { setup: played.setup, entries: played.entries };
      void authoring
        .call('proveRework', { kind, file, path, to, game })
        .then((proof) => isWanted && setProved({ of: plan, proof }));
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(soon);
    };
  }, [plan, kind, file, path, to]);
  return { plan, proof: proved !== null && proved.of === plan ? proved.proof : null };
}

/** In milliseconds. */
const PAUSE = 250;
