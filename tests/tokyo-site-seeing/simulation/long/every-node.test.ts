import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { greedy } from '#engine/players/greedy.ts';
import { random } from '#engine/players/random.ts';
import { NodeCoverage } from '#engine/simulation/node-coverage.ts';
import type { TokyoContent } from '#engine/systems/tokyo-site-seeing/content/content.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { readPlaytestFile } from '#host/playtests/playtest-files.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { sample } from '../../sample.ts';

/** Nodes of the sample that these games do not reach, each with the reason. */
const notReached: { readonly [node: string]: string } = {};

const one = (pc: string) => ({ pcs: [pc] });
const two = (...pcs: readonly string[]) => ({ pcs, variant: 'twoPcs' });
const mods = ['SM-01', 'SM-02'];
const setups: readonly JsonObject[] = [
  { players: ['procurer', 'engineer', 'negotiator', 'gangster'].map(one), mods: ['SM-02'] },
  { players: ['procurer', 'engineer'].map(one), mods },
  { players: [one('engineer')], botCards: ['procurer', 'negotiator', 'gangster'] },
  { players: ['procurer', 'negotiator', 'engineer'].map(one), botCards: ['gangster'] },
  { players: [two('procurer', 'gangster')], botCards: ['engineer'], mods },
  { players: [two('negotiator', 'engineer')] },
];

/** PCs that can do anything, for cards that are rarely met or owned. */
const able = { abilities: { economy: 20, tech: 20, combat: 20, empathy: 20 }, maxHp: 20, ap: 3 };
const armed = { ...able, area: 'SITE', equipped: ['W-26', 'W-30', 'W-38'] };
const loud = { ...able, area: 'SITE', equipped: ['W-28', 'F-33'] };
const designs = (file: string) =>
  (sample[file] as unknown as { readonly cards: readonly { readonly id: string; readonly category?: string }[] }).cards;

/** Each SITE card met by two, with and without seals on their skills; and by one with the procurer's BOT card. */
const met = designs('cards/site.json').flatMap(({ id }) => {
  const piles = { site: [id, 'X-01'] };
  const skills = { site: { sealed: false } };
  return [
    [setups[1], { pcs: { procurer: armed, engineer: loud }, piles }],
    [setups[1], { pcs: { procurer: { ...armed, skills }, engineer: { ...loud, skills } }, piles }],
    [setups[2], { pcs: { engineer: armed }, piles }],
  ] as const;
});
const had = ['weapons', 'items', 'followers', 'artifacts'].flatMap((file) =>
  designs(`cards/${file}.json`).flatMap(({ id, category }) =>
    ['SBY', 'AKB'].map((area) => {
      const holds = category === 'equipment' ? { equipped: [id] } : { hand: [id] };
      const pcs = { procurer: { ...able, ...holds, area, damage: 3 }, engineer: { area, damage: 5 } };
      return [setups[1], { pcs, slots: { [`${area}0`]: ['T-39'], [`${area}1`]: ['T-17'] } }] as const;
    }),
  ),
);
const rare: readonly (readonly [JsonObject, JsonObject])[] = [
  ...met,
  ...had,
  [
    setups[1],
    {
      pcs: { procurer: { ...able, area: 'SBY', equipped: ['SC00-10', 'W-20', 'I-20'] }, engineer: { area: 'SNG' } },
      slots: { SBY0: ['T-39'], SBY1: ['T-17'] },
    },
  ],
  [{ ...setups[1], scenario: 'S05' }, { scenario: { shown: ['SC05-LT'], deck: [], aside: ['SC05-EN'] } }],
  [
    { ...setups[1], scenario: 'S05' },
    {
      scenario: { shown: ['SC05-03'], deck: [], aside: ['SC05-LT', 'SC05-EN'] },
      pcs: { procurer: { ...able, area: 'SITE' }, engineer: { area: 'SBY', damage: 5 } },
    },
  ],
  [setups[1], { pcs: { procurer: { ...able, equipped: ['W-31'] } }, slots: { SNG0: ['T-05'] } }],
  [setups[1], { pcs: { procurer: { equipped: ['A-18'] } }, slots: { SNG0: ['T-05'], SNG1: ['T-31'] } }],
  [
    setups[3],
    {
      pcs: {
        negotiator: { ...able, area: 'SBY', skills: { support: { sealed: false } } },
        procurer: { area: 'SBY', damage: 5, maxHp: 5 },
      },
    },
  ],
  [
    setups[0],
    {
      pcs: {
        negotiator: { ...able, area: 'SBY', skills: { support: { sealed: false } } },
        ...Object.fromEntries(['procurer', 'engineer', 'gangster'].map((pc) => [pc, { area: 'SBY', damage: 5 }])),
      },
    },
  ],
] as unknown as readonly (readonly [JsonObject, JsonObject])[];

const coverage = new NodeCoverage();
const content = system.compile(sample, system.language, coverage.probe) as TokyoContent;
const written = coverage.never();
const scenarioCards = content.designs.filter(({ kind }) => kind === 'scenario');
const rewards = content.designs.filter(({ isReward }) => isReward);

beforeAll(async () => {
  const play = (setup: JsonObject, put: JsonObject | null) => {
    for (const player of [random, greedy]) {
      const session = Session.open(system, content, setup, { keep: false });
      if (put !== null) session.cheat({ put });
      const program = player(setup['seed'] as number);
      while (session.decision !== null) session.choose(program.choose(session));
    }
  };
  for (let seed = 1; seed <= 40; seed++) play({ ...setups[seed % setups.length], seed }, null);
  for (const [setup, put] of rare) for (const seed of [1, 2]) play({ ...setup, seed }, put);
  for (const { id } of designs('scenario-mods.json'))
    for (const seed of [1, 2]) play({ ...setups[1], mods: [id], seed }, null);
  for (const { id, consumable } of rewards)
    for (const seed of [1, 2, 3])
      play({ ...setups[1], seed }, { pcs: { procurer: consumable ? { hand: [id] } : { ...able, equipped: [id] } } });
  for (const scenario of content.scenarios.keys())
    for (const setup of setups) play({ ...setup, scenario, seed: 1 }, null);
  await playScenarioPlaytests();
});

/** Playtests of a scenario are games of it too, and reach what random games hardly do. */
async function playScenarioPlaytests() {
  const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
  if (!('playable' in project)) throw new Error('the sample game has errors');
  const playable = { ...project.playable, system: watched };
  for (const name of readdirSync('tests/tokyo-site-seeing/playtests')) {
    const file = path.resolve('tests/tokyo-site-seeing/playtests', name);
    if (!name.endsWith('.json') || !/"scenario": ?"S\d\d"/.test(readFileSync(file, 'utf8'))) continue;
    const read = await readPlaytestFile(file, playable);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    for (const test of read.tests.tests) {
      const { scenario } = (test.given.setup ?? {}) as JsonObject;
      if (!content.scenarios.has(String(scenario))) continue;
      const result = runPlaytest(name, test, { playable, readSave: () => null });
      expect(result.ok ? null : result).toBe(null);
    }
  }
}
const watched: RuleSystem = {
  ...system,
  compile: (documents, language) => system.compile(documents, language, coverage.probe),
};

const ran = (path: string) => coverage.count(path) > 0;

it('every node of the sample’s texts runs in some game, or is listed with the reason why not', () => {
  expect(written.length).toBeGreaterThan(500);
  const never = written.filter(({ path: at }) => !ran(at)).map(({ path: at, op }) => `${at} ${op}`);
  expect(never).toEqual(Object.keys(notReached));
});

it('every scenario card and every end of a scenario is reached', () => {
  const unread = scenarioCards.filter(
    ({ id, entries }) =>
      entries.length > 0 && !written.some(({ path: at }) => at.startsWith(`${id}/effects/`) && ran(at)),
  );
  const ends = written.filter(({ op }) => op === 'clearScenario');
  expect(unread.map(({ id }) => id)).toEqual([]);
  expect(ends.filter(({ path: at }) => !ran(at))).toEqual([]);
  const ended = ends.map(({ path: at }) => `S${at.slice(2, 4)}`);
  expect([...content.scenarios.keys()].filter((id) => !ended.includes(id))).toEqual([]);
});
