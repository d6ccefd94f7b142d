import { useEffect, useState } from 'react';
import type { OfferedBeginning } from '#authoring/begin/begin.ts';
import { authoring } from '../workers/authoring-client.ts';

/** What may be begun in the project as it is. */
export function useOffered(): readonly OfferedBeginning[] {
  const [offered, setOffered] = useState<readonly OfferedBeginning[]>([]);
  useEffect(() => {
    let isLate = false;
    void authoring.call('offered', null).then(
      (found) => isLate || setOffered(found),
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, []);
  return offered;
}
