import { change, goto, type Next } from '#engine/kernel/next.ts';
import { playAttackOffer, playOffer } from './10-play.ts';
import { dropOffer, equipOffer } from './11-equip.ts';
import { useAttackOffer, useOffer } from './12-use.ts';
import { refreshOffer } from './13-refresh.ts';
import { useBotAttackOffer, useBotOffer } from './14-bots.ts';
import { useSkillAttackOffer, useSkillOffer } from './14-skills.ts';
import { moveOffer } from './15-move.ts';
import { buyOffer } from './16-buy.ts';
import { solveOffer } from './17-solve.ts';
import { swapOffer } from './22-swap.ts';
import { acting, mayAct } from './acting.ts';
import { procedure } from './book.ts';

/** 手順4 (p.18–20): any PC, any action, one after the other, until all have finished. */
export const actions = procedure(
  'actions',
  () => ({}),
  ({ step, settle, choose, offer }) => ({
    act: choose('TSS-ROUND-30', {
      play: playOffer,
      playAttack: playAttackOffer,
      equip: equipOffer,
      use: useOffer,
      useAttack: useAttackOffer,
      refresh: refreshOffer,
      useSkill: useSkillOffer,
      useSkillAttack: useSkillAttackOffer,
      useBot: useBotOffer,
      useBotAttack: useBotAttackOffer,
      move: moveOffer,
      buy: buyOffer,
      solve: solveOffer,
      swap: swapOffer,
      drop: dropOffer,
      finish: offer('TSS-ROUND-33', {
        among: acting,
        then: (_, __, { by }) => change('finish', { by, amount: 1 }),
      }),
      resume: offer('TSS-ROUND-33', {
        among: (game) => game.pcs.filter((pc) => game.isFinished(pc)).map((pc) => ({ by: pc })),
        then: (_, __, { by }) => change('finish', { by, amount: 0 }),
      }),
    }),
    drawn: settle('TSS-CHECK-10', 'drawn'),
    again: step('TSS-ROUND-33', (game) => (mayAct(game).length > 0 ? goto('act') : undefined)),
    close: step(
      'TSS-ROUND-33',
      (game): Next => game.pcs.filter((pc) => game.isFinished(pc)).map((pc) => change('finish', { by: pc, amount: 0 })),
    ),
  }),
);
