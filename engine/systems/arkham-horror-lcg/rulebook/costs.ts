import { type ChangeNext, change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import type { AbilityCost } from '../content/design.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';

/** Who may share a cost: its group, or the one who pays (AH-TM-26, AH-TM-27). */
const payers = (game: ArkhamGame, by: Thing, card: Thing, { asGroup }: AbilityCost): readonly Thing[] => {
  if (asGroup === null) return [by];
  const group = game.only(asGroup(game, game.scope(by, card)), ['investigator']);
  return [...(group.includes(by) ? [by] : []), ...group.filter((seat) => seat !== by)];
};

/** Whether the whole cost can be paid on the present state (AH-AB-18). */
export function canPay(game: ArkhamGame, by: Thing, card: Thing, cost: AbilityCost): boolean {
  const scope = game.scope(by, card);
  const group = payers(game, by, card, cost);
  const all = (which: 'resources' | 'clues') => group.reduce((sum, seat) => sum + game.count(seat, counter[which]), 0);
  const asked = (field: 'resources' | 'uses' | 'clues' | 'discardCards') => cost[field]?.(game, scope) ?? 0;
  if (cost.exhaust && !game.isReady(card)) return false;
  if (asked('resources') > all('resources') || asked('clues') > all('clues')) return false;
  if (asked('uses') > game.count(card, counter.uses)) return false;
  return asked('discardCards') <= game.at('hand', by).filter((one) => one !== card).length;
}

/** The changes that pay it, without damage and horror, which are dealt. */
export function payments(game: ArkhamGame, by: Thing, card: Thing, cost: AbilityCost): readonly ChangeNext[] {
  const scope = game.scope(by, card);
  const paid: ChangeNext[] = [];
  const split = (which: 'resources' | 'clues', kind: string) => {
    let left = cost[which]?.(game, scope) ?? 0;
    for (const seat of payers(game, by, card, cost)) {
      const amount = Math.min(left, game.count(seat, counter[which]));
      left -= amount;
      if (amount > 0) paid.push(change(kind, { of: seat, amount }));
    }
  };
  split('resources', 'pay');
  split('clues', 'takeClues');
  const uses = cost.uses?.(game, scope) ?? 0;
  if (uses > 0) paid.push(change('uses', { of: card, amount: -uses }));
  if (cost.exhaust) paid.push(change('exhaust', { of: card }));
  if (cost.discardThis) paid.push(change('discard', { of: card, by }));
  return paid;
}
