import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { OfferedBeginning } from '#authoring/tools/begin/begin.ts';
import { whyNow } from '#renderer/desk/help/faults-store.ts';
import type { Why } from '#renderer/desk/help/why-failed.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';

/** None: the project names no known game. Null: not known yet; else why it cannot be found out. */
export type Offered = readonly OfferedBeginning[] | null | Why;

/** What may be begun in the project as it is. */
export function useOffered(): Offered {
  const isChecked = useStore(problemsStore, (state) => state.files > 0);
  const [offered, setOffered] = useState<Offered>(null);
  useEffect(() => {
    let isLate = false;
    if (!isChecked) return;
    void authoring()
      .call('offered', null)
      .then(
        (found) => isLate || setOffered(found),
        (error: unknown) => isLate || setOffered(whyNow(error)),
      );
    return () => {
      isLate = true;
    };
  }, [isChecked]);
  return offered;
}
