import type { DocumentFormat } from '#engine/kernel/contract/system.ts';
import { campaignDocument } from '#engine/library/campaign/record-format.ts';
import { format } from '#engine/library/formats/fields.ts';
import { botsDocument } from './bots.ts';
import { cardsDocument } from './card.ts';
import { matDocument } from './mat.ts';
import { pcsDocument } from './pcs.ts';
import { scenarioDocument } from './scenario.ts';
import { scenarioCardsDocument } from './scenario-card.ts';
import { scenarioModsDocument } from './scenario-mod.ts';
import { siteDocument } from './site.ts';
import { troublesDocument } from './trouble.ts';
import { wordsDocument } from './words.ts';

export const formats: readonly DocumentFormat[] = [
  format('mat', matDocument),
  format('pcs', pcsDocument),
  format('bots', botsDocument, { required: false }),
  format('cards', cardsDocument, {
    where: 'cards/weapons.json',
    path: /^cards\/(?:starters|weapons|items|followers|artifacts)\.json$/,
  }),
  format('troubles', troublesDocument, { where: 'cards/troubles.json' }),
  format('site-cards', siteDocument, { where: 'cards/site.json', required: false }),
  format('scenario', scenarioDocument, {
    where: 'scenarios/S00-name/scenario.json',
    path: /^scenarios\/[^/]+\/scenario\.json$/,
  }),
  format('scenario-cards', scenarioCardsDocument, {
    where: 'scenarios/S00-name/cards.json',
    path: /^scenarios\/[^/]+\/cards\.json$/,
  }),
  format('scenario-mods', scenarioModsDocument, { required: false }),
  format('campaign', campaignDocument, { required: false }),
  format('words', wordsDocument, { required: false }),
];
