import { expect, it } from 'vitest';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { isCheat } from '#engine/kernel/naming/naming.ts';
import { replay } from '#engine/kernel/session/replay.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { CoverGames } from '#engine/simulation/goal-search/cover.ts';
import { CoverPlan } from '#engine/simulation/goal-search/cover-plan.ts';
import { forcedLine } from '#engine/simulation/goal-search/forced-line.ts';
import { type Goal, goalNamed, goalsOf } from '#engine/simulation/goal-search/goal.ts';
import { GoalWatcher } from '#engine/simulation/goal-search/lookout.ts';
import { nearnessOf } from '#engine/simulation/goal-search/nearness.ts';
import { searching } from '#engine/simulation/goal-search/search.ts';
import { type SearchOutcome, SearchPlan } from '#engine/simulation/goal-search/search-plan.ts';
import { setupsFor } from '#engine/simulation/goal-search/setups.ts';
import { replayed } from '#engine/simulation/goal-search/shorten.ts';
import { type GameRecord, tryGame } from '#engine/simulation/goal-search/try-game.ts';
import { NodeCoverage } from '#engine/simulation/node-coverage.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { withEndless } from '../endless-content.ts';
import { emptyTable, sample } from '../sample.ts';

const system: RuleSystem = tokyoSiteSeeing;

async function documentsOf(folder: string): Promise<Documents> {
  const project = await readProjectForPlay(`sample-content/${folder}`);
  if (!('playable' in project)) throw new Error(`${folder} has errors`);
  return project.playable.documents;
}

function search(documents: Documents, goal: Goal, games: number, kept: GameRecord | null = null): SearchOutcome {
  const lookout = new GoalWatcher(system, documents, goal);
  const setups = setupsFor(system, lookout.content, { goal, settled: { choices: {} } });
  const going = searching(system, lookout, new SearchPlan(setups, 1, games, kept));
  let at = going.next();
  while (at.done !== true) at = going.next();
  return at.value;
}

function drawn<T>(list: readonly T[], count: number, seed: number): readonly T[] {
  const next = stream(seed, 'drawn');
  const lots = list.map((one) => ({ one, lot: next() })).sort((a, b) => a.lot - b.lot);
  return lots.slice(0, count).map(({ one }) => one);
}

/** Whether a branch is a game without cheats and with legal answers only, and reaches the goal with the last of them. */
function isReal(lookout: GoalWatcher, line: GameRecord): boolean {
  const { broken } = replay(system, lookout.content, line.setup, line.log);
  const shorter = replayed(system, lookout, { ...line, log: line.log.slice(0, -1) });
  const whole = replayed(system, lookout, line);
  const isNeeded = line.log.length === 0 || shorter === null;
  return broken === null && !line.log.some(isCheat) && whole?.log.length === line.log.length && isNeeded;
}

it('reaches scenario cards of every scenario, also of a package, by real games, mostly within 60', async () => {
  const documents = await documentsOf('tokyo-bay');
  const goals = goalsOf(system, documents);
  const scenes = (system.stories?.(documents) ?? []).flatMap((story) => drawn(story.scenes, 1, 5));
  const found = scenes.map(({ id }) => {
    const goal = goalNamed(goals, id) as Goal;
    const lookout = new GoalWatcher(system, documents, goal);
    const setups = setupsFor(system, lookout.content, { goal, settled: { choices: {} } });
    for (const [at, what] of new SearchPlan(setups, 1, 60).start().entries()) {
      const { found: line } = tryGame(system, lookout, what);
      if (line !== null) return { id, games: at + 1, isReal: isReal(lookout, line) };
    }
    return { id, games: Number.POSITIVE_INFINITY, isReal: true };
  });
  expect(found.map(({ id }) => id.slice(2, 4))).toEqual(['00', '01', '02', '03', '04', '05', '10']);
  expect(found.filter((one) => !one.isReal)).toEqual([]);
  const games = found.map((one) => one.games).sort((a, b) => a - b);
  expect(games[games.length >> 1]).toBeLessThanOrEqual(60);
});

it('reaches what only a set-up allows: a MOD, a stand-in, a reward', () => {
  const goals = goalsOf(system, sample);
  const brought = ['SM-01', 'bots/gangster', 'SC00-10'].map((name) => {
    const { found } = search(sample, goalNamed(goals, name) as Goal, 60);
    const { mods, botCards, rewards } = found?.setup ?? {};
    return JSON.stringify({ mods, botCards, rewards });
  });
  expect(brought[0]).toContain('SM-01');
  expect(brought[1]).toMatch(/"botCards":\[[^\]]*"gangster"/);
  expect(brought[2]).toContain('SC00-10');
});

it('a kept branch that reaches the goal is shortened, without a search', () => {
  const goal = goalNamed(goalsOf(system, sample), 'SC02-03') as Goal;
  const long = search(sample, goal, 3).found as GameRecord;
  const searched = search(sample, goal, 1, long);
  expect(searched.foundIn).toBe(0);
  expect((searched.found as GameRecord).log.length).toBeLessThanOrEqual(long.log.length);
  expect(isReal(new GoalWatcher(system, sample, goal), searched.found as GameRecord)).toBe(true);
});

it('an unreachable goal has a forced position, marked by its cheat', () => {
  const goal = goalNamed(goalsOf(system, sample), 'SC00-09') as Goal;
  const lookout = new GoalWatcher(system, sample, goal);
  const forced = forcedLine(system, lookout, { setup: { seed: 1 }, log: [] });
  expect(forced?.log.filter(isCheat)).toEqual([{ cheat: { reveal: { card: 'SC00-09' } } }]);
});

it('the distance from a condition is computed from its parts and gaps between numbers', () => {
  const { game } = emptyTable({ pcs: { procurer: { ap: 2 } } });
  const atLeast = (than: number) => ({ op: 'atLeast', value: 2, than });
  const near = (condition: object) => nearnessOf(system.language, condition as never)(game);
  expect(near(atLeast(2))).toBe(0);
  expect(near(atLeast(3))).toBe(1 / 2);
  expect(near(atLeast(5))).toBe(3 / 4);
  expect(near({ op: 'all', of: [atLeast(2), atLeast(3)] })).toBe(1 / 4);
  expect(near({ op: 'any', of: [atLeast(5), atLeast(3)] })).toBe(1 / 2);
  expect(near({ op: 'not', of: { op: 'all', of: [atLeast(2), atLeast(1)] } })).toBe(1 / 2);
  expect(near({ op: 'not', of: { op: 'any', of: [atLeast(9), atLeast(2)] } })).toBe(1 / 4);
});

it('a goal may use any word of the language: one about an empty list is not a defect', () => {
  const { game } = emptyTable({ pcs: { procurer: { ap: 2 } } });
  const wishes = system.language.ops.flatMap(({ sort, example }) => {
    if (sort === 'condition') return [example];
    if (sort === 'amount') return [{ op: 'atLeast', value: example, than: 1 }];
    return sort === 'selector' ? [{ op: 'exists', what: example }] : [];
  });
  expect(wishes.length).toBeGreaterThan(40);
  for (const wish of wishes) {
    const near = nearnessOf(system.language, wish as never)(game);
    expect([wish, near >= 0 && near <= 1]).toEqual([wish, true]);
  }
});

it('endless content is reported with its chain, and nothing hangs', () => {
  const documents = withEndless(sample, 'start', 'first');
  const goal = goalNamed(goalsOf(system, documents), 'SC00-09') as Goal;
  const { found, fault, games } = search(documents, goal, 8);
  expect([found, games, fault?.code, fault?.chain[0]]).toEqual([null, 8, 'loop', 'SC00-01/effects/endless/do/0']);
});

it('a game knows nothing of observations in an aborted game before it', () => {
  const goal = goalNamed(goalsOf(system, sample), 'SC00-09') as Goal;
  const lookout = new GoalWatcher(system, sample, goal);
  const [kind, { of }] = Object.entries(system.tallied).find(([, { of }]) => of !== undefined) as [
    string,
    { of: string },
  ];
  lookout.watch.happened?.({ kind, [of]: 99_999 } as never, null as never);
  lookout.begin();
  const session = Session.open(system, lookout.content, { players: [{ pcs: ['engineer'] }], seed: 1 });
  expect(lookout.isReached(session)).toBe(false);
});

it('all nodes: each game of the plan replays to its node', () => {
  const { nodes } = goalsOf(system, sample);
  const content = system.compile(sample, system.language, null);
  const plan = new CoverPlan({ system, content, nodes }, 1, 32);
  const games = new CoverGames(system, sample);
  for (let round = plan.round(); round.length > 0; round = plan.round())
    plan.take(round.map((one) => games.play(one, new Set(plan.reached.keys()))));
  expect([plan.played, plan.reached.size > nodes.length / 2]).toEqual([32, true]);
  const coverage = new NodeCoverage();
  const probed = system.compile(sample, system.language, coverage.probe);
  for (const { path, line, at } of drawn([...plan.reached.values()], 60, 3)) {
    const { setup, log } = plan.lines[line]!;
    const before = coverage.count(path);
    expect(replay(system, probed, setup, log.slice(0, at)).broken).toBe(null);
    expect([path, coverage.count(path) > before]).toEqual([path, true]);
  }
});
