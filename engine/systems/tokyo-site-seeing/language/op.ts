import { wordsOf } from '#engine/kernel/language/op.ts';
import type { Tokyo } from '../table/tokyo.ts';

/** `op(id, …)`: a word of this game's effect language; its folder is its sort. */
export const op = wordsOf<Tokyo>();
