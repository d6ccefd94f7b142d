import { extended } from '#engine/kernel/basics/extended.ts';
import type { Cost } from '#engine/kernel/language/block.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { isUsedUp, type LimitedUse, type UseLimit } from '#engine/library/abilities/use-limits.ts';
import { isPayable } from '#engine/library/costs/payable.ts';
import type { AbilityLimit, CardAbility } from '../content/design.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { actionsOf, costOf, partsOf, resourcesOf } from './costs.ts';

/** How often it was used, by text and title (AH-LM-01, AH-LM-03, AH-LM-04); a limit by test counts in this test. */
export const limitedUse = (game: ArkhamGame, by: Thing, source: Thing, { block, id }: CardAbility): LimitedUse => ({
  ...{ text: block, by, source },
  title: `${game.face(source).name}/${id}`,
});
export const limitNow = (game: ArkhamGame, limit: AbilityLimit): UseLimit => ({
  times: limit.times,
  per: limit.per === 'test' ? testPeriod(game) : limit.per,
  scope: limit.scope ?? 'player',
});
/** Modifiers of a test end with that test, also where one test stands within another. */
export const testPeriod = (game: ArkhamGame): string => {
  const depth = game.count(0, counter.testDepth);
  return depth <= 1 ? 'test' : `test${depth}`;
};

/** Restrictions, limits and costs of an ability (AH-AB-18), without its condition and its moment. */
export function mayUse(game: ArkhamGame, by: Thing, card: Thing, ability: CardAbility): boolean {
  if (by >= 0 && game.isSeat(by) && !game.isPlaying(by)) return false;
  const { limit } = ability;
  if (limit !== null && isUsedUp(game, limitNow(game, limit), limitedUse(game, by, card, ability))) return false;
  return isPayable(abilityCost(game, by, card, ability, 0));
}
/** What using an ability costs now: its own cost, an event's price, and its actions. */
export function abilityCost(game: ArkhamGame, by: Thing, card: Thing, { cost }: CardAbility, actions: number): Cost {
  return costOf([
    ...(actions > 0 ? [actionsOf(game, by, actions)] : []),
    ...(isEventInHand(game, card) ? [resourcesOf(game, by, game.value('cost', card))] : []),
    ...(cost === null ? [] : partsOf(game, by, card, cost)),
  ]);
}
export const isEventInHand = (game: ArkhamGame, card: Thing): boolean => game.is(card, 'event') && !game.isInPlay(card);
export const canAfford = (game: ArkhamGame, by: Thing, card: Thing): boolean =>
  game.count(by, counter.resources) >= game.value('cost', card);

/** Its effect could change the state now (AH-AB-18). */
export function canDo(game: ArkhamGame, by: Thing, card: Thing, { block, condition, cost }: CardAbility): boolean {
  // X is not chosen yet (AH-AB-34)
  const names = cost?.anyResources === true ? { X: game.count(by, counter.resources) } : {};
  const scope = extended(game.scope(by, card), { names });
  if (condition !== null && !condition(game, scope)) return false;
  return game.block(block)?.effects.some((effect) => effect.canChange(game, scope)) === true;
}
