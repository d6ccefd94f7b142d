import { change, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import type { Phase } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { drawTrouble } from './03-troubles.ts';
import { handOf } from './04-hand.ts';
import { actions } from './05-actions.ts';
import { areaEnds, startTexts } from './06-phase-texts.ts';
import { drawSite } from './23-site.ts';
import { call, procedure } from './book.ts';
import { resolveOutsideActions } from './in-full.ts';

/** ラウンドの流れ (p.16–21): six phases until the game ends. */
export const rounds = procedure(
  'rounds',
  ({ from }: { from: Phase }) => ({ from }),
  ({ step }) => ({
    begin: step('TSS-ROUND-01', (_, my) => goto(my.from)),
    draw: step('TSS-ROUND-01', () => [change('phase', { phase: 'draw' }), call(drawPhase, {})]),
    start: step('TSS-ROUND-01', () => [change('phase', { phase: 'start' }), call(startTexts, {})]),
    hand: step('TSS-ROUND-01', (game) => [
      change('phase', { phase: 'hand' }),
      // Once per shared hand (TSS-SOLO-14)
      ...game.hands.map((pc) => call(handOf, { pc })),
    ]),
    actions: step('TSS-ROUND-01', () => [change('phase', { phase: 'actions' }), call(actions, {})]),
    end: step('TSS-ROUND-01', () => [change('phase', { phase: 'end' }), call(areaEnds, {})]),
    refill: step('TSS-ROUND-01', () => [change('phase', { phase: 'refill' }), call(refillPhase, {})]),
    again: step('TSS-ROUND-01', (game) => [change('round', { amount: game.round + 1 }), goto('draw')]),
  }),
);

/** PCs in SITE draw a SITE card instead, or as well by house rule. */
const drawsNone = (game: TokyoGame, pc: Thing) => game.isInSite(pc) && !game.settings.sitePcsAlsoDrawTrouble;
const isLeft = (game: TokyoGame, drawn: readonly Thing[]) =>
  game.pcs.some((pc) => !drawn.includes(pc) && !drawsNone(game, pc));

/** 手順1 (p.16): each PC draws and places a trouble; the players choose the order. */
const drawPhase = procedure(
  'drawPhase',
  () => ({ drawn: [] as readonly number[] }),
  ({ step, choose, offer }) => ({
    site: step('TSS-ROUND-12', (game) => game.pcsIn(game.site).map((pc) => call(drawSite, { pc }))),
    whose: choose(
      'TSS-ROUND-03',
      {
        choose: offer('TSS-ROUND-03', {
          among: { pc: (game, my) => game.pcs.filter((pc) => !my.drawn.includes(pc)) },
          except: { 'TSS-ROUND-13': (game, _, { pc }) => drawsNone(game, pc) },
          then: (_, my, { pc }) => {
            my.drawn = [...my.drawn, pc];
            return resolveOutsideActions(call(drawTrouble, { pc }));
          },
        }),
      },
      { asks: 'order' },
    ),
    again: step('TSS-ROUND-03', (game, my) => (isLeft(game, my.drawn) ? goto('whose') : undefined)),
  }),
);

/** Fills an empty slot from its deck; others stay (TSS-ROUND-45). */
export function refillSlot(slot: Place): Next {
  return call(refillOne, { slot });
}
const refillOne = procedure(
  'refillOne',
  ({ slot }: { slot: Place }) => ({ slot }),
  ({ step }) => ({
    refill: step('TSS-ROUND-44', (game, my) => {
      if (game.top(my.slot) >= 0) return undefined;
      const card = game.at(game.slotKind(my.slot))[0];
      return card === undefined ? undefined : change('refill', { card, slot: my.slot });
    }),
  }),
);

/** 手順6 (p.20): refill empty slots, SNG first; the players choose if a deck is short. */
const refillPhase = procedure(
  'refillPhase',
  () => ({ slot: 0 }),
  ({ step, choose, offer }) => ({
    next: step('TSS-ROUND-44', (game, my): Next => {
      const slot = game.places('slots')[my.slot];
      if (slot === undefined) return finish();
      const kind = game.slotKind(slot);
      const empty = game.places('slots').filter((one) => game.slotKind(one) === kind && game.top(one) < 0);
      const left = game.at(kind).length;
      if (left > 0 && left < empty.length) return goto('short');
      my.slot++;
      return [refillSlot(slot), goto('next')];
    }),
    short: choose('TSS-ROUND-46', {
      choose: offer('TSS-ROUND-46', {
        fields: ['slot'],
        among: (game, my) => {
          const kind = game.slotKind(game.places('slots')[my.slot] as Place);
          return game
            .places('slots')
            .filter((slot) => game.slotKind(slot) === kind && game.top(slot) < 0)
            .map((slot) => ({ slot }));
        },
        then: (_, __, { slot }) => [refillSlot(slot), goto('next')],
      }),
    }),
  }),
);

export const roundProcedures = [rounds, drawPhase, refillOne, refillPhase];
