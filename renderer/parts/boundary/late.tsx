import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is fetched when it is first shown. Not by `lazy`: that would never ask again for what could not be
 * fetched once, and this asks whenever it is shown anew. `Before`: what stands there until then; without it nothing does.
 */
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
      load().then(
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
