import type { ContentProblem } from '#engine/kernel/system.ts';
import type { Placed } from '#engine/library/content-checks/placed.ts';
import type { CampaignPlayer } from '../formats/campaign.ts';
import { at, type Project } from './documents.ts';

/** A record names rewards and ranks that its scenarios have. */
export function checkCampaign(project: Project): ContentProblem[] {
  if (project.isUnsound(/^scenarios\//)) return [];
  return project.campaign.flatMap((player) => clears(project, player));
}

function clears({ scenarios }: Project, player: Placed<CampaignPlayer>): ContentProblem[] {
  return player.value.clears.flatMap(({ scenario, reward, rank }, i) => {
    const found = scenarios.find(({ value }) => value.id === scenario)?.value;
    if (found === undefined) return [];
    const problems: ContentProblem[] = [];
    if (reward !== undefined && !found.rewards.some(({ id }) => id === reward)) {
      const allowed = found.rewards.map(({ id }) => id).join(', ') || '—';
      problems.push(at(player, ['clears', i, 'reward'], 'CMP001', 'error', { scenario, reward, allowed }));
    }
    if (rank !== undefined && !found.ranks.some((one) => one.rank === rank)) {
      const allowed = found.ranks.map((one) => one.rank).join(', ');
      problems.push(at(player, ['clears', i, 'rank'], 'CMP002', 'error', { scenario, rank, allowed }));
    }
    return problems;
  });
}
