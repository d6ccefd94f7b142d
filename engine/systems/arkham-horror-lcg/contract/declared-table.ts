import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type Next, restart } from '#engine/kernel/procedures/next.ts';
import type { DeclaredTable } from '#engine/library/table-document/table-document.ts';
import { call } from '../rulebook/book.ts';
import { rounds } from '../rulebook/phases.ts';
import type { ArkhamGame } from '../table/game.ts';
import { declared, type RoundPhase } from '../table/plan.ts';

export const declaredTable: DeclaredTable<ArkhamGame> = { ...declared, then: beginPhase };

/** A `put` of another phase of the round begins it. */
function beginPhase(game: ArkhamGame, { phase }: JsonObject): Next {
  const isElsewhere = typeof phase === 'string' && phase !== game.phase && phase !== 'setup';
  return isElsewhere ? restart(call(rounds, { from: phase as RoundPhase })) : undefined;
}
