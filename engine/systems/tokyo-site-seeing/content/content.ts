import { textHash } from '#engine/kernel/basics/hash.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { Compiler, type Language } from '#engine/kernel/language/compile.ts';
import { tagged } from '#engine/kernel/language/facts.ts';
import type { Node, Value } from '#engine/kernel/language/field.ts';
import { uses } from '#engine/kernel/language/nodes-in.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { type AbilityContent, concernsOf } from '#engine/library/abilities/entry.ts';
import {
  type Ability,
  abilities,
  botSkillKinds,
  type CardKind,
  copiesOf,
  type DamageType,
  type Rarity,
  ranges,
  rarities,
  type SkillKind,
  skillKinds,
} from '../contract/vocabulary.ts';
import type { Bot as BotDocument } from '../formats/bots.ts';
import type { Pc } from '../formats/pcs.ts';
import type { Scenario as ScenarioDocument } from '../formats/scenario.ts';
import { actionsOf, type EntryOf, entryCompiler } from './compile-entry.ts';
import type { Actions, Entry } from './entry.ts';
import { type CardDocument, type Offered, readProject } from './printed.ts';

/** What a vehicle gives whoever drives it (TSS-MOVE-10). */
export interface Vehicle {
  /** PCs on board, the driver among them. */
  readonly capacity: Value<number>;
  /** Areas that one move can lead to. */
  readonly areas: Value<number>;
  /** What it adds to the move check. */
  readonly bonus: Value<number>;
}

/** What is printed on a card. All copies share it. */
export interface Design {
  readonly index: number;
  readonly id: string;
  readonly kind: CardKind;
  readonly rarity: number;
  readonly copies: number;
  readonly consumable: boolean;
  readonly equipment: boolean;
  readonly traits: readonly string[];
  readonly ap: number;
  readonly cost: number;
  readonly equip: { readonly ability: Ability; readonly target: number } | null;
  readonly range: number;
  readonly vehicle: Vehicle | null;
  readonly solve:
    | {
        readonly by: 'check';
        readonly ability: Ability;
        readonly target: Value<number>;
        /** How many PCs must pass it. */
        readonly pcs: Value<number>;
      }
    | { readonly by: 'battle' }
    | null;
  readonly hp: Value<number>;
  /** Who may attack it at all; null: everybody. */
  readonly attackIf: Value<boolean> | null;
  readonly attackIfNode: Node | null;
  /** Damage of these types does nothing to it. */
  readonly immune: readonly DamageType[];
  readonly reduction: { readonly amount: Value<number>; readonly type: DamageType } | null;
  readonly counterattack: { readonly amount: Value<number>; readonly type: DamageType } | null;
  readonly reward: Value<number>;
  /** A companion has this many HP; null: it is none. */
  readonly companion: Value<number> | null;
  readonly discardInstead: boolean;
  /** It can lose the game: progress tokens on it are time that runs out. */
  readonly isClock: boolean;
  readonly entries: readonly Entry[];
  readonly actions: Actions;
  /** Whether any of its texts answers a change. */
  readonly answers: boolean;
  /** What its copies are called, by their number; 0: none. */
  readonly names: readonly string[];
  /** Which PC's starter it is. */
  readonly owner: string | null;
  /** The scenario it belongs to. */
  readonly scenario: string | null;
  /** It is in a game only when a set-up names it (TSS-SETUP-10). */
  readonly isReward: boolean;
}

export interface Role {
  readonly id: string;
  readonly abilities: { readonly [A in Ability]: number };
  readonly maxHp: number;
  readonly start: Entry | null;
  readonly skills: { readonly [S in SkillKind]: Entry | null };
  /** What takes their place on the solo face of the board. */
  readonly soloSkills: { readonly [S in SkillKind]?: Entry };
}
/** A BOT card: what it does by itself when the action phase starts, and the effects of both skills. */
export interface Bot {
  readonly id: string;
  readonly start: Entry | null;
  readonly entries: readonly Entry[];
  readonly actions: Actions;
}
export interface Area {
  readonly id: string;
  readonly pcs: readonly string[];
  readonly slots: readonly { readonly id: string; readonly kind: string }[];
  readonly facility: string | null;
  /** Its facility heals: companions count among the PCs there (TSS-SCN-02). */
  readonly heals: boolean;
  readonly next: readonly number[];
}
export interface Scenario {
  readonly id: string;
  readonly setup: readonly { readonly stage: string; readonly block: string }[];
  readonly progressTravels: boolean;
  readonly ranks: readonly { readonly rank: string; readonly upTo?: number }[];
  /** What a clear may bring: one of these. */
  readonly rewards: readonly Offered[];
}

export interface TokyoContent extends AbilityContent {
  readonly designs: readonly Design[];
  readonly byId: ReadonlyMap<string, Design>;
  readonly roles: ReadonlyMap<string, Role>;
  readonly bots: ReadonlyMap<string, Bot>;
  readonly areas: readonly Area[];
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly effectNames: readonly string[];
  /** Words that may take equipment away from its PC. */
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

/** The kind a card's id says (TSS-COMP-38, TSS-COMP-48, TSS-COMP-55, TSS-COMP-57). */
export function kindOf(id: string): CardKind {
  const code = /^[A-Z]+/.exec(id)?.[0] ?? '';
  return idCode[code as keyof typeof idCode] ?? 'starter';
}

/** Compiles documents that have passed their schemas. */
export function compileContent(documents: Documents, language: Language, probe: Probe | null): TokyoContent {
  const project = readProject(documents);
  const compiler = new Compiler(language, probe);
  const effectNames: string[] = [];
  const entryOf = entryCompiler(compiler, effectNames);
  const owners = new Map(project.pcs.map((pc) => [pc.starters, pc.id]));
  const designs = project.cards.map((card, index) => designOf(card, index, compiler, entryOf, owners));
  const roles = project.pcs.map((pc) => roleOf(pc, entryOf));
  const bots = project.bots.map((bot) => botOf(bot, entryOf));
  const entries = [
    ...designs.flatMap((design) => design.entries),
    ...roles.flatMap((role) => [role.start, ...Object.values(role.skills), ...Object.values(role.soloSkills)]),
    ...bots.flatMap((bot) => [bot.start, ...bot.entries]),
  ].filter((entry) => entry !== null);
  return {
    hash: textHash(project.played, 32),
    blocks: compiler.blocks,
    designs,
    byId: new Map(designs.map((design) => [design.id, design])),
    roles: new Map(roles.map((role) => [role.id, role])),
    bots: new Map(bots.map((bot) => [bot.id, bot])),
    areas: project.areas.map((area) => ({
      id: area.id,
      pcs: area.pcs,
      slots: area.slots,
      facility: area.facility === undefined ? null : compiler.block(area.facility.do, `${area.id}/facility/do`),
      heals: uses(area.facility?.do, 'heal'),
      next: neighbours(
        project.areas.map(({ id }) => id),
        project.lines,
        area.id,
      ),
    })),
    scenarios: new Map(project.scenarios.map((scenario) => [scenario.id, scenarioOf(scenario, compiler)])),
    effectNames,
    ...concernsOf(entries),
    takingAway: tagged(language, 'takesAway'),
    settings: project.settings,
  };
}

function designOf(
  card: CardDocument,
  index: number,
  compiler: Compiler,
  entryOf: EntryOf,
  owners: ReadonlyMap<string, string>,
): Design {
  const kind = card.joins ?? kindOf(card.id);
  const rarity: Rarity = card.rarity ?? 'common';
  const amount = (written: unknown, field: string): Value<number> =>
    compiler.amount(written ?? 0, `${card.id}/${field}`);
  const entries = card.effects.map((entry) => entryOf(entry, `${card.id}/effects`, card.range));
  const copies = card.scenario !== undefined || kind === 'mod' ? 1 : (card.copies ?? copiesOf[rarity]);
  return {
    index,
    id: card.id,
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
    vehicle:
      card.vehicle === undefined
        ? null
        : {
            capacity: amount(card.vehicle.capacity ?? 1, 'vehicle/capacity'),
            areas: amount(card.vehicle.areas ?? 1, 'vehicle/areas'),
            bonus: amount(card.vehicle.bonus, 'vehicle/bonus'),
          },
    solve:
      card.solve?.by === 'check'
        ? {
            ...card.solve,
            target: amount(card.solve.target, 'solve/target'),
            pcs: amount(card.solve.pcs ?? 1, 'solve/pcs'),
          }
        : (card.solve ?? null),
    hp: amount(card.hp, 'hp'),
    attackIf: card.attackIf === undefined ? null : compiler.condition(card.attackIf.if, `${card.id}/attackIf/if`),
    attackIfNode: (card.attackIf?.if as Node | undefined) ?? null,
    immune: card.immune ?? [],
    reduction:
      card.reduction === undefined
        ? null
        : { type: card.reduction.type, amount: amount(card.reduction.amount, 'reduction/amount') },
    counterattack:
      card.counterattack === undefined
        ? null
        : { type: card.counterattack.type, amount: amount(card.counterattack.amount, 'counterattack/amount') },
    reward: amount(card.reward, 'reward'),
    companion: card.companion === undefined ? null : amount(card.companion.hp, 'companion/hp'),
    discardInstead: card.discardInstead === true,
    isClock: uses(card.effects, 'loseGame'),
    entries,
    actions: actionsOf(entries),
    names: Array.from({ length: copies + 1 }, (_, copy) => `${card.id}#${copy}`),
    answers: entries.some(({ pattern }) => pattern !== null),
    owner: kind === 'starter' ? (owners.get(/^[A-Z]+/.exec(card.id)?.[0] ?? '') ?? null) : null,
    scenario: card.scenario ?? null,
    isReward: card.joins !== undefined,
  };
}

function roleOf(pc: Pc, entryOf: EntryOf): Role {
  const skill = (kind: SkillKind): Entry | null => {
    const printed = pc.skills[kind];
    return printed === undefined ? null : entryOf({ ...printed, id: kind }, `${pc.id}/skills`, printed.range);
  };
  const solo = Object.entries(pc.soloSkills ?? {}).map(([kind, printed]) => [
    kind,
    entryOf({ ...printed, id: kind }, `${pc.id}/soloSkills`, printed.range),
  ]);
  const [support, enhancement, site] = skillKinds;
  return {
    id: pc.id,
    abilities: Object.fromEntries(abilities.map((ability) => [ability, pc.abilities[ability]])) as Role['abilities'],
    maxHp: pc.maxHp,
    start: pc.start === undefined ? null : entryOf({ id: 'start', when: 'start', do: pc.start.do }, pc.id, undefined),
    skills: { support: skill(support), enhancement: skill(enhancement), site: skill(site) },
    soloSkills: Object.fromEntries(solo) as Role['soloSkills'],
  };
}

function botOf(bot: BotDocument, entryOf: EntryOf): Bot {
  const at = `bots/${bot.id}`;
  const entries = botSkillKinds.flatMap((kind) =>
    (bot.skills[kind]?.effects ?? []).map((entry) => entryOf(entry, `${at}/skills/${kind}/effects`, undefined)),
  );
  return {
    id: bot.id,
    start: bot.start === undefined ? null : entryOf({ id: 'start', when: 'start', do: bot.start.do }, at, undefined),
    entries,
    actions: actionsOf(entries),
  };
}

function scenarioOf(scenario: ScenarioDocument, compiler: Compiler): Scenario {
  return {
    id: scenario.id,
    setup: scenario.setup.map((step) => ({
      stage: step.stage ?? 'afterScenarioDeck',
      block: compiler.block(step.do, `${scenario.id}/setup/${step.id}/do`),
    })),
    progressTravels: scenario.progressTravels === true,
    ranks: scenario.ranks,
    rewards: scenario.rewards,
  };
}

function neighbours(ids: readonly string[], lines: readonly (readonly [string, string])[], id: string): number[] {
  return ids.flatMap((other, index) =>
    lines.some(([a, b]) => (a === id && b === other) || (b === id && a === other)) ? [index] : [],
  );
}
