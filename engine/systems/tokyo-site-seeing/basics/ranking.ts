import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { TokyoGame } from '../table/game.ts';

/** Cards that count for the rating. */
interface LyingAbout {
  /** Including covered ones (TSS-RANK-08). */
  readonly troublesOnMat: number;
  readonly troublesDiscarded: number;
  readonly siteDrawn: number;
  readonly siteDiscarded: number;
  /** SITE cards minus one per PC, at least 0 (TSS-RANK-05). */
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

/** 評価クリアラウンド数 (TSS-RANK-04): counted cards per PC, rounded down. */
export function ratingRounds(game: TokyoGame): number {
  return Math.floor(sumOf(lyingAbout(game)) / game.pcs.length);
}

/** Terms of the rating, and the scenario's rank table; null: not won. */
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

/** Rank from the scenario's table (TSS-RANK-07); null: not won or no table. */
export function rankOf(game: TokyoGame): string | null {
  if (game.result !== 'cleared') return null;
  const rounds = ratingRounds(game);
  return game.scenario.ranks.find(({ upTo }) => upTo === undefined || rounds <= upTo)?.rank ?? null;
}
