import type { Json } from '#engine/kernel/basics/json.ts';
import { type ScoreLine, scoreOf } from '#engine/kernel/contract/outcome.ts';
import { type Content, RefusalError, type RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { seatOfOne, seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { Effort, Player, PlayerMaker } from '#engine/players/player.ts';
import { type BrokenLaw, LawKeeper } from './laws.ts';
import { seedOf } from './seed-of.ts';

/** How a seat came out, as it is counted over many games. */
export interface SeatLine {
  readonly roles: readonly string[];
  readonly place: number;
  /** 1 for a victory; a first place that several share is shared out, unless they play together; else 0. */
  readonly win: number;
  readonly score: number | null;
  /** What the score is the sum of. */
  readonly lines?: readonly ScoreLine[];
  /** The how-manieth seat it was to give an open answer, from 1: the order of play as the game began; undefined: it gave none. */
  readonly order?: number;
}
/** How a game ended. */
export interface Ending {
  readonly result: string | null;
  /** Won or lost by all who play, who play together; null: they play against each other, or it goes on. */
  readonly won: boolean | null;
  readonly seats: readonly SeatLine[];
  /** The rule by which it ended. */
  readonly reason: string | null;
  readonly rounds: number;
  readonly rank: string | null;
  readonly decisions: number;
}
/** A game that a player has played to its end. */
export interface PlayedOut {
  readonly session: Session;
  readonly outcome: Ending;
  readonly brokenLaws: readonly BrokenLaw[];
}
export interface Game {
  readonly system: RuleSystem;
  readonly content: Content;
  readonly setup: Json;
  /** The same content with a probe in it: the laws hold the game against one that is looked at. */
  readonly probed?: (probe: Probe) => Content;
}
export interface HowToPlay {
  /** One program that plays all seats, or one for each seat. */
  readonly player: PlayerMaker | readonly PlayerMaker[];
  readonly effort?: Effort;
  /** Holds the game against its laws at every decision; see `LawKeeper`. */
  readonly laws?: boolean;
  /** Against all of them only at one decision in so many, drawn by chance: for very many games. 1 unless it is said. */
  readonly lawsEvery?: number;
  /** Plays with history, so that the game can be saved and looked at. */
  readonly keep?: boolean;
  /** Plays no further than so many decisions: then the game has no result. */
  readonly most?: number;
}

/** Plays one game to its end. The seed of the programs is the game's. Throws when there are more or fewer than seats. */
export function playOut(
  { system, content, setup, probed }: Game,
  { player, effort, laws = false, lawsEvery = 1, keep = laws, most = Number.POSITIVE_INFINITY }: HowToPlay,
): PlayedOut {
  const session = Session.open(system, content, setup, { keep });
  const program = seated(session, player, effort);
  const keeper = laws ? new LawKeeper(session, lawsEvery, probed) : null;
  const order: number[] = [];
  while (session.decision !== null && session.decisions < most) {
    const option = program(session);
    noteOrder(session, option, order);
    if (keeper === null) session.choose(option);
    else keeper.choose(option);
  }
  keeper?.end();
  return { session, outcome: endingOf(session, order), brokenLaws: keeper?.broken ?? [] };
}

/** Who answers: of several that may, where each seat has a program of its own, the first seat. */
function seated(
  session: Session,
  player: PlayerMaker | readonly PlayerMaker[],
  effort: Effort | undefined,
): (session: Session) => Option {
  const seed = seedOf(session.setup);
  if (typeof player === 'function') {
    const program = player(seed, effort);
    return (game) => program.choose(game, seatOfOne(game));
  }
  const seats = session.system.seats(session.game);
  if (player.length !== seats) throw new RefusalError('wrongNumberOfPrograms', { seats, programs: player.length });
  // No two of them draw the same lots.
  const programs = player.map((make, seat) => make(seed * seats + seat, effort));
  return (game) => {
    const [seat] = seatsAsked(game);
    return (programs[seat as number] as Player).choose(game, seat as number);
  };
}

/** Adds the seat that answers to those that have, unless it answers in secret: then nobody is ahead of anybody. */
function noteOrder({ system, game, decision }: Session, { pick }: Option, order: number[]): void {
  if (order.length >= system.seats(game) || decision?.secret === true || pick['by'] === undefined) return;
  const seat = system.seatOf(game, pick['by']);
  if (seat >= 0 && !order.includes(seat)) order.push(seat);
}

function endingOf(session: Session, order: readonly number[]): Ending {
  const { system, content, game, outcome } = session;
  const { together } = system.seating(content);
  const winners = outcome?.seats.filter(({ won }) => won).length ?? 0;
  return {
    result: outcome?.result ?? null,
    won: outcome === null || !together ? null : winners > 0,
    seats: (outcome?.seats ?? []).map((seat, at) => ({
      roles: system.roles(game, at),
      place: seat.place,
      win: !seat.won ? 0 : together ? 1 : 1 / winners,
      score: scoreOf(seat),
      ...(seat.score === null ? {} : { lines: seat.score }),
      ...(together || !order.includes(at) ? {} : { order: order.indexOf(at) + 1 }),
    })),
    reason: session.endedBy,
    rounds: system.round(game),
    rank: system.rank?.(game) ?? null,
    decisions: session.decisions,
  };
}
