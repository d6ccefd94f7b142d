import type { AnyChange } from '#engine/kernel/changes/change.ts';
import * as attack from './attack.ts';
import * as cards from './cards.ts';
import * as damage from './damage.ts';
import * as exploration from './exploration.ts';
import { forced } from './forced.ts';
import * as game from './game.ts';
import { withLimitCheck } from './max-hp-limit.ts';
import * as rewards from './rewards.ts';
import * as tokens from './tokens.ts';

/** All kinds of changes. Damage and cheats check PC limits themselves. */
export const allChanges: readonly AnyChange[] = [
  ...Object.values(damage),
  forced,
  ...[attack, cards, tokens, game, rewards, exploration]
    .flatMap((kinds): AnyChange[] => Object.values(kinds))
    .map(withLimitCheck),
];
