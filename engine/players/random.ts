import type { Option } from '#engine/kernel/machine.ts';
import { stream } from '#engine/kernel/shuffle.ts';
import { Habit } from './habit.ts';
import type { PlayerMaker } from './player.ts';

/** How often it ends its part of a phase where it may: without that a round would hardly ever end. */
const endsOnceIn = 8;

/** Does anything that is allowed. */
export const random: PlayerMaker = (seed) => {
  const next = stream(seed, 'player random');
  const habit = new Habit();
  const oneOf = (options: readonly Option[]): Option => options[Math.floor(next() * options.length)] as Option;
  return {
    choose(session) {
      const ends = session.options().filter((option) => session.system.judge.ends.includes(option.do));
      const chosen = ends.length > 0 && next() < 1 / endsOnceIn ? oneOf(ends) : oneOf(habit.fresh(session));
      habit.note(session, chosen);
      return chosen;
    },
  };
};
