import { stream } from '#engine/kernel/table/shuffle.ts';
import { LoopGuard } from './loop-guard.ts';
import { decisionOf, type PlayerMaker } from './player.ts';

/** How often it ends its part of a phase where it may: without that a round would hardly ever end. */
const endsOnceIn = 8;

/** Does anything that is allowed. */
export const random: PlayerMaker = (seed) => {
  const next = stream(seed, 'player random');
  const habit = new LoopGuard();
  return {
    choose(session) {
      const decision = decisionOf(session);
      const ends = decision.indexesOf(session.system.judge.ends);
      const among = ends.length > 0 && next() < 1 / endsOnceIn ? ends : habit.fresh(session, decision);
      const drawn = Math.floor(next() * (among?.length ?? decision.count));
      const chosen = among === null ? drawn : (among[drawn] as number);
      habit.note(session, decision, chosen);
      return decision.option(chosen);
    },
  };
};
