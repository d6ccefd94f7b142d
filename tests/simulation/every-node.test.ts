import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/json.ts';
import { Session } from '#engine/kernel/session.ts';
import type { Content } from '#engine/kernel/system.ts';
import { greedy } from '#engine/players/greedy.ts';
import { random } from '#engine/players/random.ts';
import { NodeCoverage } from '#engine/simulation/node-coverage.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { sample } from '../tokyo-site-seeing/sample.ts';

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

/** Cards that are rarely met or had: laid before PCs that can do anything, or with those who use them. */
const able = { abilities: { economy: 20, tech: 20, combat: 20, empathy: 20 }, maxHp: 20, ap: 3 };
const armed = { ...able, area: 'SITE', equipped: ['W-26', 'W-30', 'W-38'] };
/** For those that no blow can hurt. */
const loud = { ...able, area: 'SITE', equipped: ['W-28', 'F-33'] };
const solved = ['X-18', 'X-20', 'X-22', 'X-24', 'X-25', 'X-26', 'X-29'].map((card) => ({ site: [card, 'X-01'] }));
const rare: readonly (readonly [JsonObject, JsonObject])[] = [
  ...solved.map((piles) => [setups[1], { pcs: { procurer: armed, engineer: loud }, piles }] as const),
  // With the procurer's BOT card
  ...solved.map((piles) => [setups[2], { pcs: { engineer: armed }, piles }] as const),
  ...['A-01', 'A-07', 'A-12', 'A-14', 'A-16', 'A-17', 'SC00-10'].map(
    (card) => [setups[1], { pcs: { procurer: { ...able, damage: 9, equipped: [card] } } }] as const,
  ),
  [setups[1], { pcs: { procurer: { hand: ['SC00-11'] } } }],
  [setups[3], { pcs: { negotiator: { ...able, area: 'SBY' }, procurer: { area: 'SBY', damage: 5, maxHp: 5 } } }],
] as readonly (readonly [JsonObject, JsonObject])[];

it('every node of the sample’s texts runs in some game, or is named with the reason why not', () => {
  const coverage = new NodeCoverage();
  const content = system.compile(sample, system.language, coverage.probe) as Content;
  const play = (setup: JsonObject, put: JsonObject | null) => {
    for (const player of [random, greedy]) {
      const session = Session.open(system, content, setup, { keep: false });
      if (put !== null) session.cheat({ put });
      const program = player(setup['seed'] as number);
      while (session.decision !== null) session.choose(program.choose(session));
    }
  };
  for (let seed = 1; seed <= 40; seed++) play({ ...setups[seed % setups.length], seed }, null);
  for (const [setup, put] of rare) for (const seed of [1, 2, 3]) play({ ...setup, seed }, put);
  expect(coverage.nodes).toBeGreaterThan(500);
  const never = coverage.never().map(({ path, op }) => `${path} ${op}`);
  expect(never).toEqual(Object.keys(notReached));
});
