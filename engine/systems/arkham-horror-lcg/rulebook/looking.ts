import type { Scope } from '#engine/kernel/language/block.ts';
import { nowhere } from '#engine/kernel/table/things-and-places.ts';
import { lookingAt } from '#engine/library/piles/look-at.ts';
import { searching } from '#engine/library/piles/search.ts';
import type { ArkhamGame } from '../table/game.ts';

const self = { op: 'self' };
const piles = {
  piles: {
    deck: { place: (game: ArkhamGame, { self: by }: Scope) => (by > 0 ? game.place('deck', by) : nowhere) },
    encounterDeck: { place: (game: ArkhamGame) => game.place('encounterDeck') },
    encounterDiscard: { place: (game: ArkhamGame) => game.place('encounterDiscard'), isOpen: true },
  },
  field: 'pile',
  example: {
    effect: { op: 'gainResources', who: self, amount: 1 } as { op: string },
    condition: { op: 'exists', what: self } as { op: string },
  },
} as const;

/** Cards that are searched have not left their area, and only who searches sees them (AH-ZN-13). */
export const search = searching<ArkhamGame>(piles);
export const lookAt = lookingAt<ArkhamGame>(piles);
