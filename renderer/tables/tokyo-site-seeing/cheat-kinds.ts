import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { designOf } from '../library/table-context.ts';
import { botOf } from './objects-of.ts';
import type { PrintedCards } from './printed-cards.ts';
import { areaOfSlot, cardOf, type TableDocument } from './table-document.ts';

export type CheatKind =
  | 'damage'
  | 'ap'
  | 'progress'
  | 'exhaust'
  | 'enemy'
  | 'unseal'
  | 'give'
  | 'equip'
  | 'remove'
  | 'next'
  | 'move'
  | 'place'
  | 'clear'
  | 'reveal';
export type CheatField = 'pc' | 'to' | 'card' | 'on' | 'area' | 'slot' | 'pile';
export type Chosen = Readonly<Record<Exclude<CheatField, 'to'>, string>> & { readonly to: number };

/** What the drawer can choose from. */
export interface CheatSources {
  readonly table: TableDocument;
  readonly cards: PrintedCards;
  /** Designs of the project by what they are good for. */
  readonly designs: Readonly<Record<'hand' | 'equipment' | 'troubles', readonly string[]>>;
}

interface Cheat {
  readonly fields: readonly CheatField[];
  /** The names that `card` or `on` can have, when they are not every design. */
  readonly among?: (sources: CheatSources, chosen: Chosen) => readonly string[];
  readonly make: (chosen: Chosen, sources: CheatSources) => JsonObject;
}

const skillPattern = /^(\w+)\/skills\/(\w+)$/;

/** Something that carries tokens, as a cheat names it: a PC, a skill, a BOT card, or another card. */
function named(on: string, { table }: CheatSources): JsonObject {
  const [, pc, skill] = skillPattern.exec(on) ?? [];
  if (pc !== undefined && skill !== undefined) return { pc, skill };
  const bot = Object.keys(table.bots).find((id) => botOf(id) === on);
  if (bot !== undefined) return { bot };
  return Object.hasOwn(table.pcs, on) ? { pc: on } : { card: on };
}

/** Every cheat of the drawer: what it asks for, and the document it becomes (schemas/tokyo-site-seeing/cheat). */
export const cheatKinds: Readonly<Record<CheatKind, Cheat>> = {
  // HP is told as it is shown; the table counts the damage
  damage: {
    fields: ['pc', 'to'],
    make: ({ pc, to }, { table }) => ({ damage: { pc, to: Math.max(0, (table.pcs[pc]?.maxHp ?? 0) - to) } }),
  },
  ap: { fields: ['pc', 'to'], make: ({ pc, to }) => ({ ap: { pc, to } }) },
  progress: {
    fields: ['on', 'to'],
    among: ({ table, cards }) => [
      ...Object.keys(table.pcs),
      ...shown(table),
      ...inSlots(table).filter((card) => ['trouble', 'scenario'].includes(cards(card).kind)),
    ],
    make: ({ on, to }, sources) => ({ progress: { ...named(on, sources), to } }),
  },
  exhaust: {
    fields: ['on', 'to'],
    among: ({ table }) => [...skills(table, false), ...equipped(table), ...Object.keys(table.bots).map(botOf)],
    make: ({ on, to }, sources) => ({ exhaust: { ...named(on, sources), to } }),
  },
  enemy: {
    fields: ['card', 'to'],
    among: ({ table, cards }) => inSlots(table).filter((card) => cards(card).isEnemy),
    make: ({ card, to }) => ({ damage: { card, to } }),
  },
  unseal: {
    fields: ['on'],
    among: ({ table }) => skills(table, true),
    make: ({ on }, sources) => ({ unseal: named(on, sources) }),
  },
  give: {
    fields: ['pc', 'card'],
    among: ({ designs }) => designs.hand,
    make: ({ pc, card }) => ({ give: { pc, card } }),
  },
  equip: {
    fields: ['pc', 'card'],
    among: ({ designs }) => designs.equipment,
    make: ({ pc, card }) => ({ equip: { pc, card } }),
  },
  remove: {
    fields: ['card'],
    among: ({ table }) => [
      ...Object.values(table.pcs).flatMap(({ hand }) => hand),
      ...equipped(table),
      ...inSlots(table),
    ],
    make: ({ card }) => ({ remove: { card } }),
  },
  next: {
    fields: ['pile', 'card'],
    among: ({ table }, { pile }) =>
      [...new Set((table.pcs[pile]?.deck ?? table.piles[pile] ?? []).map(designOf))].sort(),
    make: ({ pile, card }, { table }) => ({ next: Object.hasOwn(table.pcs, pile) ? { card, pc: pile } : { card } }),
  },
  move: { fields: ['pc', 'area'], make: ({ pc, area }) => ({ move: { pc, area } }) },
  place: {
    fields: ['card', 'slot'],
    among: ({ designs }) => designs.troubles,
    make: ({ card, slot }) => ({ place: { card, slot } }),
  },
  clear: {
    fields: ['card'],
    among: ({ table, cards }) => inSlots(table).filter((card) => cards(card).kind === 'trouble'),
    make: ({ card }) => ({ clear: { card } }),
  },
  reveal: {
    fields: ['card'],
    among: ({ table }) => [...(table.scenario['deck'] ?? []), ...(table.scenario['aside'] ?? [])].map(nameOf),
    make: ({ card }) => ({ reveal: { card } }),
  },
};

/** The names that a field can have now. */
export function choicesOf(
  field: CheatField,
  kind: CheatKind,
  sources: CheatSources,
  chosen: Chosen,
): readonly string[] {
  const { table } = sources;
  switch (field) {
    case 'pc':
      return Object.keys(table.pcs);
    case 'area':
      return [...new Set(Object.keys(table.slots).map(areaOfSlot))];
    case 'slot':
      return Object.keys(table.slots);
    case 'pile':
      return [
        ...Object.keys(table.piles).filter((pile) => (table.piles[pile]?.length ?? 0) > 0),
        ...Object.keys(table.pcs),
      ];
    case 'to':
      return [];
    default:
      return cheatKinds[kind].among?.(sources, chosen) ?? [];
  }
}

type PlacedList = TableDocument['slots'][string];
const nameOf = (placed: PlacedList[number]) => cardOf(placed).card;
const inSlots = (table: TableDocument) => Object.values(table.slots).flatMap((placed) => placed.map(nameOf));
const shown = (table: TableDocument) => (table.scenario['shown'] ?? []).map(nameOf);
const equipped = (table: TableDocument) => Object.values(table.pcs).flatMap((pc) => pc.equipped.map(nameOf));
const skills = (table: TableDocument, isSealed: boolean) =>
  Object.entries(table.pcs).flatMap(([pc, { skills: all }]) =>
    Object.entries(all).flatMap(([skill, { sealed }]) => (sealed === isSealed ? [`${pc}/skills/${skill}`] : [])),
  );
