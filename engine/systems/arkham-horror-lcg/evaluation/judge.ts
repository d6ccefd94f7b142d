import type { Judge } from '#engine/kernel/contract/system.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { skills, type TestedSkill } from '../formats/cards.ts';
import { room } from '../rulebook/using.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { cluesAsked, stepsToGoal } from './goals.ts';
import { chanceOf } from './odds.ts';
import { position } from './position.ts';
import { endurance, harmOf, hinders, isWeak, menaceOf, perHarm, provoked, toughness } from './threats.ts';

/** What one action is worth at least. */
const usualAction = 4;
/** What clues, and steps towards what the act asks, are worth. */
const perClue = 45;
const perStep = 15;
/** A use of the act: clues spent, or what its text has done. */
const actStep = 100;

function investigating(game: ArkhamGame, by: Thing): number {
  const at = game.locationOf(by);
  const clues = cluesAsked(game);
  if (game.count(at, counter.clues) === 0) return -10;
  const wanted = clues !== null && clues.has < clues.needs ? perClue : 3;
  return wanted * chanceOf(game, by, game.value('intellect', by), game.value('shroud', at)) - provoked(game, by);
}
function fighting(game: ArkhamGame, by: Thing, enemy: Thing): number {
  const chance = chanceOf(game, by, game.value('combat', by), game.value('fight', enemy));
  const blows = Math.ceil(toughness(game, enemy) / Math.max(1, game.value('blow', by)));
  const isLikely = game.actionsLeft(by) * chance >= blows - 0.5;
  return (menaceOf(game, enemy) * chance * (isLikely ? 1.3 : 0.8)) / blows;
}
function evading(game: ArkhamGame, by: Thing, enemy: Thing): number {
  if (!game.isReady(enemy)) return -5;
  const chance = chanceOf(game, by, game.value('agility', by), game.value('evade', enemy));
  const spared = 0.45 * perHarm * harmOf(game, enemy) * (isWeak(game, by) ? 1.5 : 1);
  return chance * (spared + (game.actionsLeft(by) > 1 ? 2 : 0));
}
function moving(game: ArkhamGame, by: Thing, to: Thing): number {
  const [here, there] = [stepsToGoal(game, game.locationOf(by)), stepsToGoal(game, to)];
  const nearer = Number.isFinite(there) ? Math.sign((Number.isFinite(here) ? here : 99) - there) : 0;
  const enemies = game.enemiesAt(to);
  const met = enemies
    .filter((enemy) => game.engagedWith(enemy).length === 0 && !game.has(enemy, 'aloof') && game.isReady(enemy))
    .reduce((sum, enemy) => sum + 0.9 * harmOf(game, enemy), 0);
  // Others there can be helped against what they are engaged with
  const engaged = enemies.filter((enemy) => game.engagedWith(enemy).length > 0);
  const helped = Math.max(0, ...engaged.map((enemy) => 0.8 * fighting(game, by, enemy)));
  return perStep * nearer - 2 - met + helped - provoked(game, by) - (there === 0 && here === 0 ? 5 : 0);
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
/** Slots that a card needs and that are taken. */
function isCrowded(game: ArkhamGame, by: Thing, card: Thing): boolean {
  const taken = game.at('play', by).flatMap((one) => game.kind(one).slots);
  return game.kind(card).slots.some((slot) => {
    const asked = game.kind(card).slots.filter((one) => one === slot).length;
    return taken.filter((one) => one === slot).length + asked > room[slot];
  });
}
function playing(game: ArkhamGame, by: Thing, card: Thing): number {
  const { cost } = game.kind(card);
  if (game.type(card) === 'event') return 5;
  return (isCrowded(game, by, card) ? 1 : 9) + (typeof cost === 'number' ? cost : 0);
}
function activating(game: ArkhamGame, by: Thing, card: Thing, effect: number): number {
  const ability = game.face(card).entries.find((one) => one.effect === effect);
  // Free abilities provoke nothing (AH-AO-01)
  const costs = ability?.kind === 'action' ? provoked(game, by) : 0;
  switch (ability?.designator) {
    case 'resign':
      return -40;
    case 'investigate':
      return investigating(game, by) + 2;
    case 'fight':
      return Math.max(-3, ...game.enemiesAt(game.locationOf(by)).map((enemy) => 1.4 * fighting(game, by, enemy)));
    case 'evade':
      return Math.max(-3, ...game.engagedEnemies(by).map((enemy) => evading(game, by, enemy) + 2));
    case 'parley':
      return game.type(card) === 'enemy' ? 0.5 * menaceOf(game, card) : usualAction;
    default:
  }
  // Of the act, and of nothing else in a window: its clues are spent
  if (card === game.act) return actStep - costs;
  if (ability === undefined) return playing(game, by, card) + 3;
  if (ability.kind === 'free') return ability.hurts ? -2 : 1;
  return usualAction + (hinders(game, card) ? 10 : 1) - costs;
}
/** Harm is better on cards while the investigator has little left. */
const assigning = (game: ArkhamGame, by: Thing, amount: number) => amount * (isWeak(game, by) ? 3 : 0.5);

function option(game: ArkhamGame, { do: word, pick }: Option): number {
  const by = (pick['by'] ?? 0) as Thing;
  const card = (pick['card'] ?? 0) as Thing;
  switch (word) {
    case 'advanceAct':
      return actStep;
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
      return playing(game, by, card) - provoked(game, by);
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
      return endurance(game, pick['investigator'] as Thing);
    default:
      return 0;
  }
}

const passes = ['done', 'keep', 'pass', 'decline'];
export const judge: Judge<ArkhamGame> = { ends: ['endTurn', ...passes], passes, option, position };
