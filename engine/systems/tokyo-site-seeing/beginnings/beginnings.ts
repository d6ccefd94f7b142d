import type { GameTemplates } from '#engine/kernel/contract/template.ts';
import { card } from './card.ts';
import { scenario } from './scenario.ts';
import { scenarioMod } from './scenario-mod.ts';
import { trouble } from './trouble.ts';

export const beginnings: GameTemplates = {
  name: { ja: 'トーキョー災都心', en: 'Tokyo Site-Seeing' },
  all: [scenario, card, trouble, scenarioMod],
};
