import type { Hidden } from '#engine/kernel/system.ts';
import type { Tokyo } from './tokyo.ts';

/**
 * What lies face down, whoever looks (TSS-INFO-02, TSS-INFO-05): each deck; SITE cards in their deck and in the
 * encounter slot, which nobody can tell apart; scenario cards not yet shown, which no one shuffles.
 */
export function hidden({ layout }: Tokyo): readonly Hidden[] {
  const { site = -1, ...piles } = layout.piles;
  return [
    ...[...new Set(layout.decks), ...Object.values(piles)].map((place) => ({ places: [place], shuffled: true })),
    { places: [site, layout.encounter], shuffled: true },
    { places: [layout.scenario.deck], shuffled: false },
    { places: [layout.scenario.aside], shuffled: false },
  ];
}
