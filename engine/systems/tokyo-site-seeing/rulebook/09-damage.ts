import type { Json } from '#engine/kernel/basics/json.ts';
import { change, finish, later, type Next, type RecordEdit } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { DamageType } from '../basics/vocabulary.ts';
import type { Hit } from '../changes/damage.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { hpOf } from '../table/numbers.ts';
import { drawTrouble } from './03-troubles.ts';
import { defeated } from './18-solved.ts';
import { call, procedure } from './book.ts';

export interface Hurt {
  readonly to: Thing;
  /** A PC or an enemy; -1: neither. */
  readonly by: Thing;
  readonly source: Thing;
  readonly amount: number;
  /** Retreat damage is neither physical nor cognitive. */
  readonly type: DamageType | 'retreat';
  /** Edits of the attack, before any reaction. */
  readonly edits?: readonly RecordEdit[];
  readonly attack?: boolean;
  /** (TSS-DMG-08) */
  readonly irreducible?: boolean;
}

const taken = ({ to, by, source, type, edits, amount, attack, irreducible }: Required<Hurt>): Next => {
  const record: { [field: string]: Json } = { to, by, source, type, base: amount, amount, edits: edits as never };
  if (attack) record['attack'] = true;
  if (irreducible) record['irreducible'] = true;
  return change('damage', record, 'hit');
};

/** ダメージの処理・軽減 (p.24): one damage to one target. */
export const hurt = procedure(
  'hurt',
  ({ to, by, source, amount, type, edits = [], attack = false, irreducible = false }: Hurt) => ({
    to,
    by,
    source,
    amount,
    type,
    edits,
    attack,
    irreducible,
    hit: 'nothing' as Hit,
    fell: false,
  }),
  ({ step }) => ({
    reduce: step('TSS-BATTLE-25', (game, my): Next => {
      const reduction = game.isEnemy(my.to) ? game.design(my.to).reduction : null;
      if (reduction === null || reduction.type !== my.type) return undefined;
      const amount = reduction.amount(game, game.scope(-1, my.to));
      if (amount > 0)
        my.edits = [...my.edits, { amount: -amount, layer: 'reduce', rule: 'TSS-BATTLE-25', card: my.to }];
      return undefined;
    }),
    immune: step('TSS-DMG-11', (game, my): Next => {
      if (!game.isEnemy(my.to) || !game.design(my.to).immune.some((type) => type === my.type)) return undefined;
      my.edits = [...my.edits, { amount: 0, layer: 'negate', rule: 'TSS-DMG-11', card: my.to }];
      return undefined;
    }),
    // One of these three, as places of tokens have rules of their own
    take: step('TSS-DMG-01', (game, my): Next => (game.isPc(my.to) ? taken(my) : undefined)),
    takeAsCompanion: step('TSS-SCN-01', (game, my): Next => (game.isCompanion(my.to) ? taken(my) : undefined)),
    takeOnCard: step(
      'TSS-COMP-61',
      (game, my): Next => (game.isPc(my.to) || game.isCompanion(my.to) ? undefined : taken(my)),
    ),
    defeat: step(
      'TSS-BATTLE-06',
      (game, my): Next =>
        game.isEnemy(my.to) && game.areaOfCard(my.to) >= 0 && game.count(my.to, counter.damage) >= hpOf(game, my.to)
          ? later('defeat', call(defeated, { card: my.to, by: my.by }))
          : undefined,
    ),
    fall: step('KERNEL', (game, my): Next => {
      my.fell = my.hit === 'standing' && game.isDown(my.to);
      return undefined;
    }),
    again: step(
      'TSS-DOWN-06',
      (game, my): Next => (game.isPc(my.to) && my.hit === 'down' ? call(drawTrouble, { pc: my.to }) : undefined),
    ),
    down: step(
      'TSS-DMG-03',
      (game, my): Next => (game.isPc(my.to) && my.fell ? later('down', call(goDown, { pc: my.to })) : undefined),
    ),
    // A companion loses no cards; its text defines what follows
    companion: step(
      'TSS-SCN-01',
      (game, my): Next => (game.isCompanion(my.to) && my.fell ? change('down', { by: my.to }) : undefined),
    ),
    done: step('KERNEL', (_, my) => finish(my.fell)),
  }),
  ['source'],
);

const discardHand = (game: TokyoGame, pc: Thing): Next =>
  game.hand(pc).map((card) => change('discard', { by: pc, card }));

/** ダウン時の処理 (p.24). The PC keeps acting (TSS-DOWN-05). */
export const goDown = procedure(
  'down',
  ({ pc }: { pc: Thing }) => ({ pc }),
  ({ step, settle }) => ({
    tell: step('TSS-DOWN-01', (_, my) => change('down', { by: my.pc })),
    hand: step('TSS-DOWN-02', (game, my) => (game.sharesHand(my.pc) ? undefined : discardHand(game, my.pc))),
    sharedHand: step('TSS-DOWN-14', (game, my) =>
      game.sharesHand(my.pc) && game.settings.downDiscardsSharedHand ? discardHand(game, my.pc) : undefined,
    ),
    equipment: step('TSS-DOWN-02', (game, my) =>
      game
        .equipped(my.pc)
        .filter((card) => !game.isLocked(card))
        .map((card) =>
          game.design(card).kind === 'artifact'
            ? change('remove', { by: my.pc, card })
            : change('discard', { by: my.pc, card }),
        ),
    ),
    tokens: step('TSS-DOWN-02', (game, my) => {
      const amount = game.count(my.pc, counter.ap);
      return amount > 0 ? change('spendAp', { by: my.pc, amount }) : undefined;
    }),
    trouble: step('TSS-DOWN-03', (_, my) => call(drawTrouble, { pc: my.pc })),
    // Lost equipment may have been what lowered maximum HP
    standUp: settle('TSS-DOWN-11', 'standUp'),
  }),
);

export const rise = procedure(
  'rise',
  ({ pc }: { pc: Thing }) => ({ pc }),
  ({ step }) => ({
    tell: step('TSS-DOWN-11', (game, my): Next => (game.isDown(my.pc) ? undefined : change('standUp', { by: my.pc }))),
  }),
);

export const damageProcedures = [hurt, goDown, rise];
