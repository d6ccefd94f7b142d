import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import { seatOfOne, seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { determinize } from '#engine/players/determinize.ts';
import { greedy } from '#engine/players/greedy.ts';
import { random } from '#engine/players/random.ts';
import { type Game, type HowToPlay, playOut } from '../play.ts';
import { seedOf } from '../seed-of.ts';

/** From where a game could end in no other way, as far as was tried. */
export interface DecidedEarly {
  /** Answers that had been given. */
  readonly at: number;
  /** Answers in the whole game. */
  readonly of: number;
  readonly round: number;
  /** Ways in which it was played on from there by the game's judgement, all with the same winners; as many at random. */
  readonly tries: number;
}

/** If none of these ends otherwise, the interval of another end is below 5 %. */
const triesToEnd = 80;
/** Looks after each eighth of the game; what is decided in its last quarter is no finding. */
const looks = 8;
const lastLook = 6;
const mostAnswers = 4000;

/**
 * Looks where a game was decided while its seats still had a quarter of their answers to give. It is played on from
 * there with other chance, by the judgement of the game and at random in turn. Null: in no such place.
 */
export function decidedEarly(game: Game, how: HowToPlay, tries = triesToEnd): DecidedEarly | null {
  const played = playOut(game, how).session;
  if (played.outcome === null) return null;
  const [of, ended] = [played.decisions, winnersOf(played)];
  const places = new Set(Array.from({ length: lastLook }, (_, at) => Math.floor(((at + 1) * of) / looks)));
  let found: DecidedEarly | null = null;
  playOut(game, {
    ...how,
    look: (session) => {
      const at = session.decisions;
      if (found !== null || !places.has(at)) return;
      const next = stream(seedOf(session.setup), `decided at ${at}`);
      for (let number = 0; number < 2 * tries; number++) if (playedOn(session, number, next) !== ended) return;
      found = { at, of, round: session.system.round(session.game), tries };
    },
  });
  return found;
}

/** Null: it does not come to an end. */
function playedOn(session: Session, number: number, next: () => number): string | null {
  const world = determinize(session, seatsAsked(session)[0] ?? 0, next);
  const program = (number % 2 === 0 ? greedy : random)(Math.floor(next() * 0x7fffffff));
  try {
    while (world.decision !== null && world.decisions < mostAnswers)
      world.choose(program.choose(world, seatOfOne(world)));
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    return null;
  }
  return world.outcome === null ? null : winnersOf(world);
}

const winnersOf = ({ outcome }: Session): string => (outcome?.seats ?? []).map(({ won }) => Number(won)).join('');
