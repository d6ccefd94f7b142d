import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { CardAbility } from '../content/design.ts';
import type { ArkhamGame } from '../table/game.ts';
import { call } from './book.ts';
import { canAfford, canDo, mayUse } from './may-use.ts';
import { playAsset, use } from './using.ts';

const playedAbility = (game: ArkhamGame, card: Thing): CardAbility | undefined =>
  game.printedAbilities(card, 'play').find(({ pattern }) => pattern === null);

/** A card in hand whose cost and conditions are met, at whatever time (AH-AT-08). */
export function canPlay(game: ArkhamGame, by: Thing, card: Thing): boolean {
  if (game.table.placeOf(card) !== game.place('hand', by) || !canAfford(game, by, card)) return false;
  if (game.type(card) === 'asset') return game.kind(card).cost !== null && !hasTwin(game, card);
  const ability = playedAbility(game, card);
  return (
    game.type(card) === 'event' &&
    ability !== undefined &&
    mayUse(game, by, card, ability) &&
    canDo(game, by, card, ability)
  );
}
/** A unique card cannot come into play while one of its title is there (AH-ZN-14). */
const hasTwin = (game: ArkhamGame, card: Thing): boolean =>
  game.kind(card).unique &&
  game.seats.some((seat) =>
    game.at('play', seat).some((one) => game.kind(one).unique && game.face(one).name === game.face(card).name),
  );

/** Assets and events in hand that an action can play (AH-AT-08). */
export const playable = (game: ArkhamGame, by: Thing): readonly Thing[] =>
  game.at('hand', by).filter((card) => !game.has(card, 'fast') && canPlay(game, by, card));

/** Fast cards without a moment of their own: events in any window, assets in the own turn (AH-KW-05, AH-KW-06). */
export const fastPlays = (game: ArkhamGame, by: Thing, isOwnTurn: boolean): readonly Thing[] =>
  game
    .at('hand', by)
    .filter((card) => (isOwnTurn || game.type(card) === 'event') && game.has(card, 'fast') && canPlay(game, by, card));

export function play(game: ArkhamGame, by: Thing, card: Thing, asAction: boolean): Next {
  if (game.type(card) === 'asset') return call(playAsset, { by, card, asAction });
  const ability = playedAbility(game, card);
  return ability === undefined ? undefined : call(use, { by, card, effect: ability.effect, record: null, asAction });
}
