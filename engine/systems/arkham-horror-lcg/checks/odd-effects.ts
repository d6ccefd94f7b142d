import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { WrittenAbilityOfCard } from '../formats/abilities.ts';
import { type AbilitiesOf, type ArkhamProject, abilitiesIn, at } from './documents.ts';

/** Selectors that never find a location. */
const neverLocations: readonly string[] = [
  ...['self', 'thisCard', 'allInvestigators', 'otherInvestigators', 'leadInvestigator', 'theInvestigator'],
  ...['investigatorsAt', 'enemiesAt', 'enemiesEngagedWith', 'enemiesInPlay', 'engagedWith', 'ownerOf'],
  ...['controllerOf', 'attachments', 'currentAct', 'currentAgenda', 'tester', 'theAttacker'],
];
/** Effects on a card in play, with the field that names it. */
const onCardsInPlay: { readonly [op: string]: string } = {
  ...{ discard: 'card', exhaust: 'card', readyCard: 'card', flipCard: 'card' },
  ...{ placeUses: 'on', placeProgress: 'on', placeDoom: 'on', removeDoom: 'from', moveUses: 'from' },
};
const tests: readonly string[] = ['test', 'fight', 'evade', 'investigate'];

/** Effects that can be played, but do nothing or do it again and again. */
export function checkOddEffects(project: ArkhamProject): ContentProblem[] {
  const locations = new Set(project.encounters.flatMap(({ value: { id, type } }) => (type === 'location' ? [id] : [])));
  return abilitiesIn(project).flatMap((list) =>
    list.abilities.flatMap((ability, i) => [
      ...(project.hasAllCards ? spawnsNowhere(list, ability, i, locations) : []),
      ...actsOnDiscarded(list, ability, i),
      ...rewardsItself(list, ability, i),
      ...followsItself(list, ability, i),
    ]),
  );
}

/** Enemies enter play at locations only (AH-EN-05). */
function spawnsNowhere(
  { of, path }: AbilitiesOf,
  { kind, at: place }: WrittenAbilityOfCard,
  i: number,
  locations: ReadonlySet<string>,
): ContentProblem[] {
  if (kind !== 'spawn' || !isObject(place)) return [];
  const op = String(place['op']);
  const isNone = op === 'card' ? !locations.has(String(place['id'])) : neverLocations.includes(op);
  return isNone ? [at(of, [...path, i, 'at'], 'AHA011', 'warning', {})] : [];
}

/** What the cost has discarded is no longer in play (AH-TM-25). */
function actsOnDiscarded(
  { of, path }: AbilitiesOf,
  { cost, do: does }: WrittenAbilityOfCard,
  i: number,
): ContentProblem[] {
  if (cost?.discardThis !== true || does === undefined) return [];
  return nodesIn(does, [...path, i, 'do']).flatMap(({ op, node, path: found }) => {
    const field = Object.hasOwn(onCardsInPlay, op) ? onCardsInPlay[op] : undefined;
    const card = field === undefined ? undefined : node[field];
    return field !== undefined && isObject(card) && card['op'] === 'thisCard'
      ? [at(of, [...found, field], 'AHA012', 'warning', {})]
      : [];
  });
}

/** A test whose success takes the same test once more. */
function rewardsItself({ of, path }: AbilitiesOf, { do: does }: WrittenAbilityOfCard, i: number): ContentProblem[] {
  if (does === undefined) return [];
  return nodesIn(does, [...path, i, 'do']).flatMap(({ op, node, path: found }) => {
    const { success } = node;
    if (!tests.includes(op) || !Array.isArray(success)) return [];
    const [again] = nodesIn(success, [...found, 'success']).filter(
      (inner) => inner.op === op && isSameTest(inner.node, node),
    );
    return again === undefined ? [] : [at(of, [...again.path, 'op'], 'AHA013', 'warning', {})];
  });
}
const isSameTest = (one: JsonObject, other: JsonObject): boolean =>
  ['skill', 'difficulty', 'of'].every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

/** A forced text that takes a test after each success may never end (AH-LM-01). */
function followsItself(
  { of, path }: AbilitiesOf,
  { kind, when, limit, if: condition, do: does }: WrittenAbilityOfCard,
  i: number,
): ContentProblem[] {
  const what = isObject(when) ? when['what'] : undefined;
  if (kind !== 'forced' || (what !== 'succeed' && what !== 'fail') || limit !== undefined || condition !== undefined)
    return [];
  const [test] = nodesIn(does ?? [], [...path, i, 'do']).filter(({ op }) => tests.includes(op));
  return test === undefined ? [] : [at(of, [...test.path, 'op'], 'AHA014', 'warning', {})];
}
