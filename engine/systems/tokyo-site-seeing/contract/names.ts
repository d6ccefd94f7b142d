import type { Json } from '#engine/kernel/basics/json.ts';
import { sameName } from '#engine/kernel/session/naming.ts';
import type { Names } from '#engine/kernel/system.ts';
import type { TokyoGame } from '../table/game.ts';

const things = new Set(['by', 'to', 'card', 'pc', 'target', 'on', 'cause', 'source', 'area', 'bot']);
const places = new Set(['slot', 'from', 'into']);

/** PCs by their role, cards by design and copy, skills by their kind, areas and slots by their id. */
export const names: Names<TokyoGame> = {
  fields: ['by', 'pc', 'card', 'skill', 'bot', 'effect', 'target', 'slot', 'area', 'amount'],
  name: (game, field, value): Json | undefined => {
    // Table indexes never leave the process; what a cheat put stands beside them in names
    if (field === 'writes') return undefined;
    if (Array.isArray(value)) return value.map((one: Json) => (typeof one === 'number' ? thingName(game, one) : one));
    if (typeof value !== 'number') return value;
    if (field === 'skill') return game.skillKind(value);
    if (field === 'effect') return game.content.effectNames[value] ?? null;
    if (places.has(field)) return game.layout.placeNames[value] ?? null;
    return things.has(field) ? thingName(game, value) : value;
  },
  where(game, name): string | undefined {
    const card = game.copiesOf(name.replace(/#.*/, '')).find((one) => sameName(game.cardName(one), name));
    return card === undefined ? undefined : game.layout.placeNames[game.table.placeOf(card)];
  },
  things: (field, value) => {
    if (Array.isArray(value)) return value.filter((one: Json) => typeof one === 'number');
    return typeof value === 'number' && things.has(field) ? [value] : [];
  },
};

export function thingName(game: TokyoGame, thing: number): string | null {
  if (thing < 0) return null;
  if (game.isPc(thing)) return game.layout.pcs[game.indexOf(thing)] as string;
  if (game.isSkill(thing)) return `${thingName(game, game.skillOwner(thing))}/skills/${game.skillKind(thing)}`;
  if (game.isBot(thing)) return game.botName(thing);
  if (game.isArea(thing)) return game.layout.areas[game.areaIndex(thing)] as string;
  if (game.isSlotThing(thing)) return game.layout.slots[thing - game.layout.firstSlot]?.id ?? null;
  return game.isCard(thing) ? game.cardName(thing) : 'game';
}
