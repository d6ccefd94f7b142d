import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import { type Answer, nameOption } from '#engine/kernel/naming/naming.ts';
import { seatOfOne, seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { determinize } from '#engine/players/determinize.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { HeardDesigns } from '../heard-designs.ts';
import { type Mean, type Proportion, Sum, share } from '../interval.ts';

export interface HowToEvaluate {
  readonly player: PlayerMaker;
  readonly seed: number;
  /** Hidden information is redrawn for this seat in each game; default: the seat that answers. */
  readonly seat?: number;
  /** The scenes of the story, the farthest last. */
  readonly scenes?: readonly string[];
}

export interface Playout {
  /** 1 for a victory, shared among tied winners; else 0. */
  readonly won: number;
  readonly rounds: number;
  /** The farthest of the scenes that were reached; null: none. */
  readonly scene: string | null;
  /** Running effects if the content got stuck. */
  readonly chain: readonly string[] | null;
}

export interface AnswerForecast {
  readonly answer: Answer;
  readonly games: number;
  readonly won: Proportion;
  readonly rounds: Mean | null;
  /** Another answer's interval lies entirely above this one's. */
  readonly dominated: boolean;
  readonly chain: readonly string[] | null;
}

const mostAnswers = 4000;

/** All answers start from the same determinization; deterministic by number, seed and player. Keeps the session. */
export function playedOn(session: Session, number: number, how: HowToEvaluate): readonly Playout[] {
  const seat = how.seat ?? seatsAsked(session)[0] ?? 0;
  const next = stream(how.seed, `what if ${number}`);
  const world = determinize(session, seat, next);
  const luck = Math.floor(next() * 0x7fffffff);
  return session.options(how.seat).map((option) => {
    const out = playout(world, option, { ...how, seed: luck, seat });
    world.undoTo(0);
    return out;
  });
}

function playout(world: Session, option: Option, { player, seed, seat = 0, scenes = [] }: HowToEvaluate): Playout {
  const { system, content } = world;
  const program = player(seed);
  const designs = new HeardDesigns(system);
  if (scenes.length > 0)
    world.running.machine.changes.hearing = { before: () => [], after: (record) => designs.hear(record) };
  let chain: readonly string[] | null = null;
  try {
    world.choose(option);
    while (world.decision !== null && world.decisions < mostAnswers)
      world.choose(program.choose(world, seatOfOne(world)));
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    chain = error.effects;
  }
  const seats = world.outcome?.seats ?? [];
  const winners = system.seating(content).together ? 1 : seats.filter(({ won }) => won).length;
  const seen = new Set(designs.take(world));
  return {
    won: seats[seat]?.won === true ? 1 / winners : 0,
    rounds: system.round(world.game),
    scene: scenes.findLast((scene) => seen.has(scene)) ?? null,
    chain,
  };
}

/** The farthest of the scenes that any game reached; null: none. */
export function farthestScene(games: readonly (readonly Playout[])[], scenes: readonly string[]): string | null {
  const seen = new Set(games.flatMap((played) => played.map(({ scene }) => scene)));
  return scenes.findLast((scene) => seen.has(scene)) ?? null;
}

/** Best answer first, ties in listed order. */
export function prospectsOf(
  session: Session,
  games: readonly (readonly Playout[])[],
  seat?: number,
): readonly AnswerForecast[] {
  const { system, game } = session;
  const rows = session.options(seat).map((option, at) => {
    const own = games.flatMap((played) => played[at] ?? []);
    const rounds = new Sum();
    for (const one of own) rounds.add(one.rounds);
    const won = own.reduce((sum, one) => sum + one.won, 0);
    return {
      answer: nameOption(system.names, game, option),
      games: own.length,
      won: share(won, own.length),
      rounds: rounds.mean,
      chain: own.find(({ chain }) => chain !== null)?.chain ?? null,
    };
  });
  const surest = Math.max(0, ...rows.map(({ won }) => won.interval[0]));
  return rows
    .map((row) => ({ ...row, dominated: row.games > 0 && row.won.interval[1] < surest }))
    .sort((a, b) => b.won.rate - a.won.rate);
}
