import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { goto, type Next } from '#engine/kernel/next.ts';
import type { Thing } from '#engine/kernel/table.ts';
import { hpOf } from '../numbers.ts';
import type { Tokyo } from '../table/tokyo.ts';
import { hurt } from './09-damage.ts';
import { call, procedure } from './book.ts';
import { entryOf } from './targets.ts';

interface Attacking {
  readonly by: Thing;
  readonly source: Thing;
  readonly effect: number;
  readonly target: Thing;
}
type My = Attacking & { wasDown: boolean };

/** Above 0: the PC's range strikes first; below: the enemy's; 0: both at once. Order far+, far, near+, near. */
function lead(game: Tokyo, my: Attacking): number {
  const own = entryOf(game, my.source, my.effect)?.range ?? -1;
  return Math.sign(game.design(my.target).range - own);
}
const strike = (game: Tokyo, my: My): Next => {
  const entry = entryOf(game, my.source, my.effect);
  if (entry === undefined) return undefined;
  return runBlock(entry.block, game.scope(my.by, my.source, { target: my.target }));
};
const enemyFell = (game: Tokyo, my: My) => game.count(my.target, 'damage') >= hpOf(game, my.target);
/** Only a fall by this very blow stops the PC; who was down before fights on (TSS-BATTLE-14). */
const pcFell = (game: Tokyo, my: My) => game.isDown(my.by) && (!my.wasDown || game.settings.alreadyDownedStopsAttack);

/** 攻撃アクション (p.30–31) on one enemy: who strikes first, what falls, what follows. */
export const attack = procedure(
  'attack',
  (the: Attacking) => ({ ...the, wasDown: false }),
  ({ step, settle }) => ({
    before: step('TSS-BATTLE-14', (game, my): Next => {
      my.wasDown = game.isDown(my.by);
      return undefined;
    }),
    first: step('TSS-BATTLE-08', (game, my): Next => (lead(game, my) >= 0 ? strike(game, my) : undefined)),
    enemyFell: step(
      'TSS-BATTLE-14',
      (game, my): Next => (lead(game, my) > 0 && enemyFell(game, my) ? goto('defeat') : undefined),
    ),
    counterattack: step('TSS-BATTLE-07', (game, my): Next => {
      const { counterattack } = game.design(my.target);
      if (counterattack === null) return undefined;
      const amount = counterattack.amount(game, game.scope(my.by, my.target));
      return call(hurt, { to: my.by, by: my.target, source: my.target, amount, type: counterattack.type });
    }),
    pcFell: step(
      'TSS-BATTLE-14',
      (game, my): Next => (lead(game, my) < 0 && pcFell(game, my) ? goto('defeat') : undefined),
    ),
    second: step('TSS-BATTLE-16', (game, my): Next => (lead(game, my) < 0 ? strike(game, my) : undefined)),
    defeat: settle('TSS-BATTLE-17', 'defeat'),
    down: settle('TSS-DOWN-15', 'down'),
  }),
);

export const battleProcedures = [attack];
