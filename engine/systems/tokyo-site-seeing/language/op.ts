import type { Facts } from '#engine/kernel/language/facts.ts';
import { wordsOf } from '#engine/kernel/language/op.ts';
import type { TokyoGame } from '../table/game.ts';
import type counting from '../words/counting.json';

/** Units of numbers; `any` if unknown. */
export type Unit = keyof typeof counting;

/**
 * - `harms` deals, alters or answers damage
 * - `ends` ends the game
 * - `leadsOn` advances the story or counts for it
 * - `mayDown`, `fromSupply`, `needsSlot` on several PCs the order may matter: one goes Down, tokens run out, a trouble
 * needs a slot
 * - `takesAway` may remove a PC's equipment
 * - `isHit` selects targets of an attack
 * - `tells` only advances or ends the story
 * - `ofMarket` selects in the market, by its fields
 * - `ofBot` only for texts of BOT cards
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
export const op = wordsOf<TokyoGame, Facts<Unit, Tag>>();
