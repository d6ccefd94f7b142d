import type { Option } from '#engine/kernel/decision.ts';
import { stream } from '#engine/kernel/shuffle.ts';
import { Habit } from './habit.ts';
import { decisionOf, type PlayerMaker } from './player.ts';

/** Does what looks best now, as the system judges it; among equals whatever its seed says. */
export const greedy: PlayerMaker = (seed) => {
  const next = stream(seed, 'player greedy');
  const habit = new Habit();
  return {
    choose(session) {
      const decision = decisionOf(session);
      const { judge } = session.system;
      const among = habit.fresh(session, decision);
      const best: Option[] = [];
      let highest = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < (among?.length ?? decision.count); i++) {
        const option = decision.option(among === null ? i : (among[i] as number));
        const worth = judge.option(session.game, option);
        if (worth > highest) best.length = 0;
        if (worth >= highest) best.push(option);
        highest = Math.max(highest, worth);
      }
      const chosen = best[Math.floor(next() * best.length)] as Option;
      habit.note(session, chosen);
      return chosen;
    },
  };
};
