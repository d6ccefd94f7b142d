import type { Thing } from '#engine/kernel/table/table.ts';
import { query, slots } from './cached-query.ts';
import { counter } from './counters.ts';

// What of the table is asked for again and again: what lies in the slots, and who stands where.

/** Every card in the slots, covered ones too, area by area from the left. */
export const slotCards = query({ places: slots }, (game) => {
  const cards: Thing[] = [];
  for (const slot of game.layout.slotPlaces) cards.push(...game.table.at(slot));
  return cards;
});
/** The same of the whole mat, the explored card last. */
export const visibleCards = query({ places: slots }, (game) => {
  const cards: Thing[] = [];
  for (const slot of game.layout.slotPlaces) {
    const card = game.top(slot);
    if (card >= 0) cards.push(card);
  }
  if (game.explored >= 0) cards.push(game.explored);
  return cards;
});
/** What lies open, by area: the top card of each slot from the left, and in SITE the card that is explored. */
export const visibleByArea = query({ places: slots }, (game) =>
  game.areas.map((area) => {
    const cards = game.slotsOf(area).map((slot) => game.top(slot));
    if (game.isSite(area)) cards.push(game.explored);
    return cards.filter((card) => card >= 0);
  }),
);
/** Who stands where, by area. */
export const pcsByArea = query({ counters: [counter.area] }, (game) =>
  game.areas.map((area) => game.pcs.filter((pc) => game.areaOf(pc) === area)),
);
/** Who took part when an exploration began, downed ones too (TSS-SITE-42). */
export const participants = query({ counters: [counter.exploring] }, (game) =>
  game.pcs.filter((pc) => game.count(pc, counter.exploring) === 1),
);
