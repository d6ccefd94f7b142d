import { type ComponentType, useEffect, useState } from 'react';
import { awaited } from '#renderer/desk/timing/pending.ts';

/** Unlike `React.lazy`, a failed load is retried at the next mount. The desk is not idle meanwhile. `Before`: the placeholder. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Before: ComponentType<Props> | null = null,
): ComponentType<Props> {
  const code: { there: ComponentType<Props> | null } = { there: null };
  return function Late(props: Props) {
    const [Found, setFound] = useState<ComponentType<Props> | null>(() => code.there);
    useEffect(() => {
      if (Found !== null) return undefined;
      let isWanted = true;
      awaited(load()).then(
        (found) => {
          code.there = found;
          if (isWanted) setFound(() => found);
        },
        (error: unknown) => {
          if (isWanted)
            setFound(() => {
              throw error;
            });
        },
      );
      return () => {
        isWanted = false;
      };
    }, [Found]);
    const Shown = Found ?? Before;
    return Shown === null ? null : <Shown {...props} />;
  };
}
