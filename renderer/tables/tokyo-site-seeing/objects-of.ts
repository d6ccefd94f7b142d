import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { ownOf } from '../library/offers.ts';

/** A BOT card bears the name of a PC that does not play. */
export const botOf = (id: string): string => `bots/${id}`;
/** A skill bears the name of its PC before its own. */
export const skillOf = (pc: string, skill: string): string => `${pc}/skills/${skill}`;

/** The cards, slots, areas, PCs, skills and BOT cards that an answer names besides who gives it. */
export function objectsOf({ by, card, slot, area, pc, skill, bot, target }: JsonObject): readonly string[] {
  const own = typeof by === 'string' ? by : '';
  const skillName = typeof skill === 'string' ? skillOf(own, skill) : null;
  const named = [card, slot, area, pc, target, skillName, typeof bot === 'string' ? botOf(bot) : null];
  const names = [...new Set(named.filter((name) => typeof name === 'string'))];
  return names.length > 0 ? names : [ownOf(own)];
}
