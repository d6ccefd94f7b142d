import type { SetupOption } from '#engine/kernel/system.ts';
import { systems } from '#engine/systems/systems.ts';

/** What can be chosen of the set-ups of the games of the house, each id once: `--ID`. Which of them a project takes, its game says. */
export const setupChoices: readonly Pick<SetupOption, 'id' | 'name' | 'several'>[] = [
  ...new Map(systems.flatMap(({ options }) => options.map((option) => [option.id, option] as const))).values(),
];
