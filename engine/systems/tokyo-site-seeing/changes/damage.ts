import { change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { eventChange } from '#engine/library/changes/plain-changes.ts';
import { countHarm } from '#engine/library/harm/harm.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { mostDamageOf } from '../table/numbers.ts';
import { amountIn, kind, thingIn } from './kinds.ts';

/** State of the target when hit; `nothing`: no damage was taken. */
export type Hit = 'standing' | 'down' | 'nothing';

/** Damage beyond a PC's limit is not taken (TSS-DMG-03, TSS-DOWN-07). Down is checked on application. */
export const damage = kind('damage', 'TSS-DMG-01', {
  fields: ['to', 'by', 'source', 'type', 'base', 'amount', 'attack', 'irreducible'],
  prepare: (_, record) => countHarm(record),
  count: countHarm,
  floor: 0,
  // An enemy that left the mat meanwhile is not hit
  holds: (game, record) => !isEnemyGone(game, thingIn(record, 'to')),
  outcome: (game, record): Hit => {
    const to = thingIn(record, 'to');
    if (amountIn(record) === 0) return 'nothing';
    return game.isDown(to) ? 'down' : 'standing';
  },
  apply: (table, game, record) => {
    const to = thingIn(record, 'to');
    const after = game.count(to, counter.damage) + amountIn(record);
    table.set(to, counter.damage, Math.min(after, mostOn(game, to)));
    return undefined;
  },
});

const isEnemyGone = (game: TokyoGame, to: Thing) => game.isEnemy(to) && game.areaOfCard(to) < 0;

function mostOn(game: TokyoGame, to: Thing): number {
  if (game.isPc(to)) return mostDamageOf(game, to);
  return game.isCompanion(to) ? game.hpOfCompanion(to) : Number.MAX_SAFE_INTEGER;
}

/** As many tokens as there are (TSS-PRIO-03). */
export const heal = kind('heal', 'TSS-COMP-61', {
  fields: ['by', 'to', 'amount'],
  holds: (game, record) => amountIn(record) > 0 && game.count(thingIn(record, 'to'), counter.damage) > 0,
  apply: (table, game, record) => {
    const to = thingIn(record, 'to');
    const wasDown = game.isDown(to);
    table.set(to, counter.damage, Math.max(0, game.count(to, counter.damage) - amountIn(record)));
    if (!wasDown || game.isDown(to)) return undefined;
    return change('standUp', { by: to, rule: game.isPc(to) ? 'TSS-DOWN-08' : 'TSS-SCN-01' });
  },
});

export const standUp = eventChange('standUp', 'TSS-DOWN-08', ['by']);

export const down = eventChange('down', 'TSS-DOWN-01', ['by']);

export const excess = kind('excess', 'TSS-DOWN-04', {
  fields: ['to', 'amount'],
  apply: (table, game, record) => {
    const pc = thingIn(record, 'to');
    table.set(pc, counter.damage, Math.min(game.count(pc, counter.damage), mostOn(game, pc)));
    return undefined;
  },
});
export const defeat = eventChange('defeat', 'TSS-BATTLE-06', ['by', 'card']);
export const solve = eventChange('solve', 'TSS-SOLVE-06', ['by', 'card']);
export const check = eventChange('check', 'TSS-CHECK-01', [
  'by',
  'ability',
  'base',
  'amount',
  'goal',
  'passed',
  'bonus',
]);
