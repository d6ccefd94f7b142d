import type { Place } from '#engine/kernel/table.ts';
import type { Tokyo } from './table/tokyo.ts';

/** 評価クリアラウンド数 (TSS-RANK-04): troubles and SITE cards that lie about, a PC's share, rounded down. */
export function ratingRounds(game: Tokyo): number {
  const { discardPiles, encounter, explored } = game.layout;
  const at = (place: Place) => game.table.at(place).length;
  const troubles =
    game.slotCards().filter((card) => game.isTrouble(card)).length + at(discardPiles['trouble'] as Place);
  const site = Math.max(0, at(encounter) + at(explored) + at(discardPiles['site'] as Place) - game.pcs.length);
  return Math.floor((troubles + site) / game.pcs.length);
}

/** The rank that the scenario's table gives for a victory (TSS-RANK-07); null: not won, or the table has none. */
export function rankOf(game: Tokyo): string | null {
  if (game.result !== 'cleared') return null;
  const rounds = ratingRounds(game);
  return game.scenario.ranks.find(({ upTo }) => upTo === undefined || rounds <= upTo)?.rank ?? null;
}
