import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type Content, type Ledger, RefusalError } from '#engine/kernel/contract/system.ts';

export interface WonRewards {
  readonly scenario: string;
  /** Alternatives; the default first. */
  readonly rewards: readonly string[];
  readonly rank: string | null;
}
interface Player extends JsonObject {
  readonly id: string;
  readonly clears: readonly JsonObject[];
}
const playersIn = (record: JsonObject): readonly Player[] => record['players'] as readonly Player[];

/** `{players: [{id, clears: [{scenario, reward, rank}]}]}`, oldest clears first. Its players take seats in order. */
export const campaignLedger = <G>({
  format,
  players,
  seated,
  brings,
}: {
  readonly format: string;
  /** Players of a set-up; their own `clears` win over the ledger's. */
  readonly players: (content: Content, setup: JsonObject) => readonly JsonObject[];
  readonly seated: (game: G) => number;
  readonly brings: (game: G) => WonRewards | null;
}): Ledger<G> => ({
  format,
  blank: { formatVersion: 1, players: [] },
  seat: (content, setup, record) => ({
    ...setup,
    players: players(content, setup).map((player, i) => ({ clears: playersIn(record)[i]?.clears ?? [], ...player })),
  }),
  entry: (game, choice) => {
    const brought = brings(game);
    if (brought === null) return null;
    const { scenario, rewards, rank } = brought;
    if (choice !== undefined && !rewards.includes(choice)) {
      throw new RefusalError('rewardNotBrought', { scenario, reward: choice, offered: rewards.join(', ') || '—' });
    }
    const reward = choice ?? rewards[0];
    return { scenario, ...(reward === undefined ? {} : { reward }), ...(rank === null ? {} : { rank }) };
  },
  enter: (game, record, line) => {
    const all = [...playersIn(record)];
    for (let i = 0; i < seated(game); i++) {
      const player = all[i] ?? { id: freeName(all), clears: [] };
      all[i] = { ...player, clears: [...player.clears, line] };
    }
    return { ...record, players: all };
  },
});

function freeName(players: readonly Player[]): string {
  let number = players.length + 1;
  while (players.some(({ id }) => id === `player-${number}`)) number++;
  return `player-${number}`;
}
