import type { Counter } from '#engine/kernel/table/table.ts';
import { abilities, discardKinds, pileKinds } from '../basics/vocabulary.ts';

// The order of counters, things and places. Saved games refer to them by number, so new ones go last.

/** The places that each PC has. */
export const placesOfPc = ['hand', 'deck', 'discards', 'equipped'] as const;
/** The places of every game, apart from slots and those of PCs. */
export const commonPlaces = [
  ...[...pileKinds, ...discardKinds.map((kind) => `${kind}/discards` as const)],
  // `exploration`: the revealed SITE card until it is resolved
  ...(['scrap', 'encounter', 'exploration', 'removed'] as const),
  ...(['scenario/deck', 'scenario/shown', 'scenario/aside', 'scenario/discards', 'scenario/mods'] as const),
  // Cards in between: drawn but not yet placed, played but not yet processed
  ...(['pending', 'inPlay'] as const),
];

export const numbered = {
  counters: [
    ...(['round', 'phase', 'supply', 'result', 'area', 'damage', 'progress', 'ap', 'exhaust', 'sealed'] as const),
    ...(['lowered', 'locked', 'finished', 'redrawn', 'exploring', 'attempted', 'passed'] as const),
    ...abilities,
    'maxHp' as const,
  ],
  // Three skills for each PC. Slots are things because progress tokens can lie on an empty one (TSS-SCN-11).
  sorts: ['pc', 'skill', 'area', 'bot', 'slot'],
  places: [...placesOfPc, 'slots' as const, ...commonPlaces],
};
export type CounterName = (typeof numbered.counters)[number];
export type PlaceKey = (typeof numbered.places)[number];

/** All counters of all kinds of things, each with its index. A thing uses only a few of them. */
export const counter = Object.fromEntries(numbered.counters.map((name, index) => [name, index])) as {
  readonly [name in CounterName]: Counter;
};
