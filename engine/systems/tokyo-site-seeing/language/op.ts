import type { Facts } from '#engine/kernel/language/facts.ts';
import { wordsOf } from '#engine/kernel/language/op.ts';
import type { TokyoGame } from '../table/game.ts';
import type counting from '../words/counting.json';

/** What numbers in effects and texts count; `any` where nothing says it. */
export type Unit = keyof typeof counting;

/**
 * - `harms` deals damage, alters it or answers it
 * - `ends` ends the game
 * - `leadsOn` shows what comes next in the story, or counts for it
 * - `mayDown`, `fromSupply`, `needsSlot` done to several PCs, who is first may matter to the others: one goes Down, the
 *   tokens do not last, a trouble needs a slot
 * - `takesAway` may take equipment away from its PC
 * - `isHit` selects what an attack hits
 * - `tells` only carries the story on, or ends it
 * - `ofMarket` selects among what lies in the market, by what is written beside it
 * - `ofBot` selects something in a text of a BOT card alone
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

/** `op(id, …)`: a word of this game's effect language; its folder is its sort. */
export const op = wordsOf<TokyoGame, Facts<Unit, Tag>>();
