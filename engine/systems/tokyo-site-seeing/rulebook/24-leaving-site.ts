import { change, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { always, type Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { hurt } from './09-damage.ts';
import { cross } from './15-cross.ts';
import { drawSite, hasSiteCard, revealSite } from './23-site.ts';
import { call, procedure } from './book.ts';
import { inOrder } from './in-order.ts';

/** 手順4 (p.33–34): during an exploration, with no open card. */
const between = {
  'TSS-SITE-01': (game: TokyoGame) => game.participants.length === 0,
  'TSS-SITE-16': (game: TokyoGame) => game.explored >= 0,
};
const hasCards = (game: TokyoGame) => game.encountered.length > 0;
const waysOut = {
  by: (game: TokyoGame) => game.pcsIn(game.site),
  area: (game: TokyoGame) => game.adjacent(game.site),
};

type Plain = Offer<TokyoGame, object, { readonly [field: string]: number }>;

export const nextOffer: Plain = {
  rule: 'TSS-SITE-21',
  fields: [],
  among: always,
  except: { ...between, 'TSS-SITE-18': (game) => !hasCards(game) },
  then: () => call(revealSite, {}),
};

export const drawMoreOffer: Plain = {
  rule: 'TSS-SITE-19',
  fields: [],
  among: always,
  except: {
    ...between,
    'TSS-SITE-21': (game) => hasCards(game),
    'TSS-SITE-34': (game) => !hasSiteCard(game),
  },
  then: (game) => [call(drawSite, { pc: game.participants[0] as Thing }), call(revealSite, {})],
};

export const stayOffer: Plain = {
  rule: 'TSS-SITE-18',
  fields: [],
  among: always,
  except: { ...between, 'TSS-SITE-21': (game) => hasCards(game) },
  then: () => change('endExploration'),
};

/** Without cards: each PC leaves without a check and may go on acting (TSS-SITE-38). */
export const leaveOffer: Offer<TokyoGame, object, { readonly by: Thing; readonly area: Thing }> = {
  rule: 'TSS-SITE-20',
  among: waysOut,
  outside: { by: 'TSS-SITE-01' },
  except: {
    'TSS-SITE-06': (game) => !game.isExploring && hasCards(game),
    'TSS-MOVE-09': (game) => game.isExploring && (hasCards(game) || game.explored >= 0),
  },
  then: (game, _, pick) => [
    game.isExploring ? change('endExploration') : undefined,
    call(cross, { who: [pick.by], area: pick.area }),
  ],
};

export const retreatOffer: Plain = {
  rule: 'TSS-SITE-21',
  fields: [],
  among: always,
  except: {
    'TSS-SITE-06': (game) => game.participants.length === 0 && hasCards(game),
    ...between,
    'TSS-SITE-18': (game) => !hasCards(game),
  },
  then: () => call(retreat, {}),
};

/** 撤退 (p.34): two damage per unresolved card, split by the group; then all leave. */
const retreat = procedure(
  'retreat',
  () => ({ left: 0, shares: [] as readonly Thing[] }),
  ({ step, choose, offer, settle }) => ({
    count: step('TSS-SITE-24', (game, my): Next => {
      my.left = 2 * game.encountered.length;
      return undefined;
    }),
    // Point by point; ignored once nobody can take more (TSS-SITE-26)
    assign: choose('TSS-SITE-24', {
      assign: offer('TSS-SITE-24', {
        fields: ['pc'],
        among: (game, my) => (my.left === 0 ? [] : game.participants.map((pc) => ({ pc }))),
        except: {
          'TSS-SITE-25': (game, my, { pc }) =>
            game.count(pc, counter.damage) + shareOf(my.shares, pc) >= game.value('maxHp', pc),
        },
        then: (_, my, { pc }) => {
          my.left--;
          my.shares = [...my.shares, pc];
          return goto('assign');
        },
      }),
    }),
    hurt: step(
      'TSS-SITE-24',
      (game, my): Next =>
        inOrder(
          game,
          game.participants
            .map((to) => ({ to, damage: shareOf(my.shares, to) }))
            .filter(({ damage }) => damage > 0)
            .map(({ to, damage }) => {
              const next = call(hurt, { to, by: -1, source: -1, amount: damage, type: 'retreat' });
              return { to, damage, next };
            }),
        ),
    ),
    // Before moving: troubles go to areas adjacent to SITE
    down: settle('TSS-SITE-28', 'down'),
    discard: step('TSS-SITE-27', (game) => [...game.encountered].map((card) => change('discard', { card }))),
    end: step('TSS-SITE-27', () => change('endExploration')),
    leave: choose('TSS-SITE-27', {
      leave: offer('TSS-SITE-27', {
        among: waysOut,
        then: (_, __, pick) => [call(cross, { who: [pick.by], area: pick.area }), goto('leave')],
      }),
    }),
  }),
);
const shareOf = (shares: readonly Thing[], pc: Thing): number => shares.filter((one) => one === pc).length;

/** Ends or retreats from a running exploration before a text sends someone into SITE. */
export const closeExploration = procedure(
  'closeExploration',
  () => ({}),
  ({ step }) => ({
    open: step('TSS-SITE-29', (game) => (game.explored < 0 ? undefined : change('discard', { card: game.explored }))),
    retreat: step('TSS-SITE-29', (game): Next => (hasCards(game) ? [call(retreat, {}), finish()] : undefined)),
    end: step('TSS-SITE-29', () => change('endExploration')),
  }),
);

export const leavingSiteProcedures = [retreat, closeExploration];
