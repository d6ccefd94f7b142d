import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { ChosenValues } from '#renderer/desk/altering/cheat-kinds.ts';
import { designOf } from '#renderer/desk/table/table-names.ts';
import { botOf, skillOf } from './objects-of.ts';
import type { PrintedCard, PrintedCards } from './printed-cards.ts';
import { areaOfSlot, cardOf, type PlacedCard, type SiteSeeingTableDocument } from './table-document.ts';

export type CheatFieldId = 'pc' | 'card' | 'on' | 'area' | 'slot' | 'pile' | 'to';
type Among = 'number' | ((chosen: ChosenValues) => readonly string[]);

interface Cheat {
  readonly id: string;
  readonly fields: Readonly<Partial<Record<CheatFieldId, Among>>>;
  readonly make: (chosen: ChosenValues) => JsonObject;
}

/** The designs are collected on demand: a large project has many cards. */
interface CheatSources {
  readonly table: SiteSeeingTableDocument;
  readonly cards: PrintedCards;
  readonly hand: () => readonly string[];
  readonly equipment: () => readonly string[];
  readonly troubles: () => readonly string[];
}

/** The fields of every cheat, and its document (schemas/tokyo-site-seeing/cheat). */
export function cheatKinds({ table, cards, hand, equipment, troubles }: CheatSources): readonly Cheat[] {
  const pcs = Object.entries(table.pcs);
  const bots = Object.keys(table.bots);
  const namesOf = (placed: readonly PlacedCard[] = []) => placed.map((one) => cardOf(one).card);
  const inSlots = Object.values(table.slots).flatMap(namesOf);
  const equipped = pcs.flatMap(([, pc]) => namesOf(pc.equipped));
  const inSlotsAs = (isWanted: (card: PrintedCard) => boolean) => inSlots.filter((name) => isWanted(cards(name)));
  const { shown, deck, aside } = table.scenario;

  // From the form's names to those in cheats
  const byName = new Map<string, JsonObject>(bots.map((bot) => [botOf(bot), { bot }]));
  const skills = (isSealed: boolean) =>
    pcs.flatMap(([pc, { skills: all }]) =>
      Object.entries(all).flatMap(([skill, { sealed }]) => {
        byName.set(skillOf(pc, skill), { pc, skill });
        return sealed === isSealed ? [skillOf(pc, skill)] : [];
      }),
    );
  const isPc = (name: string) => Object.hasOwn(table.pcs, name);
  const onWhat = (on = ''): JsonObject => byName.get(on) ?? (isPc(on) ? { pc: on } : { card: on });

  const among = (names: readonly string[]) => () => names;
  const pc = among(pcs.map(([id]) => id));
  const slot = among(Object.keys(table.slots));
  const to = 'number';
  const piles = [...Object.keys(table.piles).filter((name) => table.piles[name]?.length), ...pc()];
  const inPile = ({ pile = '' }: ChosenValues) => table.pcs[pile]?.deck ?? table.piles[pile] ?? [];

  const plain = (id: string, fields: Cheat['fields'], word = id): Cheat => ({
    id,
    fields,
    make: (chosen) => ({
      [word]: Object.fromEntries(Object.keys(fields).map((field) => [field, asWritten(field, chosen[field])])),
    }),
  });
  const onThing = (id: string, names: readonly string[], more: Cheat['fields'] = {}): Cheat => ({
    id,
    fields: { on: among(names), ...more },
    make: ({ on, to: value }) => ({ [id]: { ...onWhat(on), ...('to' in more ? { to: Number(value) } : {}) } }),
  });
  return [
    // Shown as HP; the table counts damage
    {
      id: 'damage',
      fields: { pc, to },
      make: ({ pc: who = '', to: hp }) => ({
        damage: { pc: who, to: Math.max(0, (table.pcs[who]?.maxHp ?? 0) - Number(hp)) },
      }),
    },
    plain('ap', { pc, to }),
    onThing(
      'progress',
      [...pc(), ...namesOf(shown), ...inSlotsAs(({ kind }) => kind === 'trouble' || kind === 'scenario')],
      { to },
    ),
    onThing('exhaust', [...skills(false), ...equipped, ...bots.map(botOf)], { to }),
    plain('enemy', { card: among(inSlotsAs(({ isEnemy }) => isEnemy)), to }, 'damage'),
    onThing('unseal', skills(true)),
    plain('give', { pc, card: hand }),
    plain('equip', { pc, card: equipment }),
    plain('remove', { card: among([...pcs.flatMap(([, { hand: held }]) => held), ...equipped, ...inSlots]) }),
    {
      id: 'next',
      fields: { pile: among(piles), card: (chosen) => [...new Set(inPile(chosen).map(designOf))].sort() },
      make: ({ pile = '', card = '' }) => ({ next: isPc(pile) ? { card, pc: pile } : { card } }),
    },
    plain('move', { pc, area: among([...new Set(slot().map(areaOfSlot))]) }),
    plain('place', { card: troubles, slot }),
    plain('clear', { card: among(inSlotsAs(({ kind }) => kind === 'trouble')) }),
    plain('reveal', { card: among([...namesOf(deck), ...namesOf(aside)]) }),
  ];
}

function asWritten(field: string, chosen = ''): string | number {
  return field === 'to' ? Number(chosen) : chosen;
}
