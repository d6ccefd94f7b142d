import type { OfferedAction } from '../workers/engine-calls.ts';

/** An action, or several that differ only in their number. */
export type ActionOffer = readonly [OfferedAction, ...OfferedAction[]];

/** Two numbers are still two choices. */
const FEWEST = 3;

/** In the order of the actions. `isByNumber`: actions that differ only in their number are one offer. */
export function offersIn(actions: readonly OfferedAction[], isByNumber: boolean): readonly ActionOffer[] {
  const alike = new Map<string, readonly OfferedAction[]>();
  for (const action of isByNumber ? actions : []) {
    const key = withoutNumber(action);
    if (key !== null) alike.set(key, [...(alike.get(key) ?? []), action]);
  }
  return actions.flatMap((action): readonly ActionOffer[] => {
    const [first, ...others] = alike.get(withoutNumber(action) ?? '') ?? [];
    if (first === undefined || others.length + 1 < FEWEST) return [[action]];
    return first === action ? [[first, ...others]] : [];
  });
}

function withoutNumber({ answer: { amount, ...rest } }: OfferedAction): string | null {
  return typeof amount === 'number' ? JSON.stringify(rest) : null;
}
