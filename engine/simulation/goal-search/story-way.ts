import type { StoryTo } from '#engine/kernel/contract/story.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';

/** Number of scenes from each scene of a story to the goal, a scene or a result. */
export function stepsTo(system: RuleSystem, documents: Documents, goal: string): ReadonlyMap<string, number> {
  const ahead = new Map([[goal, 0]]);
  const story = (system.stories?.(documents) ?? []).find(
    ({ scenes, steps }) => scenes.some(({ id }) => id === goal) || steps.some(({ to }) => idOf(to) === goal),
  );
  if (story === undefined) return ahead;
  const leads = story.steps.flatMap(({ does, from, to, awaits }) => {
    // To go from place to place, nothing has to happen first
    if (does === 'removes' || does === 'leads') return [];
    const own = from.kind === 'start' ? [] : [from.id];
    return [...own, ...(awaits === null ? [] : [awaits])].map((scene) => ({ scene, to: idOf(to) }));
  });
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const { scene, to } of leads) {
      const there = ahead.get(to);
      if (there === undefined || (ahead.get(scene) ?? Number.POSITIVE_INFINITY) <= there + 1) continue;
      ahead.set(scene, there + 1);
      isMore = true;
    }
  }
  return ahead;
}

const idOf = (to: StoryTo): string => (to.kind === 'scene' ? to.id : to.result);
