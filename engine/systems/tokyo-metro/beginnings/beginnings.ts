import type { BeginningsOfGame } from '#engine/kernel/contract/beginning.ts';
import { card } from './card.ts';
import { game } from './game.ts';

/** What authors begin in a project of this game. */
export const beginnings: BeginningsOfGame = {
  name: { ja: 'TOKYO METRO', en: 'Tokyo Metro' },
  all: [card, game],
};
