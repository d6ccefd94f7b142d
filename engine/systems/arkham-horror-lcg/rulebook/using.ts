import { extended } from '#engine/kernel/basics/extended.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { type ChangeRecord, change, finish, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { countUse } from '#engine/library/abilities/use-limits.ts';
import type { Paid } from '#engine/library/costs/pay-cost.ts';
import type { ArkhamDesign, CardAbility } from '../content/design.ts';
import type { ArkhamGame } from '../table/game.ts';
import { call, procedure } from './book.ts';
import { actionsOf, costOf, paying, resourcesOf } from './costs.ts';
import { abilityCost, isEventInHand, limitedUse, limitNow } from './may-use.ts';
import { opportunities, provokes } from './opportunity.ts';

export interface AbilityUse {
  readonly by: Thing;
  readonly card: Thing;
  /** Number of the ability's id among those of the project. */
  readonly effect: number;
  readonly record: ChangeRecord | null;
  /** Whether it is used as an action, which costs actions and can provoke (AH-AO-01). */
  readonly asAction: boolean;
}
const abilityOf = (game: ArkhamGame, card: Thing, effect: number): CardAbility | undefined =>
  allAbilities(game.kind(card)).find((one) => one.effect === effect);
const allAbilities = ({ sides }: ArkhamDesign) => sides.flatMap(({ entries }) => entries);

/** The initiation sequence: costs, limits, attacks of opportunity, the effect, the event's discard (AH-TM-39). */
export const use = procedure(
  'use',
  ({ by, card, effect, record, asAction }: AbilityUse) => ({
    ...{ source: card, by, card, effect, record, asAction },
    paid: {} as Paid,
    began: 0,
  }),
  ({ step, settle }) => ({
    limit: step('AH-LM-01', (game, { by, card, effect }) => {
      const ability = abilityOf(game, card, effect);
      const limit = ability?.limit ?? null;
      return ability === undefined || limit === null
        ? undefined
        : countUse(limitNow(game, limit), limitedUse(game, by, card, ability));
    }),
    pay: step('AH-TM-25', (game, { by, card, effect, asAction }): Next => {
      const ability = abilityOf(game, card, effect);
      if (ability === undefined) return undefined;
      const cost = abilityCost(game, by, card, ability, asAction ? ability.actions : 0);
      return paying.payCost(cost, by, card, 'paid');
    }),
    play: step('AH-AS-05', (game, { card, paid }): Next => {
      if (paid === null) return finish();
      return isEventInHand(game, card) ? change('play', { of: card, into: game.place('resolving') }) : undefined;
    }),
    opportunity: step('AH-AO-02', (game, { by, card, effect, asAction }) => {
      const ability = abilityOf(game, card, effect);
      return asAction && provokes(ability?.designator ?? null) ? opportunities(by) : undefined;
    }),
    // Who was eliminated by the attacks does nothing more (AH-AO-05)
    left: step('AH-AO-05', (game, { by, asAction }) => (asAction && !game.isPlaying(by) ? goto('discard') : undefined)),
    begin: step('AH-TM-22', (_, { by, card }) => change('begin', { by, card, amount: 1 }, 'began')),
    effect: step('AH-AB-19', (game, my): Next => {
      const ability = abilityOf(game, my.card, my.effect);
      if (my.began === 0 || ability === undefined) return undefined;
      const scope = game.scope(my.by, my.card, { record: my.record });
      return runBlock(ability.block, extended(scope, { names: my.paid ?? {} }));
    }),
    discard: step('AH-AS-05', (game, { by, card }) =>
      game.table.placeOf(card) === game.place('resolving') ? change('discard', { of: card, by }) : undefined,
    ),
    after: settle('AH-TM-08', 'after'),
  }),
  ['source', 'record'],
);

/** An asset is played: its cost, its attacks of opportunity, its place (AH-AS-01, AH-AS-04). */
export const playAsset = procedure(
  'playAsset',
  (given: { readonly by: Thing; readonly card: Thing; readonly asAction: boolean }) => ({
    ...given,
    source: given.card,
    paid: null as Paid,
  }),
  ({ step, settle }) => ({
    pay: step('AH-TM-29', (game, { by, card, asAction }) => {
      const price = resourcesOf(game, by, game.value('cost', card));
      return paying.payCost(costOf([...(asAction ? [actionsOf(game, by, 1)] : []), price]), by, card, 'paid');
    }),
    opportunity: step('AH-AO-02', (_, { by, asAction }) => (asAction ? opportunities(by) : undefined)),
    enter: step('AH-AS-01', (game, { by, card }) => (game.isPlaying(by) ? call(enterPlay, { by, card }) : undefined)),
    after: settle('AH-TM-08', 'after'),
  }),
  ['source'],
);

/** An asset enters play; others leave at that moment where slots do not suffice (AH-AS-03, AH-AS-04). */
export const enterPlay = procedure(
  'enterPlay',
  (given: { readonly by: Thing; readonly card: Thing }) => ({ ...given, wasInPlay: false }),
  ({ step, choose, offer }) => ({
    from: step('AH-ZN-03', (game, my) => {
      my.wasInPlay = game.isInPlay(my.card);
      return undefined;
    }),
    unique: step('AH-ZN-15', (game, { by, card }) =>
      twins(game, card).map((one) => change('discard', { of: one, by })),
    ),
    enter: step('AH-AS-01', (game, { by, card, wasInPlay }) =>
      change(wasInPlay ? 'control' : 'enter', { of: card, into: game.place('play', by) }),
    ),
    uses: step('AH-KW-09', (game, { card, wasInPlay }) => {
      const { uses } = game.kind(card);
      return uses === null || wasInPlay ? undefined : change('uses', { of: card, amount: uses.amount });
    }),
    room: choose('AH-AS-04', {
      discardAsset: offer('AH-AS-04', {
        fields: ['by', 'card'],
        among: (game, { by, card }) => overflowing(game, by, card).map((one) => ({ by, card: one })),
        then: (_, __, { by, card }) => [change('discard', { of: card, by }), { kind: 'goto', step: 'room' }],
      }),
    }),
  }),
);

/** Other player cards of the same title in play (AH-ZN-14, AH-ZN-15). */
export function twins(game: ArkhamGame, card: Thing): readonly Thing[] {
  if (!game.kind(card).unique) return [];
  const { name } = game.face(card);
  return game.seats
    .flatMap((seat) => game.at('play', seat))
    .filter((one) => one !== card && game.kind(one).unique && game.face(one).name === name);
}
/** Slots of an investigator (AH-AS-03). */
export const room = { accessory: 1, body: 1, ally: 1, hand: 2, arcane: 2 } as const;

/** Own assets that can be discarded so that the slots suffice for a new one. */
function overflowing(game: ArkhamGame, by: Thing, card: Thing): readonly Thing[] {
  const own = [...game.at('play', by), ...game.at('threat', by)];
  const filled = (slot: keyof typeof room) =>
    own.reduce((sum, one) => sum + game.kind(one).slots.filter((each) => each === slot).length, 0);
  const over = game.kind(card).slots.filter((slot) => filled(slot) > room[slot]);
  return own.filter((one) => one !== card && game.kind(one).slots.some((slot) => over.includes(slot)));
}
