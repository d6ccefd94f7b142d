import type { Option } from '#engine/kernel/machine.ts';
import { stream } from '#engine/kernel/shuffle.ts';
import { Habit } from './habit.ts';
import type { PlayerMaker } from './player.ts';

/** Does what looks best now, as the system judges it; among equals whatever its seed says. */
export const greedy: PlayerMaker = (seed) => {
  const next = stream(seed, 'player greedy');
  const habit = new Habit();
  return {
    choose(session) {
      let best: Option[] = [];
      let highest = Number.NEGATIVE_INFINITY;
      for (const option of habit.fresh(session)) {
        const worth = session.system.judge.option(session.game, option);
        if (worth > highest) best = [];
        if (worth >= highest) best.push(option);
        highest = Math.max(highest, worth);
      }
      const chosen = best[Math.floor(next() * best.length)] as Option;
      habit.note(session, chosen);
      return chosen;
    },
  };
};
