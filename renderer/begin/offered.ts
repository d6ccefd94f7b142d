import { useEffect, useState } from 'react';
import type { OfferedBeginning } from '#authoring/begin/begin.ts';
import { useProblems } from '../problems/problems-store.ts';
import { authoring } from '../workers/authoring-client.ts';

/** None: nobody can say which game the project is of. Null: it is not known yet; `unreachable`: it cannot be found out. */
export type Offered = readonly OfferedBeginning[] | null | 'unreachable';

/** What may be begun in the project as it is. */
export function useOffered(): Offered {
  const isChecked = useProblems((state) => state.files > 0);
  const [offered, setOffered] = useState<Offered>(null);
  useEffect(() => {
    let isLate = false;
    if (!isChecked) return;
    void authoring.call('offered', null).then(
      (found) => isLate || setOffered(found),
      () => isLate || setOffered('unreachable'),
    );
    return () => {
      isLate = true;
    };
  }, [isChecked]);
  return offered;
}
