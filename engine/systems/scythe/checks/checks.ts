import { checksOfProject } from '#engine/library/content-checks/checks-of-project.ts';
import { checkCards } from './cards.ts';
import { projectOf, type ScytheProject } from './documents.ts';
import { checkFactions } from './factions.ts';
import { checkGames } from './games.ts';
import { checkLackingResources } from './lacking-resources.ts';
import { checkMaps } from './maps.ts';
import { checkMats } from './mats.ts';
import { checkObjectivesAtStart } from './objectives-at-start.ts';
import { checkObjectivesNever } from './objectives-never.ts';
import { checkPrices } from './prices.ts';
import { checkPrintedText } from './printed-text.ts';
import { checkReach } from './reach.ts';

export const check = checksOfProject<ScytheProject>({
  projectOf,
  ofPlay: [
    ...[checkMaps, checkReach, checkGames, checkMats, checkPrices, checkLackingResources],
    ...[checkCards, checkObjectivesAtStart, checkObjectivesNever, checkFactions],
  ],
  ofTranslations: [checkPrintedText],
});
