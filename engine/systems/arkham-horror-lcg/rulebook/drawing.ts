import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import type { ArkhamGame } from '../table/game.ts';
import { call, procedure } from './book.ts';
import { resolveEncounter } from './encounter.ts';
import { deal } from './harm.ts';

/** Draws together; an empty deck is shuffled anew in the middle, for 1 horror after the whole draw (AH-DR-01, AH-DR-02). */
export const drawCards = procedure(
  'drawCards',
  ({ by, amount }: { readonly by: Thing; readonly amount: number }) => ({
    by,
    left: amount,
    refilled: false,
    drawn: [] as readonly Thing[],
  }),
  ({ step, settle }) => ({
    next: step('AH-DR-01', (game, my): Next => {
      if (my.left <= 0 || !game.isPlaying(my.by)) return goto('weaknesses');
      const [card] = game.at('deck', my.by);
      if (card === undefined) {
        if (game.at('discard', my.by).length === 0) return goto('weaknesses');
        my.refilled = true;
        return [
          goto('next'),
          change('shuffle', { pile: game.place('deck', my.by), from: game.place('discard', my.by) }),
        ];
      }
      my.left--;
      my.drawn = [...my.drawn, card];
      return [goto('next'), change('draw', { of: card, into: game.place('hand', my.by) })];
    }),
    weaknesses: step('AH-WK-02', (game, my): Next => {
      const [first, ...rest] = my.drawn.filter(
        (card) => game.kind(card).isWeakness && game.table.placeOf(card) === game.place('hand', my.by),
      );
      if (first === undefined) return undefined;
      my.drawn = rest;
      return [goto('weaknesses'), call(drawWeakness, { by: my.by, card: first })];
    }),
    horror: step('AH-DR-02', (game, { by, refilled }) =>
      refilled && game.isPlaying(by) ? deal(by, { damage: 0, horror: 1 }) : undefined,
    ),
    after: settle('AH-TM-08', 'after'),
  }),
);
/** A weakness of an encounter type is resolved like an encounter card, one of a player type goes to the hand (AH-WK-02, AH-WK-03). */
export const drawWeakness = procedure(
  'drawWeakness',
  (given: { readonly by: Thing; readonly card: Thing }) => given,
  ({ step }) => ({
    encounter: step('AH-WK-02', (game, { by, card }): Next => {
      if (!isEncounter(game, card)) return undefined;
      return [
        change('own', { of: card, by }),
        change('play', { of: card, into: game.place('resolving') }),
        call(resolveEncounter, { by, card }),
      ];
    }),
    revelation: step('AH-WK-03', (game, { by, card }): Next => {
      if (isEncounter(game, card)) return undefined;
      return game
        .face(card)
        .entries.filter(({ kind }) => kind === 'revelation')
        .map(({ block }) => runBlock(block, game.scope(by, card)));
    }),
  }),
);
const isEncounter = (game: ArkhamGame, card: Thing) => game.type(card) === 'enemy' || game.type(card) === 'treachery';
