import { change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { playAttackOffer, playOffer } from './10-play.ts';
import { dropOffer, equipOffer } from './11-equip.ts';
import { useAttackOffer, useOffer } from './12-use.ts';
import { refreshOffer } from './13-refresh.ts';
import { useBotAttackOffer, useBotOffer } from './14-bots.ts';
import { useSkillAttackOffer, useSkillOffer } from './14-skills.ts';
import { driveOffer, moveOffer } from './15-move.ts';
import { buyOffer } from './16-buy.ts';
import { solveOffer } from './17-solve.ts';
import { swapOffer } from './22-swap.ts';
import { exploreOffer, failOffer, revealSite, siteFailed } from './23-site.ts';
import { drawMoreOffer, leaveOffer, nextOffer, retreatOffer, stayOffer } from './24-leaving-site.ts';
import { finished, mayAct, onlyWhoActs } from './acting.ts';
import { call, procedure } from './book.ts';
import { resolveOutsideActions } from './in-full.ts';

const resumed = (game: TokyoGame): Next =>
  game
    .pcsIn(game.site)
    .filter((pc) => game.isFinished(pc))
    .map((by) => change('finish', { by, amount: 0 }));

/** 手順4 (p.18–20): any PC, any action, until all have finished. */
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
      drive: driveOffer,
      buy: buyOffer,
      solve: solveOffer,
      swap: swapOffer,
      drop: dropOffer,
      explore: exploreOffer,
      fail: failOffer,
      next: nextOffer,
      drawMore: drawMoreOffer,
      stay: stayOffer,
      leave: leaveOffer,
      retreat: retreatOffer,
      finish: offer('TSS-ROUND-33', {
        among: { by: mayAct },
        outside: onlyWhoActs,
        then: (_, __, { by }) => change('finish', { by, amount: 1 }),
      }),
      resume: offer('TSS-ROUND-33', {
        among: { by: finished },
        then: (_, __, { by }) => change('finish', { by, amount: 0 }),
      }),
    }),
    drawn: settle('TSS-CHECK-10', 'drawn'),
    again: step('TSS-ROUND-33', (game) => (mayAct(game).length > 0 ? goto('act') : undefined)),
    // PCs in SITE must attempt one card per phase
    obliged: step('TSS-ROUND-35', (game): Next => {
      const inside = game.pcsIn(game.site);
      if (inside.length === 0 || game.encountered.length === 0 || game.count(theGame, counter.attempted) === 1)
        return undefined;
      const begin = game.isExploring ? undefined : change('explore', { by: inside[0] as Thing });
      return [begin, resolveOutsideActions(call(revealSite, {})), resumed(game), goto('again')];
    }),
    // The rest of 手順4 is still open to them (TSS-SITE-40): they are no longer finished
    failing: step(
      'TSS-SITE-13',
      (game): Next =>
        game.explored < 0
          ? undefined
          : [resolveOutsideActions(call(siteFailed, { card: game.explored })), resumed(game), goto('again')],
    ),
    // Without cards nothing carries over
    ended: step(
      'TSS-SITE-18',
      (game): Next => (game.isExploring && game.encountered.length === 0 ? change('endExploration') : undefined),
    ),
    close: step('TSS-ROUND-33', (game): Next => finished(game).map((by) => change('finish', { by, amount: 0 }))),
  }),
);
