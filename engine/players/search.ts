import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { best } from './best.ts';
import { determinize } from './determinize.ts';
import { LoopGuard } from './loop-guard.ts';
import { isMixed, mixed } from './mixed.ts';
import { answersOf, decisionOf, type PlayerMaker } from './player.ts';

/** About how many games it plays on in its head before an answer, unless it is told another number: see `trialsOf`. */
export const playoutsUnlessTold = 16;
/** Answers it tries at most: those that look best at first sight. */
const mostCandidates = 8;
/** It looks to the end of the round, and no further than this, however long the round is. */
const mostDecisions = 200;
/** By how many standard errors an answer must be better than what looked best at first sight. */
const clearly = 1;

interface Candidate {
  readonly index: number;
  readonly option: Option;
  /** How good the position became in each game it was tried in. */
  readonly worths: number[];
}

/**
 * Tries what looks good in games that could be this one: all that its seat may not see is dealt anew, and the round is
 * played on at first sight's best to its end, where the position is judged. All candidates are tried in the same games
 * with the same luck; after each round of trials the worse half goes (successive halving). What looked best at first
 * sight stays to the last, and is left only for what is clearly better: so search does not do worse by bad luck. Of an
 * answer that others must not foresee it gives one of the few that came out best.
 * What it draws comes from its own seed: the same game, seed and number of playouts give the same answers, however
 * fast the machine is.
 */
export const search: PlayerMaker = (seed, { playouts = playoutsUnlessTold } = {}) => {
  const next = stream(seed, 'player search');
  const habit = new LoopGuard();
  function* think(session: Session, seat?: number): Generator<undefined, Option> {
    const candidates = candidatesOf(session, habit, seat);
    const chosen = yield* searched(session, candidates, playouts, next, seat ?? seatOf(session));
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

/** What looks best at first sight, the best first. */
function candidatesOf(session: Session, habit: LoopGuard, seat: number | undefined): Candidate[] {
  const { judge } = session.system;
  const decision = decisionOf(session);
  const own = answersOf(session, decision, seat);
  const among = habit.fresh(session, decision, own) ?? decision.options.keys();
  const judged = Array.from(among, (index) => {
    const option = decision.option(index);
    return { index, option, look: judge.option(session.game, option), worths: [] };
  });
  return judged.sort((a, b) => b.look - a.look).slice(0, mostCandidates);
}

/** The answer that did best. A thought is one game played on in the head. */
function* searched(
  session: Session,
  candidates: readonly Candidate[],
  playouts: number,
  next: () => number,
  seat: number,
): Generator<undefined, Candidate> {
  const first = candidates[0] as Candidate;
  let left = candidates;
  let gone: readonly Candidate[] = [];
  for (const { games } of trialsOf(candidates.length, playouts)) {
    for (let game = 0; game < games; game++) {
      const world = determinize(session, seat, next);
      const luck = Math.floor(next() * 0x7fffffff);
      for (const { option, worths } of left) {
        worths.push(playedOn(world, option, seat, luck));
        yield undefined;
      }
    }
    const better = left.slice(1).sort((a, b) => sum(b.worths) - sum(a.worths));
    gone = [...better.slice(stayingOf(left.length) - 1), ...gone];
    left = [first, ...better.slice(0, stayingOf(left.length) - 1)];
  }
  if (isMixed(session, decisionOf(session)))
    return mixed([...[...left].sort((a, b) => mean(b.worths) - mean(a.worths)), ...gone], next);
  const [, other] = left;
  return other !== undefined && isClearlyBetter(other.worths, first.worths) ? other : first;
}

/** How many stay after a trial of so many: what looked best at first sight, and the better half of the others. */
const stayingOf = (candidates: number): number => Math.max(2, Math.ceil(candidates / 2));

/**
 * The trials before one answer: how many candidates are tried, each in so many games. A trial plays its share of the
 * playouts, or tries every candidate once where that is more: of eight candidates 14 games are played at least.
 */
export function trialsOf(candidates: number, playouts: number): readonly { candidates: number; games: number }[] {
  const trials = Math.ceil(Math.log2(candidates));
  let left = candidates;
  return Array.from({ length: trials }, () => {
    const trial = { candidates: left, games: Math.max(1, Math.floor(playouts / trials / left)) };
    left = stayingOf(left);
    return trial;
  });
}

/** Whether the mean of the differences is beyond what chance alone would give it. */
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

/** How good the position is some way after an answer. The game is left as it was. */
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
    // Content that goes round for ever somewhere down there: nothing to hope for.
    if (error instanceof EngineFault) return 0;
    throw error;
  } finally {
    world.undoTo(0);
  }
}

/** How good the position is for a seat; where seats play against each other, by how much it is ahead of the best of the others. */
function worthOf({ system, game, content }: Session, seat: number): number {
  const own = system.judge.position(game, seat);
  if (system.seating(content).together) return own;
  let best = 0;
  for (let other = 0; other < system.seats(game); other++)
    if (other !== seat) best = Math.max(best, system.judge.position(game, other));
  return own - best;
}

/** Whose eyes it looks through: the seat that answers now. Where everybody may, all see the same. */
function seatOf({ system, game, decision }: Session): number {
  const by = decision?.options[0]?.pick['by'];
  return by === undefined ? 0 : Math.max(0, system.seatOf(game, by));
}
