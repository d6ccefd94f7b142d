import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { TokyoGame } from '../table/game.ts';

/** The cards that lie about, which the rating adds up. */
interface LyingAbout {
  /** On the mat, those under other cards too (TSS-RANK-08), and among the discards. */
  readonly troublesOnMat: number;
  readonly troublesDiscarded: number;
  readonly siteDrawn: number;
  readonly siteDiscarded: number;
  /** The SITE cards less one a PC, never below nothing (TSS-RANK-05). */
  readonly site: number;
}

function lyingAbout(game: TokyoGame): LyingAbout {
  const siteDrawn = game.encountered.length + game.at('exploration').length;
  const siteDiscarded = game.at('site/discards').length;
  return {
    troublesOnMat: game.slotCards().filter((card) => game.isTrouble(card)).length,
    troublesDiscarded: game.at('trouble/discards').length,
    siteDrawn,
    siteDiscarded,
    site: Math.max(0, siteDrawn + siteDiscarded - game.pcs.length),
  };
}
const sumOf = ({ troublesOnMat, troublesDiscarded, site }: LyingAbout) => troublesOnMat + troublesDiscarded + site;

/** 評価クリアラウンド数 (TSS-RANK-04): troubles and SITE cards that lie about, a PC's share, rounded down. */
export function ratingRounds(game: TokyoGame): number {
  return Math.floor(sumOf(lyingAbout(game)) / game.pcs.length);
}

/** How the rating rounds of a victory add up, and the scenario's table that gives the rank for them; null: not won. */
export function ratingOf(game: TokyoGame): JsonObject | null {
  if (game.result !== 'cleared') return null;
  const lying = lyingAbout(game);
  return {
    ...lying,
    pcs: game.pcs.length,
    sum: sumOf(lying),
    rounds: ratingRounds(game),
    ranks: game.scenario.ranks.map((line) => ({ ...line })),
  };
}

/** The rank that the scenario's table gives for a victory (TSS-RANK-07); null: not won, or the table has none. */
export function rankOf(game: TokyoGame): string | null {
  if (game.result !== 'cleared') return null;
  const rounds = ratingRounds(game);
  return game.scenario.ranks.find(({ upTo }) => upTo === undefined || rounds <= upTo)?.rank ?? null;
}
