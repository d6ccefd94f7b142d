import { type Call, change, goto } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { Designator } from '../formats/abilities.ts';
import type { ArkhamGame } from '../table/game.ts';
import { call, procedure } from './book.ts';
import { deal } from './harm.ts';

/** Fighting, evading, parleying and resigning provoke nothing (AH-AO-01). */
export const provokes = (designator: Designator | null): boolean =>
  designator === null || !['fight', 'evade', 'parley', 'resign'].includes(designator);

/** An enemy attacks an investigator (AH-AO-08, AH-DH-13). */
export const attack = procedure(
  'attack',
  (given: { readonly enemy: Thing; readonly by: Thing; readonly exhausts: boolean }) => ({
    ...given,
    source: given.enemy,
    attacked: 0,
  }),
  ({ step, settle }) => ({
    announce: step('AH-AO-06', (game, { enemy, by }) =>
      game.isInPlay(enemy) && game.isPlaying(by)
        ? change('attacks', { of: enemy, by, amount: 1 }, 'attacked')
        : undefined,
    ),
    deal: step('AH-AO-08', (game, { enemy, by, attacked }) =>
      attacked === 0
        ? undefined
        : deal(
            by,
            { damage: game.value('attack', enemy), horror: game.value('terror', enemy) },
            { source: enemy, also: { attacker: enemy } },
          ),
    ),
    exhaust: step('AH-PH-08', (game, { enemy, exhausts }) =>
      exhausts && game.isInPlay(enemy) ? change('exhaust', { of: enemy }) : undefined,
    ),
    after: settle('AH-TM-08', 'after', { yields: true }),
  }),
  ['source'],
);

const attackers = (game: ArkhamGame, by: Thing, done: readonly Thing[]) =>
  game.isPlaying(by) ? game.engagedEnemies(by).filter((enemy) => game.isReady(enemy) && !done.includes(enemy)) : [];

/** Every ready engaged enemy makes one attack, in the order that the investigator sets (AH-AO-01, AH-AO-04). */
export const opportunity = procedure(
  'opportunity',
  ({ by }: { readonly by: Thing }) => ({ by, done: [] as readonly Thing[] }),
  ({ step, choose, settle, offer }) => ({
    order: choose(
      'AH-AO-01',
      {
        attackFirst: offer('AH-AO-01', {
          fields: ['by', 'card'],
          among: (game, { by, done }) => attackers(game, by, done).map((card) => ({ by, card })),
          then: (_, my, { by, card }) => {
            my.done = [...my.done, card];
            return call(attack, { enemy: card, by, exhausts: false });
          },
        }),
      },
      { asks: 'order' },
    ),
    // What answers an attack comes before the next one, and before the action
    after: settle('AH-AO-05', 'after'),
    again: step('AH-AO-01', (game, { by, done }) => (attackers(game, by, done).length > 0 ? goto('order') : undefined)),
  }),
);
export const opportunities = (by: Thing): Call => call(opportunity, { by });
