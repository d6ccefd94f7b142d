import type { Scene, StoryStep } from '#engine/kernel/contract/story.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { WrittenEncounterCard } from '../formats/cards.ts';
import type { WrittenScenario } from '../formats/scenario.ts';
import { linksOf } from './locations.ts';
import { namesOf } from './named-cards.ts';

type Cards = readonly Located<WrittenEncounterCard>[];

/** Locations in play from the start, then those set aside, which come only if a card names them. */
export function locationScenes({ locations, setAside = [] }: WrittenScenario, cards: Cards): readonly Scene[] {
  const named = new Set(
    cards.flatMap(({ value }) => nodesIn(value).flatMap(({ node }) => Object.values(node).flatMap(namesOf))),
  );
  return [...new Set([...locations, ...setAside])].flatMap((id) => {
    const card = cards.find(({ value }) => value.id === id && value.type === 'location');
    if (card === undefined) return [];
    const { file, path } = card;
    return [{ id, file, path, sort: 'place', comes: locations.includes(id) || named.has(id) }];
  });
}

/** The first location, the ways from each to the next, and those that an act or agenda opens (AH-LO-09). */
export function locationSteps(
  { locations, start }: WrittenScenario,
  cards: Cards,
  isPlace: (id: string) => boolean,
): readonly StoryStep[] {
  const ways = cards.flatMap(({ value, file, path }) =>
    linksOf(value).flatMap(({ from, to, at }): readonly StoryStep[] => {
      if (from === to || !isPlace(from) || !isPlace(to)) return [];
      const by = { kind: 'text', file, entry: path, node: [...path, ...at] } as const;
      return [{ does: 'leads', ...between(from, to), by, awaits: value.id === from ? null : value.id }];
    }),
  );
  const reached = new Set([start]);
  for (const from of reached) for (const way of ways) if (idOf(way.from) === from) reached.add(idOf(way.to));
  // One that no way leads to is in play from the start all the same
  const first = locations.filter((id) => isPlace(id) && (id === start || !reached.has(id)));
  return [
    ...first.map(
      (id): StoryStep => ({
        ...{ does: 'brings', from: { kind: 'start' }, to: { kind: 'scene', id } },
        ...{ by: { kind: 'rule', rule: 'AH-PR-12' }, awaits: null },
      }),
    ),
    ...ways,
  ];
}

const between = (from: string, to: string) =>
  ({ from: { kind: 'scene', id: from }, to: { kind: 'scene', id: to } }) as const;
const idOf = (end: StoryStep['from'] | StoryStep['to']): string => ('id' in end ? end.id : '');
