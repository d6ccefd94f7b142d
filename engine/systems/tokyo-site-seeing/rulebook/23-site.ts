import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { canBeDrawn, needsRefill, type RefilledPile } from '#engine/library/piles/drawing.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { away, reward, type Solved, tell, tokens, unseal } from './18-solved.ts';
import { revealTexts } from './20-scenario.ts';
import { mayAct, onlyWhoActs } from './acting.ts';
import { call, procedure } from './book.ts';
import { textsAt } from './timed-texts.ts';

const sites = (game: TokyoGame): RefilledPile => ({ pile: game.place('site'), discards: game.place('site/discards') });
export const hasSiteCard = (game: TokyoGame): boolean => canBeDrawn(game, sites(game));

/** Face down to the encounter slot: one per PC that enters or is there in phase 1. */
export const drawSite = procedure(
  'drawSite',
  ({ pc }: { pc: Thing }) => ({ pc }),
  ({ step }) => ({
    reshuffle: step('TSS-SITE-34', (game): Next => {
      const { pile, discards } = sites(game);
      return needsRefill(game, { pile, discards }) ? change('shuffle', { slot: pile, from: discards }) : undefined;
    }),
    draw: step('TSS-SITE-02', (game, my): Next => {
      const card = game.table.at(sites(game).pile)[0];
      return card === undefined ? undefined : change('draw', { by: my.pc, card, into: game.place('encounter') });
    }),
  }),
);

/** 手順2 (p.32): top of the encounter stack, the last drawn. */
export const revealSite = procedure(
  'revealSite',
  () => ({}),
  ({ step }) => ({
    reveal: step('TSS-SITE-05', (game): Next => {
      const card = game.encountered.at(-1);
      return card === undefined ? undefined : change('reveal', { card });
    }),
    text: step('TSS-FAQ-22', (game): Next => (game.explored < 0 ? undefined : revealTexts(game, game.explored, -1))),
  }),
);

/** 手順1 (p.32). */
export const exploreOffer: Offer<TokyoGame, object, { readonly by: Thing }> = {
  rule: 'TSS-SITE-01',
  among: { by: mayAct },
  outside: onlyWhoActs,
  except: {
    'TSS-SITE-01': (game, _, { by }) => !game.isInSite(by),
    'TSS-SITE-03': (game) => game.isExploring,
    'TSS-SITE-05': (game) => game.encountered.length === 0,
  },
  then: (_, __, { by }) => [change('explore', { by }), call(revealSite, {})],
};

/** (p.33) A card may need several PCs to pass; the last one solves it. */
export const sitePassed = procedure(
  'sitePassed',
  ({ card, by }: Solved) => ({ card, by }),
  ({ step }) => ({
    pass: step('TSS-SITE-36', (_, my) => change('pass', { by: my.by, card: my.card })),
    enough: step('TSS-CHECK-20', (game, my): Next => {
      const { solve } = game.design(my.card);
      const needed = solve?.by === 'check' ? solve.pcs(game, game.scope(my.by, my.card)) : 0;
      const passed = game.pcs.filter((pc) => game.count(pc, counter.passed) === 1).length;
      // Each PC checks once, so no more than all can be needed
      return passed >= Math.min(needed, game.participants.length) ? call(siteSolved, my) : undefined;
    }),
  }),
);

/** 【成功時】 (p.33): text, AP tokens, discard, seals. */
const siteSolved = procedure(
  'siteSolved',
  ({ card, by }: Solved) => ({ card, by }),
  ({ step }) => ({
    tell: step('TSS-SITE-09', (_, my) => tell(my)),
    text: step('TSS-SITE-09', (game, my) => textsAt(game, my.by, my.card, 'success')),
    reward: step('TSS-REWARD-15', (game, my) => reward(game, my)),
    tokens: step('TSS-SOLVE-10', (game, my) => tokens(game, my)),
    away: step('TSS-POST-11', (game, my) => away(game, my)),
    unseal: step('TSS-REWARD-14', (game, my) => unseal(game, my)),
  }),
);

/** 【失敗時】 (p.33): text as far as possible, then discard. */
export const siteFailed = procedure(
  'siteFailed',
  ({ card }: { card: Thing }) => ({ card, by: -1 as Thing }),
  ({ step }) => ({
    text: step('TSS-SITE-10', (game, my) => textsAt(game, -1, my.card, 'failure')),
    away: step('TSS-SITE-10', (game, my) => away(game, my)),
  }),
);

/** Fails without an attempt; the phase goes on. */
export const failOffer: Offer<TokyoGame, object, { readonly card: Thing }> = {
  rule: 'TSS-SITE-14',
  do: 'giveUp',
  fields: ['card'],
  among: (game) => (game.explored < 0 ? [] : [{ card: game.explored }]),
  then: (_, __, { card }) => call(siteFailed, { card }),
};

export const siteProcedures = [drawSite, revealSite, sitePassed, siteSolved, siteFailed];
