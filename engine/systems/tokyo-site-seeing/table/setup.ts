import { chunksOf, mapChunks } from '#engine/kernel/basics/chunks.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';
import { Table } from '#engine/kernel/table/table.ts';
import type { TableData } from '#engine/kernel/table/table-data.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { Clear } from '#engine/library/campaign/record-format.ts';
import { blankTable, SetupBuilder } from '#engine/library/plain-game/setup-builder.ts';
import { eachOnce, fieldsIn, namesIn, seedIn } from '#engine/library/seats/setup-fields.ts';
import { everWon, isOneClear } from '../basics/campaign.ts';
import { mostPcs, rolesToSeat } from '../basics/seating.ts';
import { settings } from '../basics/settings.ts';
import { abilities, apSupply, phases } from '../basics/vocabulary.ts';
import type { CardDesign, TokyoContent } from '../content/content.ts';
import { TokyoGame, type TokyoWorkings } from './game.ts';
import { layOut } from './layout.ts';
import { plan } from './plan.ts';
import { pcsOf, type SiteSeeingSetup } from './seats.ts';

const known = ['scenario', 'players', 'botCards', 'seed', 'settings', 'rewards', 'cleared', 'mods'];

/** Throws `RefusalError` for unknown keys and values. */
export function readSetup(content: TokyoContent, document: Json): SiteSeeingSetup {
  const given = fieldsIn(document, known, 'setupNoObject');
  const scenarios = [...content.scenarios.keys()];
  const scenario = given['scenario'] ?? scenarios[0] ?? '';
  if (typeof scenario !== 'string' || !content.scenarios.has(scenario))
    throw new RefusalError('unknownScenario', { scenario, known: scenarios });
  const seed = seedIn(given);
  const players = readPlayers(content, given['players'] ?? rolesToSeat(content).map((pc) => ({ pcs: [pc] })));
  return {
    scenario,
    players,
    botCards: readBots(content, given, pcsOf({ players })),
    seed,
    settings: settings.read(given['settings'] ?? {}),
    rewards: readRewards(content, players, given),
    cleared: namesIn(given, 'cleared'),
    mods: readMods(content, given),
  };
}

function readPlayers(content: TokyoContent, given: Json): SiteSeeingSetup['players'] {
  if (!Array.isArray(given) || given.length === 0) throw new RefusalError('noPlayers');
  const players = given.map((one: Json) => {
    const player = fieldsIn(one, ['pcs', 'variant', 'clears'], 'noPlayers');
    return { pcs: namesIn(player, 'pcs'), ...readVariant(player), ...readClears(content, player) };
  });
  const pcs = pcsOf({ players });
  if (pcs.length < 1 || pcs.length > mostPcs || players.some((player) => player.pcs.length === 0))
    throw new RefusalError('pcCount', { pcs });
  eachOnce(pcs, { sort: 'pc', known: [...content.roles.keys()], unknown: 'unknownPc', twice: 'pcTwice' });
  return players;
}

/** Two PCs with one hand (TSS-SOLO-05). */
function readVariant({ variant, pcs }: JsonObject): { variant?: 'twoPcs' } {
  if (variant === undefined || variant === null) return {};
  if (variant !== 'twoPcs') throw new RefusalError('unknownVariant', { variant });
  if (!Array.isArray(pcs) || pcs.length !== 2) throw new RefusalError('variantPcs', { pcs: pcs ?? null });
  return { variant };
}

/** Cleared scenarios of a player, oldest first (TSS-CAMP-08). */
function readClears(content: TokyoContent, { clears }: JsonObject): { clears?: readonly (Clear & JsonObject)[] } {
  if (clears === undefined) return {};
  if (!Array.isArray(clears)) throw new RefusalError('setupNoClears');
  for (const clear of clears as readonly Json[]) {
    if (!isObject(clear) || typeof clear['scenario'] !== 'string') throw new RefusalError('setupNoClears');
    const { scenario, reward } = clear;
    const offers = content.scenarios.get(scenario)?.rewards;
    // Scenarios of other projects are allowed; rewards are checked for this one's
    if (offers !== undefined && reward !== undefined && !offers.some(({ id }) => id === reward))
      throw new RefusalError('unknownOffer', { scenario, reward });
  }
  return { clears: clears as unknown as readonly (Clear & JsonObject)[] };
}

/** BOT cards of unplayed PCs only (TSS-SETUP-20). */
function readBots(content: TokyoContent, given: JsonObject, pcs: readonly string[]): readonly string[] {
  const known = [...content.bots.keys()];
  const bots = eachOnce(namesIn(given, 'botCards'), { sort: 'bot', known, unknown: 'unknownBot', twice: 'botTwice' });
  const played = bots.find((bot) => pcs.includes(bot));
  if (played !== undefined) throw new RefusalError('botIsPc', { bot: played });
  return bots;
}

const idsWhere = (content: TokyoContent, isMeant: (design: CardDesign) => boolean): readonly string[] =>
  content.designs.filter(isMeant).map(({ id }) => id);

/** Reward cards from one clear (TSS-CAMP-04). */
function readRewards(
  content: TokyoContent,
  players: SiteSeeingSetup['players'],
  given: JsonObject,
): readonly string[] | null {
  // Default: chosen during set-up if there is a choice
  if ((given['rewards'] ?? null) === null) return everWon(content, players).length > 0 ? null : [];
  const known = idsWhere(content, ({ isReward }) => isReward);
  const names = namesIn(given, 'rewards');
  const rewards = eachOnce(names, { sort: 'card', known, unknown: 'unknownReward', twice: 'rewardTwice' });
  const scenarioOf = (card: string) => content.byId.get(card)?.scenario;
  for (const card of rewards) {
    const ofScenario = rewards.filter((one) => scenarioOf(one) === scenarioOf(card));
    if (!isOneClear(content, ofScenario)) throw new RefusalError('rewardsApart', { cards: ofScenario.join(', ') });
  }
  return rewards;
}

const readMods = (content: TokyoContent, given: JsonObject): readonly string[] =>
  eachOnce(namesIn(given, 'mods'), {
    ...{ sort: 'mod', known: idsWhere(content, ({ kind }) => kind === 'mod') },
    ...{ unknown: 'unknownMod', twice: 'modTwice' },
  });

/** `setup`: sorted, as from the box. `empty`: PCs on the mat in the action phase of round 2, no cards. */
export function lay(
  content: TokyoContent,
  setup: SiteSeeingSetup,
  how: 'setup' | 'empty',
  workings: TokyoWorkings,
): Table {
  const tables = tablesOf(content);
  const key = JSON.stringify([how, { ...setup, seed: 0, rewards: rewardsIn(content, setup) }]);
  const known = tables.get(key);
  if (known !== undefined) return Table.from(plan.counters.length, known);
  const table = blankTable(plan, layOut(setup, content.areas));
  const game = new TokyoGame(content, setup, table, new Map(), workings);
  const on = new SetupBuilder<typeof plan, CardDesign>(plan, table, game);
  layBoards(on, game);
  if (how === 'setup') layPieces(on, game);
  else layEmpty(on, game);
  tables.set(key, table.data());
  return table;
}

const rewardsIn = (content: TokyoContent, { rewards, players }: SiteSeeingSetup): readonly string[] =>
  rewards ?? everWon(content, players);

/** Inputs of the layout: while equal, the cached table is valid. */
const lyingOf = (content: TokyoContent): readonly string[] => [
  JSON.stringify([...content.roles.values()].map(({ id, abilities: its, maxHp }) => [id, its, maxHp])),
  JSON.stringify(content.areas),
  ...lyingInRuns(chunksOf(content.designs)),
];
const lyingInRuns = mapChunks((run: readonly CardDesign[]): string =>
  JSON.stringify(
    run.map(({ id, kind, copies, isReward, scenario, owner }) => [
      ...[kind, copies, isReward, scenario, owner],
      isReward || kind === 'mod' ? id : null,
    ]),
  ),
);

/** Cached tables before shuffling, independent of the seed. */
type Tables = Map<string, TableData>;
const last: { lying: readonly string[]; tables: Tables } = { lying: [], tables: new Map() };
const tablesOf = memoizeByKey((content: TokyoContent): Tables => {
  const lying = lyingOf(content);
  const isAsLast = lying.length === last.lying.length && lying.every((one, i) => one === last.lying[i]);
  if (!isAsLast) Object.assign(last, { lying, tables: new Map() });
  return last.tables;
});

type On = SetupBuilder<typeof plan, CardDesign>;

function layBoards(on: On, game: TokyoGame): void {
  for (const pc of game.pcs) {
    const { abilities: its, maxHp } = game.role(pc);
    for (const ability of abilities) on.set(ability, its[ability], pc);
    on.set('maxHp', maxHp, pc);
  }
}

function layEmpty(on: On, { content, pcs, areas, layout }: TokyoGame): void {
  on.set('round', 2);
  on.set('phase', phases.indexOf('actions'));
  on.set('supply', apSupply);
  for (const pc of pcs) {
    const home = content.areas.findIndex((area) => area.pcs.includes(layout.names[pc] as string));
    on.set('area', areas[home] as Thing, pc);
    on.set('redrawn', 1, pc);
  }
}

function layPieces(on: On, game: TokyoGame): void {
  const { content, setup } = game;
  const rewards = rewardsIn(content, setup);
  on.putEach(({ id, kind, isReward, scenario, owner }) => {
    // Apart until shuffled in (TSS-SETUP-07)
    if (isReward) return rewards.includes(id) ? on.at('pending') : undefined;
    // Aside until the scenario uses them (TSS-COMP-60)
    if (kind === 'mod') return setup.mods.includes(id) ? on.at('scenario/aside') : undefined;
    if (kind === 'scenario') return scenario === setup.scenario ? on.at('scenario/deck') : undefined;
    if (kind !== 'starter') return on.at(kind);
    const pc = owner === null ? undefined : game.called('pc', owner);
    return pc === undefined ? undefined : on.at('deck', pc);
  });
}
