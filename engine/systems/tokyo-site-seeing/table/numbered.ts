import type { Counter } from '#engine/kernel/table/table.ts';
import { abilities, discardKinds, pileKinds } from '../basics/vocabulary.ts';

// The order of what the table is made of. Saved games know counters, things and places by their numbers: what is new comes
// last.

/** The places that each PC has. */
export const placesOfPc = ['hand', 'deck', 'discards', 'equipped'] as const;
/** Those that every game has, besides the slots and what is a PC's. */
export const commonPlaces = [
  ...[...pileKinds, ...discardKinds.map((kind) => `${kind}/discards` as const)],
  // `exploration`: the SITE card that is revealed and not yet resolved
  ...(['scrap', 'encounter', 'exploration', 'removed'] as const),
  ...(['scenario/deck', 'scenario/shown', 'scenario/aside', 'scenario/discards', 'scenario/mods'] as const),
  // Cards on their way: drawn and not yet placed, played and not yet processed
  ...(['pending', 'inPlay'] as const),
];

export const numbered = {
  counters: [
    ...(['round', 'phase', 'supply', 'result', 'area', 'damage', 'progress', 'ap', 'exhaust', 'sealed'] as const),
    ...(['lowered', 'locked', 'finished', 'redrawn', 'exploring', 'attempted', 'passed'] as const),
    ...abilities,
    'maxHp' as const,
  ],
  // Three skills a PC. Slots are things too: progress tokens can lie on one without a card (TSS-SCN-11)
  sorts: ['pc', 'skill', 'area', 'bot', 'slot'],
  places: [...placesOfPc, 'slots' as const, ...commonPlaces],
};
export type CounterName = (typeof numbered.counters)[number];
export type PlaceKey = (typeof numbered.places)[number];

/** The numbers a thing can hold, each with its index; each kind of thing uses the few that are its own. */
export const counter = Object.fromEntries(numbered.counters.map((name, index) => [name, index])) as {
  readonly [name in CounterName]: Counter;
};
