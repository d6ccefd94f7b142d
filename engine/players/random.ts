import { stream } from '#engine/kernel/table/shuffle.ts';
import { LoopGuard } from './loop-guard.ts';
import { answersOf, decisionOf, type PlayerMaker } from './player.ts';

/** How often it ends its part of a phase where it may: without that a round would hardly ever end. */
const endsOnceIn = 8;

/** Does anything that is allowed. */
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
