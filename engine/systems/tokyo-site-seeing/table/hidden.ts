import type { Hiding } from '#engine/kernel/system.ts';
import type { TokyoGame } from './game.ts';

/**
 * What lies face down, whoever looks: each deck; SITE cards in their deck and in the encounter slot, which nobody can
 * tell apart; scenario cards not yet shown, which no one shuffles. Hands are no secret (TSS-INFO-04).
 */
export const hidden: readonly Hiding<TokyoGame>[] = [
  {
    id: 'decks',
    rule: 'TSS-INFO-02',
    groups: ({ layout }) => {
      const { site: _, ...piles } = layout.piles;
      return [...new Set(layout.decks), ...Object.values(piles)].map((place) => ({ places: [place], shuffled: true }));
    },
  },
  {
    id: 'unrevealed',
    rule: 'TSS-INFO-05',
    groups: ({ layout }) => [
      { places: [layout.piles['site'] ?? -1, layout.encounter], shuffled: true },
      { places: [layout.scenario.deck], shuffled: false },
      { places: [layout.scenario.aside], shuffled: false },
    ],
  },
];
