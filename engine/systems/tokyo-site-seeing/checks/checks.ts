import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { checkRecord } from '#engine/library/campaign/check-record.ts';
import { checksOfProject } from '#engine/library/content-checks/checks-of-project.ts';
import { checkBots } from './bots.ts';
import { checkCards } from './cards.ts';
import { type CheckedProject, ofEach, projectOf } from './documents.ts';
import { checkAlike } from './duplicate-designs.ts';
import { checkEnemies } from './enemies.ts';
import { checkEntries } from './entries.ts';
import { checkIdleEffects } from './idle-effects.ts';
import { checkMat } from './mat.ts';
import { checkMods } from './mods.ts';
import { checkAfterTheEnd, checkNeverDone } from './never-done.ts';
import { checkPcs } from './pcs.ts';
import { checkPrintedText } from './printed-text.ts';
import { checkScenarios } from './scenarios.ts';
import { checkSite } from './site.ts';
import { checkStories } from './stories.ts';
import { checkTokens } from './tokens.ts';
import { checkNobody } from './unowned-texts.ts';

/** Records refer to rewards of their scenarios (TSS-CAMP-08). */
const records = ({ campaign, scenarios, isUnsound }: CheckedProject): readonly ContentProblem[] =>
  isUnsound(/^scenarios\//)
    ? []
    : checkRecord(
        campaign,
        scenarios.map(({ value }) => value),
      );

const checksOfEach = [checkSite, checkCards, checkEnemies, checkEntries, checkAfterTheEnd, checkNeverDone, checkNobody];
const checkEach = ofEach(
  (one) => checksOfEach.flatMap((check) => check(one)),
  (run) =>
    run.flatMap(({ placed, made }) => made.map((found) => ({ ...found, path: [...placed.path, ...found.path] }))),
);

export const check = checksOfProject<CheckedProject>({
  projectOf,
  ofPlay: [
    checkEach,
    checkScenarios,
    checkStories,
    checkTokens,
    checkMods,
    records,
    checkMat,
    checkPcs,
    checkBots,
    checkIdleEffects,
    checkAlike,
  ],
  ofTranslations: [checkPrintedText],
});
