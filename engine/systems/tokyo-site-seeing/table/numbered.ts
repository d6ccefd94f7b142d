import type { Counter } from '#engine/kernel/table/things-and-places.ts';
import { abilities, discardKinds, pileKinds } from '../basics/vocabulary.ts';

// Saved games contain these numbers: append only.

export const placesOfPc = ['hand', 'deck', 'discards', 'equipped'] as const;
export const commonPlaces = [
  ...[...pileKinds, ...discardKinds.map((kind) => `${kind}/discards` as const)],
  // `exploration`: the revealed SITE card
  ...(['scrap', 'encounter', 'exploration', 'removed'] as const),
  ...(['scenario/deck', 'scenario/shown', 'scenario/aside', 'scenario/discards', 'scenario/mods'] as const),
  // Drawn but not placed, played but not resolved
  ...(['pending', 'inPlay'] as const),
];

export const numbered = {
  counters: [
    ...(['round', 'phase', 'supply', 'result', 'area', 'damage', 'progress', 'ap', 'exhaust', 'sealed'] as const),
    ...(['lowered', 'locked', 'finished', 'redrawn', 'exploring', 'attempted', 'passed'] as const),
    ...abilities,
    'maxHp' as const,
  ],
  // Slots are things since tokens can be on empty ones (TSS-SCN-11)
  sorts: ['pc', 'skill', 'area', 'bot', 'slot'],
  places: [...placesOfPc, 'slots' as const, ...commonPlaces],
};
export type CounterName = (typeof numbered.counters)[number];
export type PlaceKey = (typeof numbered.places)[number];

export const counter = Object.fromEntries(numbered.counters.map((name, index) => [name, index])) as {
  readonly [name in CounterName]: Counter;
};
