import type { GameTemplates } from '#engine/kernel/contract/template.ts';
import { card } from './card.ts';
import { game } from './game.ts';

export const beginnings: GameTemplates = {
  name: { ja: 'TOKYO METRO', en: 'Tokyo Metro' },
  all: [card, game],
};
