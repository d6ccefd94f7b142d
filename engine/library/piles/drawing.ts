import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import {
  batch,
  type Call,
  type ChangeNext,
  finish,
  goto,
  type Next,
  type RuleId,
} from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';

/** A pile and the discards that refill it. */
export interface RefilledPile {
  readonly pile: Place;
  readonly discards: Place;
}
interface OnTable {
  readonly table: ReadonlyTable;
}

/** Whether the discards are needed to draw so many cards, and there are any. */
export const needsRefill = ({ table }: OnTable, { pile, discards }: RefilledPile, amount = 1): boolean =>
  table.at(pile).length < amount && table.at(discards).length > 0;

export const canBeDrawn = ({ table }: OnTable, { pile, discards }: RefilledPile): boolean =>
  table.at(pile).length + table.at(discards).length > 0;

export interface DrawWords<G> {
  readonly rules: { readonly draw: RuleId; readonly refill: RuleId };
  /** `of`: owner of the pile, or who draws. */
  readonly pileOf: (game: G, of: Thing) => RefilledPile;
  /** What is left of the pile stays on top: see `shuffleUnder` of `pileChanges`. */
  readonly refill: (game: G, of: Thing) => Next;
  readonly draw: (game: G, of: Thing, card: Thing) => ChangeNext;
}
export interface DrawRequest {
  readonly of: Thing;
  readonly amount: number;
  /** At the same time, as one batch. Default: one after another. */
  readonly together?: boolean;
}
/** Result of a draw. `cards`: fewer than asked for if both places ran out. */
export interface DrawnCards {
  readonly cards: readonly Thing[];
  readonly refilled: boolean;
}

/** Draws from a pile that its discards refill when it runs out, even in the middle of a draw. */
export function drawing<G extends KernelGame>(
  words: DrawWords<G>,
): {
  readonly procedure: AnyProcedure;
  /** `into`: where the caller wants the `DrawnCards`. */
  readonly draw: (request: DrawRequest, into?: string | null) => Call;
} {
  const { procedure, call } = rulebook<G>();
  const { rules, pileOf } = words;
  const drawCards = procedure(
    'drawCards',
    ({ of, amount, together = false }: DrawRequest) => ({
      of,
      left: amount,
      together,
      cards: [] as readonly Thing[],
      refilled: false,
    }),
    ({ step }) => ({
      refill: step(rules.refill, (game, my): Next => {
        if (my.left <= 0 || !needsRefill(game, pileOf(game, my.of), my.together ? my.left : 1)) return undefined;
        my.refilled = true;
        return words.refill(game, my.of);
      }),
      draw: step(rules.draw, (game, my): Next => {
        const next = Math.max(0, my.together ? my.left : Math.min(my.left, 1));
        const cards = game.table.at(pileOf(game, my.of).pile).slice(0, next);
        my.left -= next;
        my.cards = [...my.cards, ...cards];
        const drawn = cards.map((card) => words.draw(game, my.of, card));
        const isDone = my.left <= 0 || cards.length === 0;
        return [
          my.together ? batch(drawn) : drawn,
          isDone ? finish({ cards: my.cards, refilled: my.refilled }) : goto('refill'),
        ];
      }),
    }),
  );
  return { procedure: drawCards, draw: (request, into = null) => call(drawCards, request, into) };
}
