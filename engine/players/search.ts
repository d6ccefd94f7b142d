import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { best } from './best.ts';
import { determinize } from './determinize.ts';
import { LoopGuard } from './loop-guard.ts';
import { mixed, mustBeUnpredictable } from './mixed.ts';
import { answersOf, decisionOf, type PlayerMaker } from './player.ts';

/** Default number of playouts per answer. */
export const defaultPlayouts = 16;
const mostCandidates = 8;
/** Playouts go to the end of the round, up to this limit. */
const mostDecisions = 200;
/** Standard errors by which an answer must beat the one judged best at first. */
const clearly = 1;

interface Candidate {
  readonly index: number;
  readonly option: Option;
  /** Position values in each trial. */
  readonly worths: number[];
}

/**
 * Playouts in determinized games to the end of the round by the greedy choice, then judged. All candidates share the
 * same games and luck; after each round of trials the worse half is dropped (successive halving). The first favourite
 * stays to the end and is left only for a clearly better one; it is given once nothing is ahead of it. Unpredictable
 * answers are drawn from the best few. Deterministic by game, seed and number of playouts.
 */
export const search: PlayerMaker = (seed, { playouts = defaultPlayouts } = {}) => {
  const next = stream(seed, 'player search');
  const habit = new LoopGuard();
  function* think(session: Session, seat?: number): Generator<undefined, Option> {
    const candidates = candidatesOf(session, habit, seat);
    const most = isWeighed(session, candidates) ? triedOf(candidates.length, playouts) : 1;
    const chosen = yield* searched(session, candidates, most, playouts, next, seat ?? seatOf(session));
    habit.note(session, decisionOf(session), chosen.index);
    return chosen.option;
  }
  return {
    think,
    choose(session, seat) {
      const thinking = think(session, seat);
      let thought = thinking.next();
      while (thought.done !== true) thought = thinking.next();
      return thought.value;
    },
  };
};

function candidatesOf(session: Session, habit: LoopGuard, seat: number | undefined): Candidate[] {
  const { judge } = session.system;
  const decision = decisionOf(session);
  const own = answersOf(session, decision, seat);
  const among = habit.fresh(session, decision, own) ?? Array.from({ length: decision.count }).keys();
  const judged = Array.from(among, (index) => ({ index, look: judge.option(session.game, decision.look(index)) }));
  return judged
    .sort((a, b) => b.look - a.look)
    .slice(0, mostCandidates)
    .map(({ index }) => ({ index, option: decision.option(index), worths: [] }));
}

/** In which order things are done matters too little for games in the head. */
function isWeighed(session: Session, candidates: readonly Candidate[]): boolean {
  const { weighed } = session.system.judge;
  const decision = decisionOf(session);
  if (mustBeUnpredictable(session, decision)) return true;
  if (decision.asks === 'order') return false;
  return weighed === undefined || candidates.some(({ option }) => weighed.includes(option.do));
}

/** Yields after each playout. */
function* searched(
  session: Session,
  candidates: readonly Candidate[],
  most: number,
  playouts: number,
  next: () => number,
  seat: number,
): Generator<undefined, Candidate> {
  const first = candidates[0] as Candidate;
  const isMixed = mustBeUnpredictable(session, decisionOf(session));
  let left = candidates.slice(0, most);
  let gone = candidates.slice(most);
  for (const { games } of trialsOf(most, playouts)) {
    for (let game = 0; game < games; game++) {
      const world = determinize(session, seat, next);
      const luck = Math.floor(next() * 0x7fffffff);
      for (const { option, worths } of left) {
        worths.push(playedOn(world, option, seat, luck));
        yield undefined;
      }
    }
    const better = left.slice(1).sort((a, b) => sum(b.worths) - sum(a.worths));
    if (!isMixed && sum(better[0]?.worths ?? []) <= sum(first.worths)) return first;
    gone = [...better.slice(stayingOf(left.length) - 1), ...gone];
    left = [first, ...better.slice(0, stayingOf(left.length) - 1)];
  }
  if (isMixed) return mixed([...[...left].sort((a, b) => mean(b.worths) - mean(a.worths)), ...gone], next);
  const [, other] = left;
  return other !== undefined && isClearlyBetter(other.worths, first.worths) ? other : first;
}

/** The favourite and the better half of the others. */
const stayingOf = (candidates: number): number => Math.max(2, Math.ceil(candidates / 2));

interface Trial {
  readonly candidates: number;
  readonly games: number;
}

/** The number of candidates that the playouts suffice for: fewer playouts, fewer candidates. */
export function triedOf(candidates: number, playouts: number): number {
  const played = (many: number): number =>
    trialsOf(many, playouts).reduce((all, trial) => all + trial.candidates * trial.games, 0);
  let many = candidates;
  while (many > 1 && played(many) > playouts) many--;
  return many;
}

/** Each trial gets an equal share of playouts, at least one per candidate. */
export function trialsOf(candidates: number, playouts: number): readonly Trial[] {
  const trials = Math.ceil(Math.log2(candidates));
  let left = candidates;
  return Array.from({ length: trials }, () => {
    const trial = { candidates: left, games: Math.max(1, Math.floor(playouts / trials / left)) };
    left = stayingOf(left);
    return trial;
  });
}

/** Whether the mean difference exceeds its standard error. */
function isClearlyBetter(worths: readonly number[], than: readonly number[]): boolean {
  const differences = worths.map((worth, i) => worth - (than[i] ?? 0));
  const mean = sum(differences) / differences.length;
  const spread = sum(differences.map((one) => (one - mean) ** 2)) / Math.max(1, differences.length - 1);
  return mean > clearly * Math.sqrt(spread / differences.length);
}

const mean = (list: readonly number[]): number => sum(list) / Math.max(1, list.length);

function sum(list: readonly number[]): number {
  return list.reduce((all, one) => all + one, 0);
}

/** Judged position after a playout. The game is left unchanged. */
function playedOn(world: Session, option: Option, seat: number, luck: number): number {
  const { system, game } = world;
  const now = system.round(game);
  const habit = new LoopGuard();
  const next = stream(luck, 'playout');
  try {
    world.choose(option);
    while (world.decision !== null && world.decisions < mostDecisions && system.round(game) === now) {
      const chosen = best(world, world.decision, habit.fresh(world, world.decision), next);
      habit.note(world, world.decision, chosen);
      world.choose(world.decision.option(chosen));
    }
    return worthOf(world, seat);
  } catch (error) {
    // Content that loops is worth nothing
    if (error instanceof EngineFault) return 0;
    throw error;
  } finally {
    world.undoTo(0);
  }
}

/** In competitive games: relative to the best opponent. */
function worthOf({ system, game, content }: Session, seat: number): number {
  const own = system.judge.position(game, seat);
  if (system.seating(content).together) return own;
  let best = 0;
  for (let other = 0; other < system.seats(game); other++)
    if (other !== seat) best = Math.max(best, system.judge.position(game, other));
  return own - best;
}

/** The seat that answers; if anybody may, all see the same. */
function seatOf({ system, game, decision }: Session): number {
  const by = decision?.options[0]?.pick['by'];
  return by === undefined ? 0 : Math.max(0, system.seatOf(game, by));
}
