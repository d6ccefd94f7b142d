import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { uses } from '#engine/kernel/language/nodes-in.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { PrintedValue, WrittenEncounterCard } from '../formats/cards.ts';
import type { WrittenScenario } from '../formats/scenario.ts';
import { type ArkhamProject, at, cardsOf } from './documents.ts';
import { namedIn } from './named-cards.ts';

/** Ways between locations, and the clues that they hold (AH-LO-05, AH-AC-03). */
export function checkLocations(project: ArkhamProject): ContentProblem[] {
  const { scenarios, encounters, hasAllCards } = project;
  const ownWays = encounters.flatMap((card) =>
    (card.value.connections ?? []).flatMap((to, i) =>
      to === card.value.id ? [at(card, ['connections', i], 'AHC009', 'error', { card: to })] : [],
    ),
  );
  if (!hasAllCards) return ownWays;
  const named = namedIn(project.documents);
  return [
    ...ownWays,
    ...scenarios.flatMap((scenario) => [...ways(scenario, project, named), ...clues(scenario, project)]),
  ];
}

interface Link {
  readonly from: string;
  readonly to: string;
  /** The place in the project that causes it. */
  readonly at: readonly (string | number)[];
}

/** All connections of a location, whichever side has them; acts and agendas can add some. */
export function linksOf({ id, sides, ...front }: WrittenEncounterCard): readonly Link[] {
  const faces: readonly (readonly [readonly string[], WaysOf | undefined])[] = [
    [[], front],
    [['sides', 'a'], sides?.a],
    [['sides', 'b'], sides?.b],
  ];
  return faces.flatMap(([path, { connections = [], links = [] } = {}]) => [
    ...connections.map((to, i) => ({ from: id, to, at: [...path, 'connections', i] })),
    ...links.map(({ from, to }, i) => ({ from, to, at: [...path, 'links', i] })),
  ]);
}
interface WaysOf {
  readonly connections?: readonly string[];
  readonly links?: readonly { readonly from: string; readonly to: string }[];
}

function ways(
  { value: { locations, setAside = [], start } }: Located<WrittenScenario>,
  { encounters, encounterById }: ArkhamProject,
  named: ReadonlySet<string>,
): ContentProblem[] {
  const there = [...locations, ...setAside].filter((id) => encounterById.get(id)?.type === 'location');
  const links = encounters.flatMap(({ value }) => linksOf(value)).filter(({ from, to }) => from !== to);
  const reached = new Set([start]);
  for (const from of reached)
    for (const link of links) if (link.from === from && there.includes(link.to)) reached.add(link.to);
  return there.flatMap((id) => {
    const card = encounters.find(({ value }) => value.id === id) as Located<WrittenEncounterCard>;
    const isLeft = there.length === 1 || links.some(({ from, to }) => from === id && there.includes(to));
    const hasAct = (card.value.abilities ?? []).some(({ kind }) => kind === 'action' || kind === 'free');
    if (!reached.has(id) && !named.has(id)) return [at(card, ['id'], 'AHC007', 'warning', { card: id, start })];
    return isLeft || hasAct || named.has(id) ? [] : [at(card, ['id'], 'AHC008', 'warning', { card: id })];
  });
}

/** Told for the smallest group that cannot do it. Texts that place clues or name the next act are not counted on. */
function clues(scenario: Located<WrittenScenario>, project: ArkhamProject): ContentProblem[] {
  const { encounterById } = project;
  const { acts, locations, setAside = [], players } = scenario.value;
  const cards = cardsOf(scenario, project);
  if (cards.some(({ value }) => uses(value, 'placeClues', 'nextAct', 'gainClues'))) return [];
  const { least = 1, most = 4 } = players ?? {};
  const sum = (ids: readonly string[], investigators: number, of: (card: WrittenEncounterCard) => Printed) =>
    ids.reduce((all, id) => {
      const card = encounterById.get(id);
      return all + (card === undefined ? 0 : valueFor(of(card), investigators));
    }, 0);
  for (let investigators = least; investigators <= most; investigators++) {
    const needed = sum(acts, investigators, askedBy);
    const held = sum([...locations, ...setAside], investigators, heldBy);
    if (needed > held) return [at(scenario, ['acts'], 'AHC004', 'warning', { needed, held, investigators })];
  }
  return [];
}
type Printed = PrintedValue | undefined;

function askedBy({ clues: all, abilities = [], sides }: WrittenEncounterCard): Printed {
  const texts = [...abilities, ...(sides?.a?.abilities ?? [])];
  return texts.some(({ kind, overrides }) => kind === 'objective' && overrides === true) ? 0 : (sides?.a?.clues ?? all);
}
const heldBy = ({ type, clues: all, sides }: WrittenEncounterCard): Printed =>
  type === 'location' ? (sides?.b?.clues ?? all) : 0;

function valueFor(value: Printed, investigators: number): number {
  return typeof value === 'object' ? value.perInvestigator * investigators : (value ?? 0);
}
