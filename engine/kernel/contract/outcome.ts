import type { Text } from '../basics/text.ts';
import type { RuleId } from '../procedures/next.ts';

/** What a score counts: in words, by which rule of the book, and how much it comes to. */
export interface ScoreLine {
  readonly label: Text;
  readonly rule: RuleId;
  readonly amount: number;
}

/** What parts seats of equal scores: the more is ahead, or the less. */
export interface TieLine extends ScoreLine {
  readonly less: boolean;
}

/** How one seat came out. */
export interface SeatOutcome {
  /** 1 is first; seats that tie share one, and the next place is left out. Who plays together shares one, won or lost. */
  readonly place: number;
  /** Whether it has won: of those who play against each other, whoever is first. */
  readonly won: boolean;
  /** Term by term what its score is the sum of; null: the game keeps none. */
  readonly score: readonly ScoreLine[] | null;
  /** What breaks a tie, in the order in which it is looked at. */
  readonly ties: readonly TieLine[];
}

/** How a game that is over came out. */
export interface Outcome {
  /** How it ended, in the game's own word: one of the `results` of its vocabulary. */
  readonly result: string;
  /** One a seat, in their order. */
  readonly seats: readonly SeatOutcome[];
}

/** The sum of a score; null where there is none. */
export function scoreOf({ score }: Pick<SeatOutcome, 'score'>): number | null {
  return score === null ? null : score.reduce((sum, { amount }) => sum + amount, 0);
}

/** All seats win or lose as one. */
export function together(result: string, won: boolean, seats: number): Outcome {
  return { result, seats: Array.from({ length: seats }, () => ({ place: 1, won, score: null, ties: [] })) };
}

/**
 * Seats by their scores, the highest first. `ties` tells what breaks a tie, the first line that differs counts; who is
 * alike in all of them shares the place.
 */
export function byScore(
  result: string,
  scores: readonly (readonly ScoreLine[])[],
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
