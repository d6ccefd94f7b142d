import { useEffect, useMemo, useState } from 'react';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import type { Fixable } from '#renderer/desk/workers/fix-room.ts';

/** The codes that have fixes, and why others have none; asked again when new codes appear. */
export function useFixable(problems: readonly Problem[]): Fixable {
  const [fixable, setFixable] = useState<Fixable>({ codes: [], whyNot: {} });
  const codes = useMemo(() => [...new Set(problems.map(({ code }) => code))].sort().join(' '), [problems]);
  useEffect(() => {
    let isWanted = true;
    if (codes !== '')
      void authoring()
        .call('fixable', null)
        .then((found) => isWanted && setFixable(found))
        .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [codes]);
  return fixable;
}
