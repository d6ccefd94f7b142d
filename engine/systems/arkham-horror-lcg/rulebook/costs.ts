import type { Cost, Payment, PaymentSource } from '#engine/kernel/language/block.ts';
import { type ChangeNext, change } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { costProcedures } from '#engine/library/costs/pay-cost.ts';
import type { AbilityCost } from '../content/design.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { harm } from './harm.ts';

export const paying = costProcedures({
  rules: { pay: 'AH-TM-25', share: 'AH-TM-27', number: 'AH-TM-25' },
  splitBy: 'each',
});

/** Who may share a cost: its group, or the one who pays (AH-TM-26, AH-TM-27). */
function payers(game: ArkhamGame, by: Thing, card: Thing, { asGroup }: AbilityCost): readonly Thing[] {
  if (asGroup === null) return [by];
  const group = game.only(asGroup(game, game.scope(by, card)), ['investigator']);
  return [...(group.includes(by) ? [by] : []), ...group.filter((seat) => seat !== by)];
}
const once = (of: Thing, by: Thing, pay: ChangeNext, can = true): Payment => ({
  asks: 1,
  sources: [{ of, by, has: can ? 1 : 0, stock: `${pay.record.kind} ${of}`, pay }],
});
const tokens = (game: ArkhamGame, seats: readonly Thing[], which: 'resources' | 'clues'): readonly PaymentSource[] =>
  seats.map((of) => ({
    ...{ of, by: of, has: game.count(of, counter[which]), stock: `${which} ${of}` },
    pay: change(which === 'resources' ? 'pay' : 'takeClues', { of, amount: 1 }),
  }));
export const resourcesOf = (game: ArkhamGame, by: Thing, asks: number): Payment => ({
  asks,
  sources: tokens(game, [by], 'resources'),
});
export const cluesOf = (game: ArkhamGame, seats: readonly Thing[], asks: number): Payment => ({
  asks,
  sources: tokens(game, seats, 'clues'),
});
export const actionsOf = (game: ArkhamGame, by: Thing, asks: number): Payment => ({
  asks,
  sources: [
    { of: by, by, has: game.actionsLeft(by), stock: `actions ${by}`, pay: change('spend', { of: by, amount: 1 }) },
  ],
});

/** The parts of a cost in the present state (AH-AB-18). */
export function partsOf(game: ArkhamGame, by: Thing, card: Thing, cost: AbilityCost): readonly Payment[] {
  const scope = game.scope(by, card);
  const group = payers(game, by, card, cost);
  const asked = (field: 'resources' | 'uses' | 'clues' | 'discardCards' | 'damage' | 'horror') =>
    cost[field]?.(game, scope) ?? 0;
  const parts: Payment[] = [];
  if (cost.resources !== null) parts.push({ asks: asked('resources'), sources: tokens(game, group, 'resources') });
  if (cost.anyResources)
    parts.push({
      ...{ asks: 0, upTo: game.count(by, counter.resources), as: 'X' },
      sources: tokens(game, [by], 'resources'),
    });
  if (cost.clues !== null) parts.push({ asks: asked('clues'), sources: tokens(game, group, 'clues') });
  if (cost.uses !== null) {
    const pay = change('uses', { of: card, amount: -1 });
    const has = game.count(card, counter.uses);
    parts.push({ asks: asked('uses'), sources: [{ of: card, by, has, stock: `uses ${card}`, pay }] });
  }
  if (cost.discardCards !== null)
    parts.push({
      asks: asked('discardCards'),
      sources: game
        .at('hand', by)
        .filter((one) => one !== card && !game.kind(one).isWeakness)
        .map((of) => ({ of, by, has: 1, stock: `hand ${of}`, pay: change('discard', { of, by }) })),
    });
  const [damage, horror] = [asked('damage'), asked('horror')];
  if (damage + horror > 0) parts.push(once(by, by, harm.take({ to: by, harm: { damage, horror } }, { source: card })));
  if (cost.exhaust) parts.push(once(card, by, change('exhaust', { of: card }), game.isReady(card)));
  if (cost.discardThis) parts.push(once(card, by, change('discard', { of: card, by })));
  return parts;
}

/** One way to pay, with all its parts at the same time. */
export const costOf = (parts: readonly Payment[]): Cost => [parts];
