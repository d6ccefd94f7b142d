import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { type Goal, goalNamed, goalsOf } from '#engine/simulation/goal-search/goal.ts';
import { GoalWatcher } from '#engine/simulation/goal-search/lookout.ts';
import { type StarWord, starWords } from '#engine/systems/scythe/table/plan.ts';
import { playable } from './sample.ts';

const { system, documents } = playable;
const goals = goalsOf(system, documents);

type Put = Readonly<Record<string, object>>;
type Acts = readonly Readonly<Record<string, string | number>>[];

/** Whether a game reaches this goal in which seat 1 has this and gives these answers. */
function isReached(name: string, put: Put, acts: Acts): boolean {
  const watcher = new GoalWatcher(system, documents, goalNamed(goals, name) as Goal);
  watcher.begin();
  const setup = { board: 'standard', players: 2, seed: 7, factions: ['F1', 'F2'], mats: ['M1', 'M2'] };
  const session = Session.open(system, watcher.content, setup, { laid: 'empty', watch: watcher.watch });
  session.cheat({ put } as JsonObject);
  session.resume(null);
  for (const act of acts) session.act({ by: 'seat1', ...act });
  return watcher.isReached(session);
}

const area = (name: string, ...acts: Acts): Acts => [{ do: 'area', area: `seat1.${name}` }, ...acts];
const bottom = (name: string, ...acts: Acts): Acts => area(name, { do: 'skip' }, { do: 'bottom' }, ...acts);
const top = (way: string, ...acts: Acts): Acts =>
  area(way.split('-')[0] as string, { do: 'top', way: `seat1.${way}` }, ...acts);
const onA1 = (units: readonly string[], goods: object) => ({ A1: { units: ['F1.worker', ...units], goods } });
const of = (word: string) => ({ [word]: true });

/** Of every star: what seat 1 has, and what it does to place it. */
const placed: { readonly [star in StarWord]: readonly [Put, Acts] } = {
  upgrades: [
    {
      areas: { 'seat1.move': { less: 2 }, 'seat1.bolster': { less: 2 }, 'seat1.trade': { less: 1 } },
      ways: {
        ...{ 'seat1.move-units': of('upgraded'), 'seat1.move-coins': of('upgraded') },
        ...{ 'seat1.bolster-power': of('upgraded'), 'seat1.bolster-cards': of('upgraded') },
        'seat1.trade-popularity': of('upgraded'),
      },
      hexes: onA1([], { oil: 2 }),
    },
    bottom('move', { do: 'upgrade', way: 'seat1.produce-hexes', area: 'seat1.produce' }, { do: 'take', amount: 2 }),
  ],
  mechs: [
    { hexes: onA1(['F1.ford', 'F1.speed', 'F1.volley'], { metal: 4 }) },
    area('bolster', { do: 'bottom' }, { do: 'deploy', unit: 'F1.discipline', hex: 'A1' }, { do: 'take', amount: 1 }),
  ],
  structures: [
    {
      hexes: {
        ...onA1([], { wood: 3 }),
        ...{ A2: { structures: ['F1.mine'] }, B1: { structures: ['F1.workshop'] } },
        B2: { structures: ['F1.barracks'] },
      },
    },
    area('trade', { do: 'bottom' }, { do: 'build', structure: 'F1.market', hex: 'A1' }, { do: 'take', amount: 1 }),
  ],
  recruits: [
    {
      areas: { 'seat1.move': of('recruit'), 'seat1.bolster': of('recruit'), 'seat1.trade': of('recruit') },
      hexes: onA1([], { food: 3 }),
    },
    bottom(
      'produce',
      { do: 'enlist', area: 'seat1.produce', onceBonus: 'once-coins' },
      ...[4, 1, 1].map((amount) => ({ do: 'take', amount })),
    ),
  ],
  workers: [
    { seats: { seat1: { power: 1, coins: 1 } }, hexes: { A2: { units: Array(7).fill('F1.worker') } } },
    top('produce-hexes', { do: 'produce', hex: 'A2' }, { do: 'take', amount: 1 }),
  ],
  objective: [
    { seats: { seat1: { objectives: ['O3', 'O4'], power: 6, coins: 1 } } },
    top('bolster-power', { do: 'take', amount: 2 }, { do: 'reveal', objective: 'O3' }),
  ],
  combat: [
    {
      seats: { seat1: { power: 7 }, seat2: { power: 1 } },
      hexes: { B2: { units: ['F1.character'] }, C3: { units: ['F2.character'] } },
    },
    top(
      'move-units',
      { do: 'move', unit: 'F1.character', to: 'C3' },
      { do: 'dial', amount: 7 },
      { do: 'dial', by: 'seat2', amount: 0 },
      ...[0, 0].map((amount) => ({ do: 'take', amount })),
    ),
  ],
  popularity: [{ seats: { seat1: { popularity: 17, coins: 1 } } }, top('trade-popularity', { do: 'take', amount: 1 })],
  power: [{ seats: { seat1: { power: 15, coins: 9 } } }, top('bolster-power', { do: 'take', amount: 1 })],
};

it.each(Object.entries(placed))('the star %s is a goal of its own, and each is the goal star', (word, [put, acts]) => {
  const reached = ['star', ...starWords.map((one) => `star/${one}`)].filter((name) => isReached(name, put, acts));
  expect(reached).toEqual(['star', `star/${word}`]);
});

it('a word that no star has is no goal', () => {
  expect(goalNamed(goals, 'star/luck')).toBeNull();
});
