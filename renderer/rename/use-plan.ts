import { useEffect, useState } from 'react';
import type { JsonPath } from '#authoring/json/positions.ts';
import type { RenamePlan } from '#authoring/rename/rename-plan.ts';
import type { RenameProof } from '#authoring/rename/rename-proof.ts';
import { usePlay } from '../play/play-store.ts';
import type { Declared } from '../workers/authoring-calls.ts';
import { authoring } from '../workers/authoring-client.ts';

export interface RenamedPlace {
  readonly file: string;
  readonly path: JsonPath;
}

/** What is meant at a place; undefined while it is being asked for. */
export function useMeant(place: RenamedPlace): Declared | null | undefined {
  const [meant, setMeant] = useState<Declared | null>();
  useEffect(() => {
    void authoring.call('named', { ...place, around: true }).then((found) => setMeant(found?.declared ?? null));
  }, [place]);
  return meant;
}

/** What a rename would do, and then what playing everything again under the new id shows. */
export function usePlan(
  { file, path }: RenamedPlace,
  to: string,
): { readonly plan: RenamePlan | null; readonly proof: RenameProof | null } {
  const [made, setMade] = useState<{ readonly to: string; readonly plan: RenamePlan | null } | null>(null);
  const [proved, setProved] = useState<{ readonly of: RenamePlan; readonly proof: RenameProof | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void authoring.call('planRename', { file, path, to }).then((plan) => isWanted && setMade({ to, plan }));
    return () => {
      isWanted = false;
    };
  }, [file, path, to]);
  const plan = made?.to === to ? made.plan : null;
  useEffect(() => {
    if (plan?.kind !== 'planned') return;
    let isWanted = true;
    // Not at every letter that is typed
    const soon = setTimeout(() => {
      const { played } = usePlay.getState();
      const game = played === null ? null : { setup: played.setup, entries: played.entries };
      void authoring
        .call('proveRename', { file, path, to, game })
        .then((proof) => isWanted && setProved({ of: plan, proof }));
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(soon);
    };
  }, [plan, file, path, to]);
  return { plan, proof: proved !== null && proved.of === plan ? proved.proof : null };
}

/** In milliseconds. */
const PAUSE = 250;
