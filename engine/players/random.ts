import { stream } from '#engine/kernel/table/shuffle.ts';
import { LoopGuard } from './loop-guard.ts';
import { answersOf, decisionOf, type PlayerMaker } from './player.ts';

/** Chance to end a phase when possible, or rounds would hardly end. */
const endsOnceIn = 8;

export const random: PlayerMaker = (seed) => {
  const next = stream(seed, 'player random');
  const habit = new LoopGuard();
  return {
    choose(session, seat) {
      const decision = decisionOf(session);
      const own = answersOf(session, decision, seat);
      const ends = decision.indexesOf(session.system.judge.ends).filter((index) => own?.includes(index) ?? true);
      const among = ends.length > 0 && next() < 1 / endsOnceIn ? ends : habit.fresh(session, decision, own);
      const drawn = Math.floor(next() * (among?.length ?? decision.count));
      const chosen = among === null ? drawn : (among[drawn] as number);
      habit.note(session, decision, chosen);
      return decision.option(chosen);
    },
  };
};
