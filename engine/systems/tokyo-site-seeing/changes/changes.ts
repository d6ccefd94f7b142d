import type { AnyChange } from '#engine/kernel/change.ts';
import * as attack from './attack.ts';
import * as cards from './cards.ts';
import * as damage from './damage.ts';
import * as exploration from './exploration.ts';
import { forced } from './forced.ts';
import * as game from './game.ts';
import { heedingLimits } from './limit.ts';
import * as rewards from './rewards.ts';
import * as tokens from './tokens.ts';

/** Everything that can happen. */
export const allChanges: readonly AnyChange[] = [
  ...Object.values(attack),
  ...Object.values(damage),
  ...Object.values(cards),
  ...Object.values(tokens),
  ...Object.values(game),
  ...Object.values(rewards),
  ...Object.values(exploration),
  forced,
].map(heedingLimits);
