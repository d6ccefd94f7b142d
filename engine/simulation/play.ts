import type { Json } from '#engine/kernel/basics/json.ts';
import { type ScoreTerm, scoreOf } from '#engine/kernel/contract/outcome.ts';
import { type Content, RefusalError, type RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { seatOfOne, seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { Effort, Player, PlayerMaker } from '#engine/players/player.ts';
import { type BrokenLaw, LawKeeper } from './laws.ts';
import { seedOf } from './seed-of.ts';

export interface SeatSummary {
  readonly roles: readonly string[];
  readonly place: number;
  /** 1 for a victory, shared between tied winners in competitive games; else 0. */
  readonly win: number;
  readonly score: number | null;
  readonly lines?: readonly ScoreTerm[];
  /** Position, from 1, in the order in which seats gave their first open answers; undefined: none. */
  readonly order?: number;
}
export interface Ending {
  readonly result: string | null;
  /** In cooperative games; null: competitive, or unfinished. */
  readonly won: boolean | null;
  readonly seats: readonly SeatSummary[];
  readonly reason: string | null;
  readonly rounds: number;
  readonly rank: string | null;
  readonly decisions: number;
}
export interface PlayedOut {
  readonly session: Session;
  readonly outcome: Ending;
  readonly brokenLaws: readonly BrokenLaw[];
}
export interface Game {
  readonly system: RuleSystem;
  readonly content: Content;
  readonly setup: Json;
  readonly probed?: (probe: Probe) => Content;
}
export interface HowToPlay {
  /** One bot for all seats, or one per seat. */
  readonly player: PlayerMaker | readonly PlayerMaker[];
  readonly effort?: Effort;
  /** See `LawKeeper`. */
  readonly laws?: boolean;
  /** All laws only at one decision in this many. Default 1. */
  readonly lawsEvery?: number;
  /** Keeps history, for saving and inspection. */
  readonly keep?: boolean;
  /** Limit of decisions; the result is then null. */
  readonly most?: number;
  /** Looks at the game before each answer. */
  readonly look?: (session: Session) => void;
}

/** Plays a game with the seed of its set-up. Throws if bots do not match the seats. */
export function playOut(
  { system, content, setup, probed }: Game,
  { player, effort, laws = false, lawsEvery = 1, keep = laws, most = Number.POSITIVE_INFINITY, look }: HowToPlay,
): PlayedOut {
  const session = Session.open(system, content, setup, { keep });
  const program = seated(session, player, effort);
  const keeper = laws ? new LawKeeper(session, lawsEvery, probed) : null;
  const order: number[] = [];
  while (session.decision !== null && session.decisions < most) {
    look?.(session);
    const option = program(session);
    noteOrder(session, option, order);
    if (keeper === null) session.choose(option);
    else keeper.choose(option);
  }
  keeper?.end();
  return { session, outcome: endingOf(session, order), brokenLaws: keeper?.broken ?? [] };
}

/** The bot that answers; of several possible seats the first. */
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
  const programs = player.map((make, seat) => make(seed * seats + seat, effort));
  return (game) => {
    const [seat] = seatsAsked(game);
    return (programs[seat as number] as Player).choose(game, seat as number);
  };
}

/** Secret answers do not count, as nobody is first. */
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
