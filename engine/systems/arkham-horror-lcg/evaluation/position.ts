import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { outcome } from '../contract/outcome.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { cluesAsked, stepsToGoal } from './goals.ts';
import { endurance, hinders, toughness } from './threats.ts';

/**
 * Weights of a logistic regression over 5,300 positions between rounds of greedy games of the sample: how likely they
 * were won. Those of an investigator are divided by the number of investigators.
 */
const weights = {
  none: -4,
  progress: 5.7,
  lateness: -2.5,
  investigator: {
    playing: 0.35,
    leastLeft: 0.38,
    mostLeft: 0.12,
    toughness: -0.48,
    step: -0.5,
    asset: 0.2,
    hindrance: -0.6,
  },
} as const;
const farthest = 5;

/** Acts done and what the current one has of what it asks, as a part of all acts. */
function progressOf(game: ArkhamGame): number {
  const stages = (ids: readonly string[]) => new Set(ids.map((id) => id.replace(/[a-z]+$/, ''))).size;
  const all = Math.max(1, stages(game.scenario.acts));
  const ahead = stages(game.at('acts').map((card) => game.kind(card).id));
  const { act } = game;
  if (act === undefined) return 1;
  const clues = cluesAsked(game);
  const [has, needs] =
    clues === null
      ? [game.count(act, counter.progress), Math.max(1, game.count(theGame, counter.started))]
      : [clues.has, clues.needs];
  return (all - ahead + Math.min(1, has / needs)) / all;
}
/** Doom that the agendas have taken, as a part of all that they take. */
function latenessOf(game: ArkhamGame): number {
  const all = game.scenario.agendas.length;
  const { agenda } = game;
  if (agenda === undefined) return 1;
  const doom = game.enemies.reduce(
    (sum, enemy) => sum + game.count(enemy, counter.doom),
    game.count(agenda, counter.doom),
  );
  const part = Math.min(1, doom / Math.max(1, game.value('doomLimit', agenda)));
  return (all - game.at('agendas').length + part) / Math.max(1, all);
}
function standingOf(game: ArkhamGame, seat: Thing): number {
  const its = weights.investigator;
  const left = [
    game.value('health', seat) - game.count(seat, counter.damage),
    game.value('sanity', seat) - game.count(seat, counter.horror),
  ];
  const enemies = game.engagedEnemies(seat).reduce((sum, enemy) => sum + toughness(game, enemy), 0);
  const hindrances = game.at('threat', seat).filter((card) => hinders(game, card)).length;
  return (
    its.playing +
    its.leastLeft * endurance(game, seat) +
    its.mostLeft * Math.max(...left) +
    its.toughness * enemies +
    its.step * Math.min(farthest, stepsToGoal(game, game.locationOf(seat))) +
    its.asset * game.at('play', seat).length +
    its.hindrance * hindrances
  );
}

/** How likely the game is won, from what every seat sees. */
export function position(game: ArkhamGame): number {
  const over = outcome(game);
  if (over !== null) return over.seats.some(({ won }) => won) ? 1 : 0;
  const standing = game.investigators.reduce((sum, seat) => sum + standingOf(game, seat), 0);
  const sum =
    weights.none +
    weights.progress * progressOf(game) ** 1.7 +
    weights.lateness * latenessOf(game) ** 4 +
    standing / Math.max(1, game.seats.length);
  return 1 / (1 + Math.exp(-sum));
}
