import { change, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { nameForChance } from '#engine/kernel/table/former-names.ts';
import { shuffledList } from '#engine/kernel/table/shuffle.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { canBeDrawn, needsRefill } from '#engine/library/piles/drawing.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { call, procedure } from './book.ts';

/** An empty deck is rebuilt from the discards first. */
export const drawCard = procedure(
  'drawCard',
  ({ pc }: { pc: Thing }) => ({ pc }),
  ({ step }) => ({
    rebuild: step('TSS-ROUND-26', (game, my) => {
      return needsRefill(game, deckOf(game, my.pc)) ? change('flip', { by: my.pc }) : undefined;
    }),
    draw: step('TSS-ROUND-22', (game, my): Next => {
      const card = game.at('deck', my.pc)[0];
      const into = game.handOf(my.pc);
      return card === undefined ? finish(false) : [change('draw', { by: my.pc, card, into }), finish(true)];
    }),
  }),
);

const deckOf = (game: TokyoGame, pc: Thing) => ({ pile: game.deckOf(pc), discards: game.discardsOf(pc) });
const canDraw = (game: TokyoGame, pc: Thing) => canBeDrawn(game, deckOf(game, pc));

/** 手札の調整 (p.17): discard at will and down to the hand size, draw up to it; one redraw per scenario. */
export const handOf = procedure(
  'hand',
  ({ pc }: { pc: Thing }) => ({ pc }),
  ({ step, choose, offer }) => ({
    discard: choose('TSS-ROUND-20', {
      discard: offer('TSS-ROUND-20', {
        among: { by: (_, my) => [my.pc], card: (game, my) => game.hand(my.pc) },
        then: (_, my, { card }) => [change('discard', { by: my.pc, card }), goto('discard')],
      }),
      done: offer('TSS-ROUND-20', {
        fields: ['by'],
        among: (_, my) => [{ by: my.pc }],
        except: { 'TSS-ROUND-21': (game, my) => game.hand(my.pc).length > game.value('handSize', my.pc) },
        then: () => undefined,
      }),
    }),
    draw: step(
      'TSS-ROUND-22',
      (game, my): Next =>
        game.hand(my.pc).length < game.value('handSize', my.pc) && canDraw(game, my.pc)
          ? [call(drawCard, { pc: my.pc }), goto('draw')]
          : undefined,
    ),
    redraw: choose('TSS-ROUND-23', {
      redraw: offer('TSS-ROUND-23', {
        fields: ['by'],
        among: (_, my) => [{ by: my.pc }],
        except: { 'TSS-ROUND-25': (game, my) => game.count(my.pc, counter.redrawn) === 1 },
        then: (_, my) => [change('redrawn', { by: my.pc }), call(redraw, { pc: my.pc })],
      }),
      done: offer('TSS-ROUND-23', {
        fields: ['by'],
        among: (game, my) => (game.count(my.pc, counter.redrawn) === 1 ? [] : [{ by: my.pc }]),
        then: (_, my) => change('kept', { by: my.pc }),
      }),
    }),
  }),
);

/** 引き直し (p.17): set the hand aside, draw as many, shuffle the old ones under the deck. */
const redraw = procedure(
  'redraw',
  ({ pc }: { pc: Thing }) => ({ pc, aside: [] as readonly Thing[] }),
  ({ step }) => ({
    aside: step('TSS-ROUND-24', (game, my) => {
      my.aside = [...game.hand(my.pc)];
      return change('lay', { slot: game.place('pending'), cards: my.aside });
    }),
    draw: step(
      'TSS-ROUND-24',
      (game, my): Next =>
        game.hand(my.pc).length < my.aside.length && canDraw(game, my.pc)
          ? [call(drawCard, { pc: my.pc }), goto('draw')]
          : undefined,
    ),
    under: step('TSS-ROUND-24', (game, my) => {
      const name = nameForChance(game.content, `${game.role(my.pc).id}/redraw`);
      const cards = shuffledList(my.aside, `${game.seed}|${name}`, (card) => game.chanceName(card));
      return change('lay', { slot: game.deckOf(my.pc), cards });
    }),
  }),
);

export const handProcedures = [drawCard, handOf, redraw];
