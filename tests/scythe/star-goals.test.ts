import { expect, it } from 'vitest';
import { Session } from '#engine/kernel/session/session.ts';
import { type Goal, goalNamed, goalsOf } from '#engine/simulation/goal-search/goal.ts';
import { GoalWatcher } from '#engine/simulation/goal-search/lookout.ts';
import { playable } from './sample.ts';

const { system, documents } = playable;
const goals = goalsOf(system, documents);

/** Whether the game in which seat 1 gets its last power reaches this goal. */
function isReachedByPower(name: string): boolean {
  const watcher = new GoalWatcher(system, documents, goalNamed(goals, name) as Goal);
  watcher.begin();
  const setup = { board: 'standard', players: 2, seed: 7, factions: ['F1', 'F2'], mats: ['M1', 'M2'] };
  const session = Session.open(system, watcher.content, setup, { laid: 'empty', watch: watcher.watch });
  session.cheat({ put: { seats: { seat1: { power: 15, coins: 9 } } } });
  session.resume(null);
  session.act({ do: 'area', by: 'seat1', area: 'seat1.bolster' });
  session.act({ do: 'top', by: 'seat1', way: 'seat1.bolster-power' });
  session.act({ do: 'take', by: 'seat1', amount: 1 });
  return watcher.isReached(session);
}

it('a goal is any star, or the star of one word', () => {
  const names = ['star', 'star/power', 'star/combat'];
  expect(names.map((name) => [name, isReachedByPower(name)])).toEqual([
    ['star', true],
    ['star/power', true],
    ['star/combat', false],
  ]);
});

it('a word that no star has is no goal', () => {
  expect(goalNamed(goals, 'star/luck')).toBeNull();
});
