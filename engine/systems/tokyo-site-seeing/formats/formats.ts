import type { DocumentFormat } from '#engine/kernel/system.ts';
import { botsDocument } from './bots.ts';
import { campaignDocument } from './campaign.ts';
import { cardsDocument } from './card.ts';
import { matDocument } from './mat.ts';
import { pcsDocument } from './pcs.ts';
import { scenarioDocument } from './scenario.ts';
import { scenarioCardsDocument } from './scenario-card.ts';
import { scenarioModsDocument } from './scenario-mod.ts';
import { siteDocument } from './site.ts';
import { troublesDocument } from './trouble.ts';
import { wordsDocument } from './words.ts';

/** What a project of this game contains. */
export const formats: readonly DocumentFormat[] = [
  { id: 'mat', path: /^mat\.json$/, where: 'mat.json', required: true, schema: { ...matDocument } },
  { id: 'pcs', path: /^pcs\.json$/, where: 'pcs.json', required: true, schema: { ...pcsDocument } },
  { id: 'bots', path: /^bots\.json$/, where: 'bots.json', required: false, schema: { ...botsDocument } },
  {
    id: 'cards',
    path: /^cards\/(?:starters|weapons|items|followers|artifacts)\.json$/,
    where: 'cards/weapons.json',
    required: true,
    schema: { ...cardsDocument },
  },
  {
    id: 'troubles',
    path: /^cards\/troubles\.json$/,
    where: 'cards/troubles.json',
    required: true,
    schema: { ...troublesDocument },
  },
  {
    id: 'site-cards',
    path: /^cards\/site\.json$/,
    where: 'cards/site.json',
    required: false,
    schema: { ...siteDocument },
  },
  {
    id: 'scenario',
    path: /^scenarios\/[^/]+\/scenario\.json$/,
    where: 'scenarios/S00-name/scenario.json',
    required: true,
    schema: { ...scenarioDocument },
  },
  {
    id: 'scenario-cards',
    path: /^scenarios\/[^/]+\/cards\.json$/,
    where: 'scenarios/S00-name/cards.json',
    required: true,
    schema: { ...scenarioCardsDocument },
  },
  {
    id: 'scenario-mods',
    path: /^scenario-mods\.json$/,
    where: 'scenario-mods.json',
    required: false,
    schema: { ...scenarioModsDocument },
  },
  {
    id: 'campaign',
    path: /^campaign\.json$/,
    where: 'campaign.json',
    required: false,
    schema: { ...campaignDocument },
  },
  { id: 'words', path: /^words\.json$/, where: 'words.json', required: false, schema: { ...wordsDocument } },
];
