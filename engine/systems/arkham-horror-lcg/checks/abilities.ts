import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { AbilityKind, WrittenAbilityOfCard } from '../formats/abilities.ts';
import type { CardType } from '../formats/cards.ts';
import { type AbilitiesOf, type ArkhamProject, abilitiesIn, at } from './documents.ts';

/** Types of card on which abilities of a kind work; the others work on any. */
const typesOf: { readonly [kind in AbilityKind]?: readonly CardType[] } = {
  play: ['event'],
  committed: ['skill', 'event', 'asset', 'treachery'],
  spawn: ['enemy'],
  prey: ['enemy'],
  objective: ['act', 'agenda'],
  advance: ['act', 'agenda'],
  symbol: ['reference'],
  elderSign: ['investigator'],
};
const neededBy: { readonly [kind in AbilityKind]?: keyof WrittenAbilityOfCard } = {
  forced: 'when',
  reaction: 'when',
  spawn: 'at',
  symbol: 'symbol',
};

/** Kinds that do something without effects. */
const withoutEffects: readonly AbilityKind[] = ['spawn', 'prey', 'objective'];

export function checkAbilities(project: ArkhamProject): ContentProblem[] {
  return abilitiesIn(project).flatMap((list) =>
    list.abilities.flatMap((ability, i) => [
      ...kindOf(list, ability, i),
      ...usesOf(list, ability, i, project),
      ...spawnOf(list, ability, i, project),
      ...attachingTo(list, ability, i),
    ]),
  );
}

function kindOf({ of, type, path }: AbilitiesOf, ability: WrittenAbilityOfCard, i: number): ContentProblem[] {
  const { kind } = ability;
  const types = typesOf[kind];
  const field = neededBy[kind];
  const here = [...path, i];
  if (types !== undefined && !types.some((one) => one === type))
    return [at(of, [...here, 'kind'], 'AHA005', 'warning', { kind, type })];
  const isDone = isWritten(ability) || (kind === 'constant' && isImmune(of.value));
  if (!isDone) return ability.text === undefined ? [] : [at(of, [...here, 'text'], 'AHA007', 'info', {})];
  return field === undefined || ability[field] !== undefined
    ? []
    : [at(of, [...here, 'kind'], 'AHA006', 'warning', { kind, field: String(field) })];
}

export const isWritten = ({ kind, do: does, modifier, must }: WrittenAbilityOfCard): boolean =>
  does !== undefined || modifier !== undefined || must === true || withoutEffects.includes(kind);

/** Immunity is data of a side; its text stands beside it. */
const isImmune = (card: unknown): boolean => {
  const { sides, ...own } = card as { readonly immune?: Json; readonly sides?: { readonly [side: string]: unknown } };
  return own.immune !== undefined || Object.values(sides ?? {}).some(isImmune);
};

/** Uses that are spent from a card without them, and texts that name another kind of them (AH-KW-10). */
function usesOf(
  { of, path }: AbilitiesOf,
  { cost, text }: WrittenAbilityOfCard,
  i: number,
  { words }: ArkhamProject,
): ContentProblem[] {
  if (cost?.uses === undefined) return [];
  const { uses } = of.value as { readonly uses?: { readonly of: string } };
  if (uses === undefined) return [at(of, [...path, i, 'cost', 'uses'], 'AHA001', 'warning', {})];
  const own = words.get(uses.of)?.label;
  const others = [...words.values()].filter(({ id, kind }) => kind === 'use' && id !== uses.of);
  const said = others.find(({ label }) => text?.includes(label) === true && !text.includes(own ?? label));
  return said === undefined || own === undefined
    ? []
    : [at(of, [...path, i, 'text'], 'AHA002', 'warning', { said: said.label, meant: own })];
}

/** A location by its id that is in no scenario (AH-EN-05). */
function spawnOf(
  { of, path }: AbilitiesOf,
  ability: WrittenAbilityOfCard,
  i: number,
  { scenarios, encounterById, hasAllCards }: ArkhamProject,
): ContentProblem[] {
  const { kind, at: place } = ability;
  if (kind !== 'spawn' || !hasAllCards || !isObject(place) || place['op'] !== 'card') return [];
  const id = String(place['id']);
  const isThere = scenarios.some(({ value }) => value.locations.includes(id) || value.setAside?.includes(id) === true);
  if (isThere || encounterById.get(id)?.type !== 'location') return [];
  return [at(of, [...path, i, 'at', 'id'], 'AHA003', 'warning', { card: id })];
}

/** Nothing can be attached to itself (AH-ZN-16). */
function attachingTo({ of, path }: AbilitiesOf, ability: WrittenAbilityOfCard, i: number): ContentProblem[] {
  return nodesIn(ability, [...path, i]).flatMap(({ op, node, path: found }) =>
    op === 'attachTo' && JSON.stringify(node['card']) === JSON.stringify(node['to'])
      ? [at(of, [...found, 'to'], 'AHA004', 'error', {})]
      : [],
  );
}
