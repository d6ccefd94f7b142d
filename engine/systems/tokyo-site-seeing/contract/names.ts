import { sameName } from '#engine/kernel/naming/naming.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { namesOf } from '#engine/library/zones/names-of.ts';
import type { TokyoGame } from '../table/game.ts';

export const names = namesOf<TokyoGame>({
  fields: ['by', 'pc', 'card', 'skill', 'bot', 'effect', 'target', 'slot', 'area', 'amount'],
  things: ['by', 'to', 'card', 'pc', 'target', 'on', 'cause', 'source', 'area', 'bot'],
  places: ['slot', 'from', 'into'],
  nameOf: thingName,
  placeName: ({ layout }, place) => layout.placeNames[place] ?? null,
  own: {
    skill: (game, skill) => game.skillKind(skill),
    effect: ({ content }, effect) => content.effectNames[effect] ?? null,
  },
  where: (game, name) => {
    const card = game.copiesOf(name.replace(/#.*/, '')).find((one) => sameName(game.cardName(one), name));
    return card === undefined ? undefined : game.layout.placeNames[game.table.placeOf(card)];
  },
});

export function thingName(game: TokyoGame, thing: number): string | null {
  if (thing < 0) return null;
  return thing === theGame ? 'game' : game.name(thing);
}
