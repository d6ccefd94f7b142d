import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { at, type Located } from '../content-checks/placed.ts';
import type { CampaignPlayer } from './record-format.ts';

export interface ScenarioRecord {
  readonly id: string;
  readonly rewards: readonly { readonly id: string }[];
  readonly ranks: readonly { readonly rank: string }[];
}

/** Scenarios of other projects are skipped. */
export const checkRecord = (
  players: readonly Located<CampaignPlayer>[],
  scenarios: readonly ScenarioRecord[],
): ContentProblem[] =>
  players.flatMap((player) =>
    player.value.clears.flatMap(({ scenario, reward, rank }, i) => {
      const found = scenarios.find(({ id }) => id === scenario);
      const path = ['clears', i];
      const rewards = found?.rewards.map(({ id }) => id) ?? [];
      const ranks = found?.ranks.map((one) => one.rank) ?? [];
      const isMissing = (said: string | undefined, there: readonly string[]): said is string =>
        found !== undefined && said !== undefined && !there.includes(said);
      return [
        ...(isMissing(reward, rewards)
          ? [
              at(player, [...path, 'reward'], 'CMP001', 'error', {
                ...{ scenario, reward, allowed: rewards.join(', ') || '—' },
              }),
            ]
          : []),
        ...(isMissing(rank, ranks)
          ? [at(player, [...path, 'rank'], 'CMP002', 'error', { scenario, rank, allowed: ranks.join(', ') })]
          : []),
      ];
    }),
  );
