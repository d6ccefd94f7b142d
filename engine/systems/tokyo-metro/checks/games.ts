import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { at, type MetroProject } from './documents.ts';

/** Games that lack cards for their player count (TM-SE-06, TM-RO-02). */
export function checkGames({ games, cards, unsound }: MetroProject): ContentProblem[] {
  const isWhole = !unsound.some((file) => file.endsWith('cards/actions.json'));
  const sizeOf = (deck: string) => cards.filter(({ value }) => value.deck === deck).length;
  return games.flatMap((game) => {
    const { seats, decks } = game.value;
    const inOrder = seats.least <= seats.usual && seats.usual <= seats.most;
    return [
      ...(inOrder ? [] : [at(game, ['seats', 'usual'], 'GAM001', 'error', { ...seats })]),
      ...(isWhole ? decks : []).flatMap((deck, i) => {
        const size = sizeOf(deck);
        if (size < seats.most) return [at(game, ['decks', i], 'GAM002', 'error', { deck, size, most: seats.most })];
        const largest = Math.max(...decks.map(sizeOf));
        return size === largest ? [] : [at(game, ['decks', i], 'GAM003', 'warning', { deck, size, largest })];
      }),
    ];
  });
}
