import { checksOfProject } from '#engine/library/content-checks/checks-of-project.ts';
import { checkAbilities } from './abilities.ts';
import { checkBags } from './bags.ts';
import { checkCards } from './cards.ts';
import { type ArkhamProject, projectOf } from './documents.ts';
import { checkKeywords } from './keywords.ts';
import { checkLocations } from './locations.ts';
import { checkOddEffects } from './odd-effects.ts';
import { checkPrintedText } from './printed-text.ts';
import { checkScenarios } from './scenarios.ts';
import { checkStories } from './story-ends.ts';

export const check = checksOfProject<ArkhamProject>({
  projectOf,
  ofPlay: [
    checkScenarios,
    checkBags,
    checkStories,
    checkLocations,
    checkCards,
    checkKeywords,
    checkAbilities,
    checkOddEffects,
  ],
  ofTranslations: [checkPrintedText],
});
