import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { query, slots } from './cached-query.ts';
import type { BoardQueries } from './game.ts';
import { counter } from './numbered.ts';

export const board: BoardQueries = {
  slotCards: query({ places: slots }, (game) => {
    const cards: Thing[] = [];
    for (const slot of game.layout.allPlaces.slots) cards.push(...game.table.at(slot));
    return cards;
  }),
  visibleCards: query({ places: slots }, (game) => {
    const cards: Thing[] = [];
    for (const slot of game.layout.allPlaces.slots) {
      const card = game.top(slot);
      if (card >= 0) cards.push(card);
    }
    if (game.explored >= 0) cards.push(game.explored);
    return cards;
  }),
  visibleByArea: query({ places: slots }, (game) =>
    game.areas.map((area) => {
      const cards = game.slotsOf(area).map((slot) => game.top(slot));
      if (game.isSite(area)) cards.push(game.explored);
      return cards.filter((card) => card >= 0);
    }),
  ),
  pcsByArea: query({ counters: [counter.area] }, (game) =>
    game.areas.map((area) => game.pcs.filter((pc) => game.areaOf(pc) === area)),
  ),
  participants: query({ counters: [counter.exploring] }, (game) =>
    game.pcs.filter((pc) => game.count(pc, counter.exploring) === 1),
  ),
};
