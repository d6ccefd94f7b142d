import type { Text } from '../basics/text.ts';
import type { RuleId } from '../procedures/next.ts';

export interface ScoreTerm {
  readonly label: Text;
  readonly rule: RuleId;
  readonly amount: number;
}

/** A tie-breaker: the higher amount is ahead, or the lower with `less`. */
export interface TieLine extends ScoreTerm {
  readonly less: boolean;
}

export interface SeatOutcome {
  /** 1 is first. Ties share a place and the next is skipped (1, 1, 3); in cooperative games all share one. */
  readonly place: number;
  readonly won: boolean;
  /** Terms that add up to the score; null: the game keeps no score. */
  readonly score: readonly ScoreTerm[] | null;
  readonly ties: readonly TieLine[];
}

export interface Outcome {
  /** One of `results` in the game's vocabulary. */
  readonly result: string;
  readonly seats: readonly SeatOutcome[];
}

/** What a person reads for a result; `names` are those of the game. */
export const resultName = (names: { readonly [result: string]: Text }, result: string): Text =>
  names[result] ?? { ja: result, en: result };

export function scoreOf({ score }: Pick<SeatOutcome, 'score'>): number | null {
  return score === null ? null : score.reduce((sum, { amount }) => sum + amount, 0);
}

export function cooperativeOutcome(result: string, won: boolean, seats: number): Outcome {
  return { result, seats: Array.from({ length: seats }, () => ({ place: 1, won, score: null, ties: [] })) };
}

/** Ranks seats by score, highest first, then by tie-breakers; equal in all, they share a place. */
export function byScore(
  result: string,
  scores: readonly (readonly ScoreTerm[])[],
  ties: (seat: number) => readonly TieLine[] = () => [],
): Outcome {
  const broken = scores.map((_, seat) => ties(seat));
  const ranked = scores.map((score, seat) => [
    scoreOf({ score }) ?? 0,
    ...(broken[seat] ?? []).map(({ amount, less }) => (less ? -amount : amount)),
  ]);
  const isAhead = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((value, i) => value !== other[i]);
    return at >= 0 && (one[at] as number) > (other[at] as number);
  };
  return {
    result,
    seats: scores.map((score, seat) => {
      const place = 1 + ranked.filter((other) => isAhead(other, ranked[seat] ?? [])).length;
      return { place, won: place === 1, score, ties: broken[seat] ?? [] };
    }),
  };
}
