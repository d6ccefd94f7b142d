import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';

/** Number of scenes from each scene of a story to the goal. */
export function stepsTo(system: RuleSystem, documents: Documents, goal: string): ReadonlyMap<string, number> {
  const ahead = new Map([[goal, 0]]);
  const story = (system.stories?.(documents) ?? []).find(({ scenes }) => scenes.some(({ id }) => id === goal));
  if (story === undefined) return ahead;
  const leads = story.steps.flatMap(({ does, from, to, awaits }) => {
    if (does !== 'brings' || to.kind !== 'scene') return [];
    const own = from.kind === 'start' ? [] : [from.id];
    return [...own, ...(awaits === null ? [] : [awaits])].map((scene) => ({ scene, to: to.id }));
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
