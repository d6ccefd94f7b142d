import { change, finish, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { rarities, skillKinds } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { procedure } from './book.ts';
import { textsAt } from './timed-texts.ts';

export interface Solved {
  readonly card: Thing;
  /** Solver, or who dealt the last blow; receives the reward. -1: nobody. */
  readonly by: Thing;
}

export const tell = (my: Solved) => change('solve', { by: my.by, card: my.card });
const solveText = (game: TokyoGame, my: Solved): Next => textsAt(game, my.by, my.card, 'solve');
export const reward = (game: TokyoGame, my: Solved): Next => {
  const amount = game.design(my.card).reward(game, game.scope(my.by, my.card));
  return amount > 0 && game.isPc(my.by) ? change('gainAp', { by: my.by, amount }) : undefined;
};
export const tokens = (game: TokyoGame, my: Solved): Next => {
  const amount = game.count(my.card, counter.progress);
  const isGained = game.progressTravels && amount > 0 && game.isPc(my.by);
  return isGained ? change('carry', { source: my.card, on: my.by, amount }) : undefined;
};
export const away = (game: TokyoGame, my: Solved): Next =>
  game.areaOfCard(my.card) >= 0 ? change('discard', { card: my.card }) : undefined;

/** Seals opened for the solver: Common support, Rare also enhancement, Epic also SITE (TSS-REWARD-14). */
export function unseal(game: TokyoGame, my: Solved): Next {
  const { rarity, kind } = game.design(my.card);
  if (kind === 'scenario' || !game.isPc(my.by)) return undefined;
  const opened = rarity - rarities.indexOf('common') + 1;
  return skillKinds
    .slice(0, Math.max(0, opened))
    .map((skill) => change('unseal', { by: my.by, skill: game.skill(my.by, skill) }));
}

/** (p.29): text, discard, AP tokens, seals. */
export const solvedByCheck = procedure(
  'solvedByCheck',
  ({ card, by }: Solved) => ({ card, by }),
  ({ step }) => ({
    tell: step('TSS-SOLVE-06', (_, my) => tell(my)),
    text: step('TSS-SOLVE-11', (game, my) => solveText(game, my)),
    tokens: step('TSS-SOLVE-10', (game, my) => tokens(game, my)),
    away: step('TSS-POST-11', (game, my) => away(game, my)),
    reward: step('TSS-REWARD-15', (game, my) => reward(game, my)),
    unseal: step('TSS-REWARD-14', (game, my) => unseal(game, my)),
  }),
);

/** Defeated in battle (p.31): text, AP tokens, discard, seals; once per enemy. */
export const defeated = procedure(
  'defeated',
  ({ card, by }: Solved) => ({ card, by }),
  ({ step }) => ({
    tell: step(
      'TSS-BATTLE-06',
      (game, my): Next =>
        game.areaOfCard(my.card) < 0 ? finish() : [change('defeat', { by: my.by, card: my.card }), tell(my)],
    ),
    text: step('TSS-BATTLE-17', (game, my) => solveText(game, my)),
    reward: step('TSS-BATTLE-26', (game, my) => reward(game, my)),
    tokens: step('TSS-SOLVE-10', (game, my) => tokens(game, my)),
    away: step('TSS-POST-11', (game, my) => away(game, my)),
    unseal: step('TSS-REWARD-14', (game, my) => unseal(game, my)),
  }),
);

export const solvedProcedures = [solvedByCheck, defeated];
