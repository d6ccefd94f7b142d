/** Kinds of journal entries. */
export const Undo = { count: 0, move: 1, order: 2, make: 3, batch: 4, lasting: 5 } as const;

/** A move of a piece, or a new order of a place. */
export type PieceMove =
  | { readonly kind: 'move'; readonly thing: number; readonly from: number; readonly at: number }
  | { readonly kind: 'order'; readonly place: number; readonly shuffles: number; readonly at: number };

/** Newest first. `at`: length of the journal before; `shuffles`: number of shuffles of the place before. */
export function handledIn(journal: readonly number[]): readonly PieceMove[] {
  const handled: PieceMove[] = [];
  let end = journal.length;
  const back = (by: number): number => journal[end - by] as number;
  while (end > 0) {
    switch (back(1)) {
      case Undo.count:
        end -= 3;
        break;
      case Undo.move:
        end -= 4;
        handled.push({ kind: 'move', thing: journal[end] as number, from: journal[end + 1] as number, at: end });
        break;
      case Undo.order: {
        const [shuffles, place] = [back(2), back(3)];
        end -= 4 + back(4);
        handled.push({ kind: 'order', place, shuffles, at: end });
        break;
      }
      default:
        end -= 1;
    }
  }
  return handled;
}
