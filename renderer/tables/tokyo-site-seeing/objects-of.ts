import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { seatActions } from '../library/legal-actions.ts';

/** BOT cards are named after an absent PC. */
export const botOf = (id: string): string => `bots/${id}`;
/** A PC may share its id with a BOT card, which the table names with its list. */
export const entryOf = (pcs: object, name: string): string => (Object.hasOwn(pcs, name) ? `pcs/${name}` : name);
export const skillOf = (pc: string, skill: string): string => `${pc}/skills/${skill}`;

/** What an answer names besides its seat. */
export function objectsOf({ by, card, slot, area, pc, skill, bot, target }: JsonObject): readonly string[] {
  const own = typeof by === 'string' ? by : '';
  const skillName = typeof skill === 'string' ? skillOf(own, skill) : null;
  const named = [card, slot, area, pc, target, skillName, typeof bot === 'string' ? botOf(bot) : null];
  const names = [...new Set(named.filter((name) => typeof name === 'string'))];
  return names.length > 0 ? names : [seatActions(own)];
}
