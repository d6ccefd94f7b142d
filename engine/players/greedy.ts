import { stream } from '#engine/kernel/table/shuffle.ts';
import { best } from './best.ts';
import { LoopGuard } from './loop-guard.ts';
import { answersOf, decisionOf, type PlayerMaker } from './player.ts';

/** Plays the option judged best; ties by seed. */
export const greedy: PlayerMaker = (seed) => {
  const next = stream(seed, 'player greedy');
  const habit = new LoopGuard();
  return {
    choose(session, seat) {
      const decision = decisionOf(session);
      const chosen = best(session, decision, habit.fresh(session, decision, answersOf(session, decision, seat)), next);
      habit.note(session, decision, chosen);
      return decision.option(chosen);
    },
  };
};
