import { wordsToEach } from '#engine/library/words/each-words.ts';
import { opsBySort } from '#engine/library/words/ops-by-sort.ts';
import type { UsualValues } from '#engine/library/words/usual-example.ts';
import type { ArkhamGame } from '../table/game.ts';

export const self = { op: 'self' } as const;
export const thisCard = { op: 'thisCard' } as const;

/** What examples of ops say where nothing else is to be shown. */
export const usual = {
  effect: { op: 'gainResources', who: self, amount: 1 },
  selected: { investigator: self, card: thisCard, enemy: thisCard, location: { op: 'locationOf', of: self } },
  anything: self,
} as const satisfies UsualValues;

export const { amountOp, conditionOp, effectOp, selectorOp } = opsBySort<ArkhamGame>(usual);
export const toEach = wordsToEach<ArkhamGame>(usual);
