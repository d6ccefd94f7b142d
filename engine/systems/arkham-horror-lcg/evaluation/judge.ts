import type { Judge } from '#engine/kernel/contract/system.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { skills, type TestedSkill } from '../formats/cards.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { cluesAsked, stepsToGoal } from './goals.ts';
import { chanceOf } from './odds.ts';

/** What one action is worth at least, and what a point of harm from an attack of opportunity costs, in the same measure. */
const usualAction = 4;
const perHarm = 10;

const left = (game: ArkhamGame, seat: Thing): number =>
  Math.min(
    game.value('health', seat) - game.count(seat, counter.damage),
    game.value('sanity', seat) - game.count(seat, counter.horror),
  );
const readyEnemies = (game: ArkhamGame, seat: Thing) =>
  game.engagedEnemies(seat).filter((enemy) => game.isReady(enemy));
const harmOf = (game: ArkhamGame, enemy: Thing) => game.value('attack', enemy) + game.value('terror', enemy);
/** What attacks of opportunity would cost (AH-AO-01). */
const provoked = (game: ArkhamGame, seat: Thing): number =>
  readyEnemies(game, seat).reduce((sum, enemy) => sum + perHarm * harmOf(game, enemy), 0) *
  (left(game, seat) <= 3 ? 2 : 1);

function investigating(game: ArkhamGame, by: Thing): number {
  const at = game.locationOf(by);
  const clues = cluesAsked(game);
  if (game.count(at, counter.clues) === 0) return -10;
  const wanted = clues !== null && clues.has < clues.needs ? 45 : 3;
  return wanted * chanceOf(game, by, game.value('intellect', by), game.value('shroud', at)) - provoked(game, by);
}
function fighting(game: ArkhamGame, by: Thing, enemy: Thing): number {
  const chance = chanceOf(game, by, game.value('combat', by), game.value('fight', enemy));
  const health = game.value('health', enemy) - game.count(enemy, counter.damage);
  const blow = game.value('blow', by);
  const kills = blow >= health ? 1.6 : Math.min(1, (1.2 * blow) / health);
  const threatens = game.engagedWith(enemy).length > 0 ? 1 : game.has(enemy, 'hunter') ? 0.4 : 0.1;
  return (7 + 1.7 * harmOf(game, enemy)) * chance * kills * threatens;
}
function evading(game: ArkhamGame, by: Thing, enemy: Thing): number {
  if (!game.isReady(enemy)) return -5;
  return (2.4 + 2.5 * harmOf(game, enemy)) * chanceOf(game, by, game.value('agility', by), game.value('evade', enemy));
}
function moving(game: ArkhamGame, by: Thing, to: Thing): number {
  const [here, there] = [stepsToGoal(game, game.locationOf(by)), stepsToGoal(game, to)];
  const nearer = Number.isFinite(there) ? Math.sign((Number.isFinite(here) ? here : 99) - there) : 0;
  const met = game
    .enemiesAt(to)
    .filter((enemy) => !game.has(enemy, 'aloof') && game.isReady(enemy))
    .reduce((sum, enemy) => sum + 0.9 * harmOf(game, enemy), 0);
  return 15 * nearer - 2 - met - provoked(game, by) - (there === 0 && here === 0 ? 5 : 0);
}
/** A card is worth committing where it makes a success likelier by enough. */
function committing(game: ArkhamGame, by: Thing, card: Thing): number {
  const tester = game.count(theGame, counter.tester);
  const skill = skills[game.count(theGame, counter.testSkill)] as TestedSkill;
  const { icons } = game.kind(card);
  const [value, difficulty] = [game.value('testValue', tester), game.value('difficulty', tester)];
  const more = (icons[skill] ?? 0) + (icons.wild ?? 0);
  const gained = chanceOf(game, tester, value + more, difficulty) - chanceOf(game, tester, value, difficulty);
  const worth = game.type(card) === 'skill' ? 2 : 3.5;
  return 29 * gained - worth - (by === tester ? 0 : 1);
}
function playing(game: ArkhamGame, by: Thing, card: Thing): number {
  const { slots, cost } = game.kind(card);
  if (game.type(card) === 'event') return 5 - provoked(game, by);
  const taken = game.at('play', by).some((one) => game.kind(one).slots.some((slot) => slots.includes(slot)));
  return (taken ? 1 : 9) + (typeof cost === 'number' ? cost : 0) - provoked(game, by);
}
function activating(game: ArkhamGame, by: Thing, card: Thing, effect: number): number {
  const ability = game.face(card).entries.find((one) => one.effect === effect);
  switch (ability?.designator) {
    case 'resign':
      return -40;
    case 'investigate':
      return investigating(game, by) + 2;
    case 'fight':
      return Math.max(-3, ...game.enemiesAt(game.locationOf(by)).map((enemy) => 1.4 * fighting(game, by, enemy)));
    case 'evade':
      return Math.max(-3, ...game.engagedEnemies(by).map((enemy) => evading(game, by, enemy) + 2));
    default:
      return card === game.act
        ? 30 - provoked(game, by)
        : usualAction - provoked(game, by) + (ability?.kind === 'free' ? 0 : 1);
  }
}
/** Harm is better on cards while the investigator has little left. */
const assigning = (game: ArkhamGame, by: Thing, amount: number) => amount * (left(game, by) <= 3 ? 3 : 0.5);

function option(game: ArkhamGame, { do: word, pick }: Option): number {
  const by = (pick['by'] ?? 0) as Thing;
  const card = (pick['card'] ?? 0) as Thing;
  switch (word) {
    case 'advanceAct':
      return 100;
    case 'investigate':
      return investigating(game, by);
    case 'fight':
    case 'chooseEnemy':
      return fighting(game, by, card);
    case 'evade':
      return evading(game, by, card);
    case 'engage':
      return -5;
    case 'moveTo':
      return moving(game, by, pick['location'] as Thing);
    case 'play':
      return playing(game, by, card);
    case 'playFast':
      return playing(game, by, card) + 3;
    case 'activate':
    case 'useFree':
    case 'use':
      return activating(game, by, card, pick['effect'] ?? -1);
    case 'resource':
      return (game.count(by, counter.resources) < 4 ? 2 : 0) - provoked(game, by);
    case 'drawCard':
      return (game.at('hand', by).length < 5 ? 2.5 : 0.5) - provoked(game, by);
    case 'endTurn':
      return game.actionsLeft(by) > 0 ? -3 : 0;
    case 'commit':
      return committing(game, by, card);
    case 'mulligan':
      return -1;
    case 'assignDamage':
    case 'assignHorror':
      return assigning(game, by, pick['amount'] ?? 0);
    case 'react':
    case 'interrupt':
    case 'choose':
      return 1;
    case 'discardCard':
    case 'discardAsset':
      return -(typeof game.kind(card).cost === 'number' ? (game.kind(card).cost as number) : 1);
    case 'engageWhom':
      return left(game, pick['investigator'] as Thing);
    default:
      return 0;
  }
}

/** How far the story is: acts done, and what the current one has of what it asks. */
function progressOf(game: ArkhamGame): number {
  const all = new Set(game.scenario.acts.map((id) => id.replace(/[a-z]+$/, ''))).size;
  const ahead = new Set(game.at('acts').map((card) => game.kind(card).id.replace(/[a-z]+$/, ''))).size;
  const clues = cluesAsked(game);
  const { act } = game;
  const part =
    clues !== null
      ? Math.min(1, clues.has / clues.needs)
      : act === undefined
        ? 1
        : Math.min(1, game.count(act, counter.progress) / Math.max(1, game.count(theGame, counter.started)));
  return (all - ahead + 0.9 * part) / Math.max(1, all);
}
function lateness(game: ArkhamGame): number {
  const all = game.scenario.agendas.length;
  const { agenda } = game;
  const part =
    agenda === undefined ? 1 : game.count(agenda, counter.doom) / Math.max(1, game.value('doomLimit', agenda));
  return (all - game.at('agendas').length + Math.min(1, part)) / Math.max(1, all);
}
function position(game: ArkhamGame): number {
  const seats = game.seats.length;
  const standing = game.investigators.reduce((sum, seat) => {
    const whole = Math.max(1, Math.min(game.value('health', seat), game.value('sanity', seat)));
    const near = stepsToGoal(game, game.locationOf(seat));
    const threat = readyEnemies(game, seat).reduce((all, enemy) => all + harmOf(game, enemy), 0);
    const cards = Math.min(1, (game.at('play', seat).length + game.count(seat, counter.resources) / 4) / 5);
    const way = Math.min(4, Number.isFinite(near) ? near : 4) / 4;
    return sum + 0.45 * (left(game, seat) / whole) + 0.35 * (1 - way) - 0.04 * threat + 0.05 * cards;
  }, 0);
  const worth = 0.05 + 0.8 * progressOf(game) - 0.1 * lateness(game) + (0.3 * standing) / Math.max(1, seats);
  return Math.max(0, Math.min(1, worth));
}

export const judge: Judge<ArkhamGame> = { ends: ['endTurn', 'done', 'keep', 'pass'], option, position };
