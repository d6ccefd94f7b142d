import { namesOf } from '#engine/library/zones/names-of.ts';
import { cardFields } from '../table/card-fields.ts';
import type { ScytheGame } from '../table/game.ts';
import { starWords } from '../table/plan.ts';

export const names = namesOf<ScytheGame>({
  fields: [
    ...(['by', 'area', 'way', 'unit', 'structure', 'hex', 'to', 'resource', 'onceBonus', 'objective'] as const),
    ...(['encounter', 'factoryCard', 'target', 'option', 'amount'] as const),
    ...cardFields,
  ],
  things: [
    ...(['by', 'seat', 'opponent', 'area', 'way', 'unit', 'structure', 'hex', 'to', 'from', 'objective'] as const),
    ...(['encounter', 'factoryCard', 'card', 'target', 'self', 'source', 'cause'] as const),
    ...cardFields,
  ],
  // An objective is named only when it is revealed, and so are the cards that were used (SC-OB-02, SC-CO-09)
  seen: ['by', 'seat', 'opponent', 'area', 'way', 'unit', 'structure', 'hex', 'to', 'from', 'objective', 'used'],
  places: ['pile', 'into'],
  nameOf: (game, thing) => (thing <= 0 ? null : game.name(thing)),
  placeName: ({ layout }, place) => layout.placeNames[place] ?? null,
  own: {
    resource: ({ content }, number) => content.resources[number - 1] ?? null,
    onceBonus: ({ content }, number) => content.onceBonuses[number - 1]?.id ?? null,
    star: (_, number) => starWords[number - 1] ?? null,
  },
});
