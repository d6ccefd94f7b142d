import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { at, type CheckedProject } from './documents.ts';

/** A BOT card replaces an unplayed PC (TSS-SETUP-20). */
export function checkBots(project: CheckedProject): ContentProblem[] {
  if (project.isUnsound(/^pcs\.json$/)) return [];
  const pcs = new Set(project.pcs.map(({ value }) => value.id));
  return project.bots
    .filter(({ value }) => !pcs.has(value.id))
    .map((bot) => at(bot, ['id'], 'PCS003', 'error', { id: bot.value.id }));
}
