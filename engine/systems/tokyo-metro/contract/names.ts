import { namesOf } from '#engine/library/zones/names-of.ts';
import type { MetroGame } from '../table/game.ts';
import { wayWords } from '../table/plan.ts';

export const names = namesOf<MetroGame>({
  fields: ['by', 'card', 'spot', 'station', 'line', 'way', 'amount', 'target', 'option'],
  things: ['by', 'seat', 'card', 'station', 'line', 'share', 'target', 'self', 'source', 'cause'],
  seen: ['by', 'seat', 'self', 'station', 'line'],
  nameOf: (game, thing) => (thing < 0 ? null : game.name(thing)),
  own: { way: (_, way) => wayWords[way - 1] ?? null },
});
