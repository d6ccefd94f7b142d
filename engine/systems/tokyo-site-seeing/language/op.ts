import { wordsOf } from '#engine/kernel/language/op.ts';
import type { TokyoGame } from '../table/game.ts';

/** `op(id, …)`: a word of this game's effect language; its folder is its sort. */
export const op = wordsOf<TokyoGame>();
