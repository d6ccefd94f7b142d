import type { Call } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { CardAbility } from '../content/design.ts';
import type { ArkhamGame } from '../table/game.ts';
import { call } from './book.ts';
import { canDo, mayUse } from './may-use.ts';
import { use } from './using.ts';

export interface Activation {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly card: Thing;
  readonly effect: number;
}

/** Cards whose action and free abilities an investigator can use (AH-AT-04). */
function abilitiesOf(game: ArkhamGame, by: Thing, kind: 'action' | 'free') {
  const found: { readonly card: Thing; readonly ability: CardAbility }[] = [];
  const isOfKind = (ability: CardAbility): boolean => ability.kind === kind;
  const addOwn = (card: Thing): void => {
    if (!game.face(card).entries.some(isOfKind)) return;
    for (const ability of game.abilities(card)) if (isOfKind(ability)) found.push({ card, ability });
  };
  const add = (card: Thing): void => {
    if (game.type(card) !== 'location' || game.isRevealed(card)) addOwn(card);
    for (const one of game.table.on(card)) add(one);
  };
  for (const card of game.at('investigator', by)) add(card);
  for (const card of game.at('play', by)) add(card);
  const at = game.locationOf(by);
  for (const seat of game.investigatorsAt(at)) for (const card of game.at('threat', seat)) add(card);
  if (at > 0) add(at);
  for (const card of [game.act, game.agenda]) if (card !== undefined) addOwn(card);
  return found;
}

/** Every ability of the kind on a card in reach, whether it can be used now or not. */
export const reachable = (game: ArkhamGame, by: Thing, kind: 'action' | 'free'): readonly Activation[] =>
  abilitiesOf(game, by, kind).map(({ card, ability: { effect } }) => ({ by, card, effect }));

/** Those that can be used: what it would do, its limit and its cost (AH-AB-18). */
export const activations = (game: ArkhamGame, by: Thing, kind: 'action' | 'free'): readonly Activation[] =>
  abilitiesOf(game, by, kind)
    .filter(({ card, ability }) => mayUse(game, by, card, ability) && canDo(game, by, card, ability))
    .map(({ card, ability: { effect } }) => ({ by, card, effect }));

export const abilityIn = (
  game: ArkhamGame,
  { card, effect }: Pick<Activation, 'card' | 'effect'>,
): CardAbility | undefined => game.abilities(card).find((one) => one.effect === effect);

export const canActivate = (game: ArkhamGame, { by, card, effect }: Activation): boolean => {
  const ability = abilityIn(game, { card, effect });
  return ability !== undefined && mayUse(game, by, card, ability) && canDo(game, by, card, ability);
};
export const activate = ({ by, card, effect }: Activation, asAction: boolean): Call =>
  call(use, { by, card, effect, record: null, asAction });
