import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import type { ChosenSetup } from '#engine/kernel/contract/setup-choices.ts';
import { setupToDraw } from '../play/whole-setup.ts';
import type { JobOfAnySeeds } from './games-job.ts';

/** Games with a chosen set-up, each of which draws the rest from its seed. Throws `RefusalError`. */
export function jobOfGames(playable: Playable, setup: ChosenSetup, bots: readonly string[]): JobOfAnySeeds {
  const { system } = playable;
  return { setup: setupToDraw(system, contentOf(playable), { setup }), bots, effort: {}, laws: false };
}
