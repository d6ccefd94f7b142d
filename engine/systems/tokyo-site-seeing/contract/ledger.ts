import { campaignLedger } from '#engine/library/campaign/ledger.ts';
import { broughtBy } from '../basics/campaign.ts';
import { rankOf } from '../basics/ranking.ts';
import type { TokyoContent } from '../content/content.ts';
import type { TokyoGame } from '../table/game.ts';
import { readSetup } from '../table/setup.ts';

/** Campaign record: clears with the chosen reward (TSS-CAMP-08). */
export const ledger = campaignLedger<TokyoGame>({
  format: 'campaign',
  players: (content, setup) => readSetup(content as TokyoContent, setup).players,
  seated: (game) => game.setup.players.length,
  brings: (game) => {
    if (game.result !== 'cleared') return null;
    return { scenario: game.scenario.id, rewards: broughtBy(game).map(({ id }) => id), rank: rankOf(game) };
  },
});
