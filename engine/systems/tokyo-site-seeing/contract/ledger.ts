import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type Ledger, RefusalError } from '#engine/kernel/system.ts';
import type { TokyoContent } from '../content/content.ts';
import type { CampaignPlayer, Clear } from '../formats/campaign.ts';
import type { TokyoGame } from '../table/game.ts';
import { readSetup } from '../table/setup.ts';
import { unlocked } from './campaign.ts';
import { rankOf } from './ranking.ts';

type Player = CampaignPlayer & JsonObject;
const playersIn = (record: JsonObject): readonly Player[] => record['players'] as readonly Player[];

/** The campaign record (TSS-CAMP-08). Its players sit down in its order: the first of it is the first of the set-up. */
export const ledger: Ledger<TokyoGame> = {
  format: 'campaign',
  blank: { formatVersion: 1, players: [] },
  seat: (content, setup, record) => ({
    ...setup,
    // What a set-up says of a player itself stands
    players: readSetup(content as TokyoContent, setup).players.map((player, i) => ({
      clears: playersIn(record)[i]?.clears ?? [],
      ...player,
    })),
  }),
  entry,
  enter: (game, record, line) => {
    const players = [...playersIn(record)];
    for (const [i] of game.setup.players.entries()) {
      const player = players[i] ?? { id: freeName(players), clears: [] };
      players[i] = { ...player, clears: [...player.clears, line as Clear & JsonObject] };
    }
    return { ...record, players };
  },
};

/** The clear of a game that was won: with the reward chosen of those that its end brings, else with the first of them. */
function entry(game: TokyoGame, choice: string | undefined): JsonObject | null {
  const brought = unlocked(game);
  if (brought === null) return null;
  const { scenario, rewards } = brought as { readonly scenario: string; readonly rewards: readonly { id: string }[] };
  const offered = rewards.map(({ id }) => id);
  if (choice !== undefined && !offered.includes(choice)) {
    throw new RefusalError('rewardNotBrought', { scenario, reward: choice, offered: offered.join(', ') || '—' });
  }
  const [reward, rank] = [choice ?? offered[0], rankOf(game)];
  return { scenario, ...(reward === undefined ? {} : { reward }), ...(rank === null ? {} : { rank }) };
}

function freeName(players: readonly Player[]): string {
  let number = players.length + 1;
  while (players.some(({ id }) => id === `player-${number}`)) number++;
  return `player-${number}`;
}
