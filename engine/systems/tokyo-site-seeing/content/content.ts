import { chunksOf, concatChunks } from '#engine/kernel/basics/chunks.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { Compiler, type Language } from '#engine/kernel/language/compile.ts';
import { tagged } from '#engine/kernel/language/facts.ts';
import type { CompiledValue, Node } from '#engine/kernel/language/field.ts';
import { uses } from '#engine/kernel/language/nodes-in.ts';
import { formerNamesIn } from '#engine/kernel/table/former-names.ts';
import { compiledInRuns } from '#engine/library/abilities/compiled-once.ts';
import { EntryNumbers } from '#engine/library/abilities/effect-names.ts';
import { type AbilityContent, concernsOf, withAmounts } from '#engine/library/abilities/entry.ts';
import {
  botSkillKinds,
  type CardKind,
  copiesOf,
  type Rarity,
  ranges,
  rarities,
  type SkillKind,
  skillKinds,
} from '../basics/vocabulary.ts';
import type { BotDocument } from '../formats/bots.ts';
import type { Pc } from '../formats/pcs.ts';
import type { ScenarioDocument } from '../formats/scenario.ts';
import { actionsOf, type EntryOf, entryCompiler } from './compile-entry.ts';
import type { CardTextEntry } from './entry.ts';
import { type AreaDocument, type CardDocument, type PrintedProject, readProject } from './printed.ts';

/** What is printed on a card, shared by its copies. */
export type CardDesign = ReturnType<typeof compileDesign>;
/** What a vehicle gives its driver (TSS-MOVE-10). */
export type Vehicle = NonNullable<CardDesign['vehicle']>;
export type Role = ReturnType<typeof roleOf>;
export type Bot = ReturnType<typeof botOf>;
export type Scenario = ReturnType<typeof scenarioOf>;
export type Area = ReturnType<typeof areaOf>;

export interface TokyoContent extends AbilityContent {
  readonly designs: readonly CardDesign[];
  readonly byId: ReadonlyMap<string, CardDesign>;
  readonly roles: ReadonlyMap<string, Role>;
  readonly bots: ReadonlyMap<string, Bot>;
  readonly areas: readonly Area[];
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly effectNames: readonly string[];
  /** Ops that may remove equipment. */
  readonly takingAway: ReadonlySet<string>;
  readonly settings: JsonObject;
}

const idCode = {
  W: 'weapon',
  I: 'item',
  F: 'follower',
  A: 'artifact',
  T: 'trouble',
  X: 'site',
  SC: 'scenario',
  SM: 'mod',
} as const;

/** Kind by prefix of the id (TSS-COMP-38, TSS-COMP-48, TSS-COMP-55, TSS-COMP-57). */
export function kindOf(id: string): CardKind {
  const code = /^[A-Z]+/.exec(id)?.[0] ?? '';
  return idCode[code as keyof typeof idCode] ?? 'starter';
}

/** The documents have passed their schemas. */
export function compileContent(documents: Documents, language: Language, probe: Probe | null): TokyoContent {
  const project = readProject(documents);
  const compiler = new Compiler(language, probe);
  const names = new EntryNumbers();
  const entryOf = entryCompiler(compiler, names);
  const owners = ownersIn(project.pcs);
  const runs = designsOf(chunksOf(project.cards), owners, compiler, names);
  const designs = concatChunks(runs);
  const roles = project.pcs.map((pc) => roleOf(pc, entryOf));
  const bots = project.bots.map((bot) => botOf(bot, entryOf));
  const others = [
    ...roles.flatMap((role) => [role.start, ...Object.values(role.skills), ...Object.values(role.soloSkills)]),
    ...bots.flatMap((bot) => [bot.start, ...bot.entries]),
  ].filter((entry) => entry !== null);
  return {
    hash: project.hash,
    blocks: compiler.blocks,
    formerly: formerNamesIn(documents),
    designs,
    byId: new Map(designs.map((design) => [design.id, design])),
    roles: new Map(roles.map((role) => [role.id, role])),
    bots: new Map(bots.map((bot) => [bot.id, bot])),
    areas: project.areas.map((area) => areaOf(area, project, compiler)),
    scenarios: new Map(project.scenarios.map((scenario) => [scenario.id, scenarioOf(scenario, compiler)])),
    effectNames: names.all,
    ...concernsOf([...runs.map(textsOf), others]),
    takingAway: tagged(language, 'takesAway'),
    settings: project.settings,
  };
}

type Owners = ReadonlyMap<string, string>;
const ownersIn = memoizeByKey((pcs: readonly Pc[]): Owners => new Map(pcs.map((pc) => [pc.starters, pc.id])));

const designsOf = compiledInRuns(compileDesign, (index, compiled) => placedAt(index, compiled));
const textsOf = memoizeByKey((run: readonly CardDesign[]) => run.flatMap(({ entries }) => entries));
const lastPlaced = new WeakMap<object, CardDesign>();

/** Sets the index; keeps identity if unchanged. */
function placedAt(index: number, compiled: CardDesign): CardDesign {
  const known = lastPlaced.get(compiled);
  if (known?.index === index) return known;
  const placed = { ...compiled, index };
  lastPlaced.set(compiled, placed);
  return placed;
}

function compileDesign(card: CardDocument, owners: Owners, compiler: Compiler, names: EntryNumbers) {
  const entryOf = entryCompiler(compiler, names);
  const kind = card.joins ?? kindOf(card.id);
  const rarity: Rarity = card.rarity ?? 'common';
  const amount = (written: unknown, field: string): CompiledValue<number> =>
    compiler.amount(written ?? 0, `${card.id}/${field}`);
  const amounts = <Part extends object, const Field extends string>(
    part: Part | undefined,
    field: string,
    unsaid: { readonly [field in Field]: number },
  ) => withAmounts(compiler, part, `${card.id}/${field}`, unsaid);
  const entries = card.effects.map((entry) => entryOf(entry, `${card.id}/effects`, card.range));
  const copies = card.scenario !== undefined || kind === 'mod' ? 1 : (card.copies ?? copiesOf[rarity]);
  return {
    index: -1,
    id: card.id,
    sort: 'card',
    kind,
    rarity: rarities.indexOf(rarity),
    copies,
    consumable: card.category === 'consumable',
    equipment: card.category === 'equipment',
    traits: card.traits ?? [],
    ap: card.ap ?? 0,
    cost: card.cost ?? 0,
    equip: card.equip ?? null,
    range: ranges.indexOf(card.range as (typeof ranges)[number]),
    // PCs on board including the driver; areas per move; bonus on the move check
    vehicle: amounts(card.vehicle, 'vehicle', { capacity: 1, areas: 1, bonus: 0 }),
    // `pcs`: how many must pass
    solve: card.solve?.by === 'check' ? amounts(card.solve, 'solve', { target: 0, pcs: 1 }) : (card.solve ?? null),
    hp: amount(card.hp, 'hp'),
    /** Condition to attack it; null: none. */
    attackIf: card.attackIf === undefined ? null : compiler.condition(card.attackIf.if, `${card.id}/attackIf/if`),
    attackIfNode: card.attackIf?.if ?? null,
    immune: card.immune ?? [],
    reduction: amounts(card.reduction, 'reduction', { amount: 0 }),
    counterattack: amounts(card.counterattack, 'counterattack', { amount: 0 }),
    reward: amount(card.reward, 'reward'),
    /** HP of a companion; null: no companion. */
    companion: card.companion === undefined ? null : amount(card.companion.hp, 'companion/hp'),
    discardInstead: card.discardInstead === true,
    /** Can lose the game: progress tokens on it count down. */
    isClock: uses(card.effects, 'loseGame'),
    entries,
    actions: actionsOf(entries),
    /** Names by copy number, from 1. */
    names: Array.from({ length: copies + 1 }, (_, copy) => `${card.id}#${copy}`),
    answers: entries.some(({ pattern }) => pattern !== null),
    /** Those that act from where they lie, without being used. */
    inForce: entries.filter(({ pattern, standing }) => pattern !== null || standing.length > 0),
    owner: kind === 'starter' ? (owners.get(/^[A-Z]+/.exec(card.id)?.[0] ?? '') ?? null) : null,
    scenario: card.scenario ?? null,
    /** Only in games whose set-up names it (TSS-SETUP-10). */
    isReward: card.joins !== undefined,
  };
}

const startOf = (
  start: { readonly do: readonly Node[] } | undefined,
  at: string,
  entryOf: EntryOf,
): CardTextEntry | null =>
  start === undefined ? null : entryOf({ id: 'start', when: 'start', do: [...start.do] }, at, undefined);

function roleOf({ id, abilities, maxHp, start, skills, soloSkills }: Pc, entryOf: EntryOf) {
  const all = (face: Pc['skills'] = {}, of: string) =>
    Object.fromEntries(
      skillKinds.flatMap((kind) => {
        const printed = face[kind];
        return printed === undefined
          ? []
          : [[kind, entryOf({ ...printed, id: kind }, `${id}/${of}`, printed.range)] as const];
      }),
    ) as { readonly [S in SkillKind]?: CardTextEntry };
  const none: { readonly [S in SkillKind]: CardTextEntry | null } = { support: null, enhancement: null, site: null };
  return {
    ...{ id, abilities, maxHp },
    // A BOT card with the same id may have a start as well.
    start: startOf(start, `pcs/${id}`, entryOf),
    skills: { ...none, ...all(skills, 'skills') },
    /** Skills on the solo side of the board. */
    soloSkills: all(soloSkills, 'soloSkills'),
  };
}

function botOf({ id, start, skills }: BotDocument, entryOf: EntryOf) {
  const entries = botSkillKinds.flatMap((kind) =>
    (skills[kind]?.effects ?? []).map((entry) => entryOf(entry, `bots/${id}/skills/${kind}/effects`, undefined)),
  );
  return { id, start: startOf(start, `bots/${id}`, entryOf), entries, actions: actionsOf(entries) };
}

function areaOf({ id, pcs, slots, facility }: AreaDocument, { areas, lines }: PrintedProject, compiler: Compiler) {
  return {
    ...{ id, pcs, slots },
    facility: facility === undefined ? null : compiler.block(facility.do, `${id}/facility/do`),
    /** Its facility heals, companions included (TSS-SCN-02). */
    heals: uses(facility?.do, 'heal'),
    /** Adjacent areas by index. */
    next: areas.flatMap((other, index) =>
      lines.some(([a, b]) => (a === id && b === other.id) || (b === id && a === other.id)) ? [index] : [],
    ),
  };
}

function scenarioOf({ id, setup, progressTravels, ranks, rewards }: ScenarioDocument, compiler: Compiler) {
  return {
    ...{ id, ranks },
    setup: setup.map((step) => ({
      stage: step.stage ?? 'afterScenarioDeck',
      block: compiler.block(step.do, `${id}/setup/${step.id}/do`),
    })),
    progressTravels: progressTravels === true,
    rewards,
  };
}
