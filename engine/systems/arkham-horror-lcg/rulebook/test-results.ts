import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ArkhamGame } from '../table/game.ts';
import { deal } from './harm.ts';

/** What a fight does in ST.7: damage to the enemy, or to the one investigator it is engaged with. */
export function fightResult(game: ArkhamGame, by: Thing, enemy: Thing, passed: boolean): Next {
  const damage = game.value('blow', by);
  if (passed) return game.isInPlay(enemy) ? deal(enemy, { damage, horror: 0 }) : undefined;
  const others = game.engagedWith(enemy).filter((seat) => seat !== by);
  const [only] = others;
  if (game.has(enemy, 'massive') || game.engagedWith(enemy).includes(by) || others.length !== 1) return undefined;
  return deal(only as Thing, { damage, horror: 0 });
}

/** It exhausts, and its engagement is broken (AH-AT-20). */
export const evadedBy = (game: ArkhamGame, enemy: Thing, by: Thing): Next => [
  change('exhaust', { of: enemy }),
  game.has(enemy, 'massive') ? undefined : change('disengage', { of: enemy, to: game.locationOf(by) }),
  change('evaded', { of: enemy, by }),
];
