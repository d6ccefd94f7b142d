import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { StoryTurn } from '#engine/kernel/contract/system.ts';

/** Events that moved the story. `roundAfter`: the round after an event that begins one, from the round before. */
export function storyTurns(
  events: readonly JsonObject[],
  stepsOf: (event: JsonObject) => number,
  roundAfter: (event: JsonObject, before: number) => number,
): readonly StoryTurn[] {
  const found: StoryTurn[] = [];
  let round = 0;
  for (const [event, one] of events.entries()) {
    if (one['kind'] === 'round') round = roundAfter(one, round);
    const steps = one['status'] === 'applied' ? stepsOf(one) : 0;
    if (steps !== 0) found.push({ event, round, steps });
  }
  return found;
}
