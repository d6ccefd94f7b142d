import type { GameTemplates } from '#engine/kernel/contract/template.ts';
import { card } from './card.ts';
import { deck, investigator } from './investigator.ts';
import { scenario } from './scenario.ts';
import { encounterSet, word } from './small-entries.ts';

export const beginnings: GameTemplates = {
  name: { ja: 'アーカムホラー LCG', en: 'Arkham Horror: The Card Game' },
  all: [scenario, card, investigator, deck, encounterSet, word],
};
