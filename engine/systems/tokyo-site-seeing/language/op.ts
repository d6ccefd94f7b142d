import type { OpFacts } from '#engine/kernel/language/facts.ts';
import { opBuilder } from '#engine/kernel/language/op.ts';
import type { TokyoGame } from '../table/game.ts';
import type counting from '../words/counting.json';

export type CountedUnit = keyof typeof counting;

/**
 * `harms` deals, alters or answers damage. `leadsOn` advances the story or counts for it; `tells` does only that.
 * `mayDown`, `fromSupply`, `needsSlot`: on several PCs the order may matter. `takesAway`: a PC's equipment.
 */
type Tag =
  | 'harms'
  | 'ends'
  | 'leadsOn'
  | 'mayDown'
  | 'fromSupply'
  | 'needsSlot'
  | 'takesAway'
  | 'isHit'
  | 'tells'
  | 'ofMarket'
  | 'ofBot';

/** `op(id, …)`; the folder of an op is its sort. */
export const op = opBuilder<TokyoGame, OpFacts<CountedUnit, Tag>>();
