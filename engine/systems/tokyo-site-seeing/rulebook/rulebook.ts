import type { AnyProcedure } from '#engine/kernel/procedures/procedure.ts';
import { setUp } from './01-setup.ts';
import { roundProcedures } from './02-rounds.ts';
import { troubleProcedures } from './03-troubles.ts';
import { handProcedures } from './04-hand.ts';
import { actions } from './05-actions.ts';
import { phaseTextProcedures } from './06-phase-texts.ts';
import { checkProcedures } from './07-check.ts';
import { afterProcedures } from './08-after.ts';
import { damageProcedures } from './09-damage.ts';
import { equipProcedures } from './11-equip.ts';
import { refreshProcedures } from './13-refresh.ts';
import { moveProcedures } from './15-move.ts';
import { buyProcedures } from './16-buy.ts';
import { solveProcedures } from './17-solve.ts';
import { solvedProcedures } from './18-solved.ts';
import { battleProcedures } from './19-battle.ts';
import { jointAttackProcedures } from './19-joint-attack.ts';
import { scenarioProcedures } from './20-scenario.ts';
import { rewardProcedures } from './21-rewards.ts';
import { swapProcedures } from './22-swap.ts';
import { siteProcedures } from './23-site.ts';
import { leavingSiteProcedures } from './24-leaving-site.ts';
import { inFullProcedures } from './in-full.ts';
import { inOrderProcedures } from './in-order.ts';
import { timedTextProcedures } from './timed-texts.ts';
import { useProcedures } from './use-entry.ts';

export const procedures: readonly AnyProcedure[] = [
  setUp,
  ...roundProcedures,
  ...troubleProcedures,
  ...handProcedures,
  actions,
  ...phaseTextProcedures,
  ...checkProcedures,
  ...afterProcedures,
  ...damageProcedures,
  ...equipProcedures,
  ...refreshProcedures,
  ...moveProcedures,
  ...buyProcedures,
  ...solveProcedures,
  ...solvedProcedures,
  ...battleProcedures,
  ...jointAttackProcedures,
  ...scenarioProcedures,
  ...rewardProcedures,
  ...swapProcedures,
  ...siteProcedures,
  ...leavingSiteProcedures,
  ...timedTextProcedures,
  ...inFullProcedures,
  ...inOrderProcedures,
  ...useProcedures,
];
