import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { cardsAdded } from './table-document.ts';

interface ToldEvent {
  readonly kind: string;
  readonly sentence: string;
}
export interface RevealedCombat {
  /** Who fights whom, and where. */
  readonly title: string;
  /** In the order in which they were sealed. */
  readonly sides: readonly { readonly seat: string; readonly dial: number; readonly cards: readonly string[] }[];
  readonly won: string;
}

/** The last combat of this turn, once both sides are revealed (SC-CO-09); null: none. */
export function revealedCombat(
  events: readonly ToldEvent[],
  entries: readonly { readonly entry: JsonObject }[],
): RevealedCombat | null {
  const at = events.findLastIndex(({ kind }) => kind === 'combat' || kind === 'turn');
  const combat = events[at];
  const since = events.slice(at + 1);
  if (combat?.kind !== 'combat' || since.filter(({ kind }) => kind === 'dialed').length < 2) return null;
  const sides = entries
    .flatMap(({ entry }) => (entry['do'] === 'dial' ? [entry] : []))
    .slice(-2)
    .map((entry) => ({ seat: String(entry['by']), dial: Number(entry['amount']), cards: cardsAdded(entry) }));
  return { title: combat.sentence, sides, won: since.find(({ kind }) => kind === 'won')?.sentence ?? '' };
}
