import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';

/** What a point of harm costs, in the measure of `judge.option`: an action that does nothing much is worth 4. */
export const perHarm = 10;
/** Doom brings the end nearer by a round, for each investigator. */
const perDoom = 20;

/** What an investigator can still take of the kind of harm that they can take less of. */
export const endurance = (game: ArkhamGame, seat: Thing): number =>
  Math.min(
    game.value('health', seat) - game.count(seat, counter.damage),
    game.value('sanity', seat) - game.count(seat, counter.horror),
  );
export const isWeak = (game: ArkhamGame, seat: Thing): boolean => endurance(game, seat) <= 3;

const readyEnemies = (game: ArkhamGame, seat: Thing): readonly Thing[] =>
  game.engagedEnemies(seat).filter((enemy) => game.isReady(enemy));
/** Damage and horror of one attack. */
export const harmOf = (game: ArkhamGame, enemy: Thing): number =>
  game.value('attack', enemy) + game.value('terror', enemy);
/** Damage that an enemy can still take. */
export const toughness = (game: ArkhamGame, enemy: Thing): number =>
  Math.max(1, game.value('health', enemy) - game.count(enemy, counter.damage));

/** What attacks of opportunity would cost (AH-AO-01). */
export const provoked = (game: ArkhamGame, seat: Thing): number =>
  readyEnemies(game, seat).reduce((sum, enemy) => sum + perHarm * harmOf(game, enemy), 0) *
  (isWeak(game, seat) ? 2 : 1);

/** What it is worth that an enemy leaves play. */
export function menaceOf(game: ArkhamGame, enemy: Thing): number {
  const engaged = game.engagedWith(enemy);
  const attacks = engaged.length > 0 ? 1 : game.has(enemy, 'hunter') ? 0.4 : 0.05;
  const weak = engaged.some((seat) => isWeak(game, seat)) ? 1.5 : 1;
  return (8 + 2 * perHarm * harmOf(game, enemy)) * attacks * weak + perDoom * game.count(enemy, counter.doom);
}

/** A treachery whose text weighs on an investigator until it leaves play. */
export const hinders = (game: ArkhamGame, card: Thing): boolean =>
  game.seats.some((seat) => game.at('threat', seat).includes(card)) &&
  game.face(card).entries.some(({ kind }) => kind === 'constant');
