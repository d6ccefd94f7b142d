import { type Chunks, chunksOf } from '#engine/kernel/basics/chunks.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { memoizeRecent } from '#engine/kernel/basics/memoize-recent.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { type CardText, cardTextsIn, type ReadOtherFacts } from '#engine/library/content-checks/card-texts.ts';
import { inside, type Located, type Translation } from '#engine/library/content-checks/placed.ts';
import type { Price } from '../formats/price.ts';
import type { ScytheProject } from './documents.ts';
import { texts } from './text-tables.ts';

/** Texts of options, objectives, tiles, factory cards, abilities and structures against what they do, in every language. */
export const checkPrintedText = (project: ScytheProject, translations: readonly Translation[]): ContentProblem[] =>
  texts.check({
    texts: textsInRuns(project),
    translations,
    names: namesOf(Object.fromEntries(namesIn(project))),
    namesIn: ['words.json', 'mats.json'],
    traits: noNames,
  });

const noNames: ReadonlyMap<string, string> = new Map<string, string>();
/** The same map object for the same names, because parsed texts are cached by it. */
const namesOf = memoizeRecent(
  (names: { readonly [id: string]: string }): ReadonlyMap<string, string> => new Map(Object.entries(names)),
);
const namesIn = ({ resources, terrains, tops }: ScytheProject): readonly (readonly [id: string, name: string])[] => [
  ...resources.map(({ value: { id, name } }) => [id, name] as const),
  ...[...terrains.values()].map(({ id, name }) => [id, name] as const),
  ...tops.map(({ value: { id, name } }) => [id, name] as const),
];

const textsInRuns = memoizeByKey((project: ScytheProject): Chunks<Located<CardText>> => {
  const { factions, abilities, structures, encounters, objectives, factoryCards, tiles } = project;
  return cardTextsIn(
    project.documents,
    chunksOf([
      ...[...factions, ...abilities, ...structures].flatMap((one) =>
        one.value.effects.flatMap((_, i) => inside(one, ['effects', i])),
      ),
      ...encounters.flatMap((one) => one.value.options.flatMap((_, i) => inside(one, ['options', i]))),
      ...[...objectives, ...factoryCards, ...tiles].flatMap((one) => inside(one, [])),
    ]),
    readOtherFacts,
  );
});

const combatWords = ['combatCards', 'workersCost', 'winTies', 'retreatNear'];
const areaWords = ['harvest', 'free', 'value', 'anyKind', 'bottomCost'];

/** The cost of an option, which its text may name; what a tile counts; when a constant text is of use. */
const readOtherFacts: ReadOtherFacts = (value) => {
  const cost = (value['cost'] ?? {}) as Price;
  const altered = nodesIn(value['do']).flatMap(({ node }) => [String(node['number']), String(node['what'])]);
  const isConstant = value['when'] === 'constant';
  return {
    parts: value['counts'] === undefined ? [] : [value['counts'] as JsonObject],
    counted: Object.entries(cost as { readonly [unit: string]: number }).map(([unit, amount]) => ({
      ...{ value: amount, unit, op: unit, mayOmit: true as const },
    })),
    marks: Object.keys(cost),
    triggers: [
      ...(isConstant && altered.some((one) => combatWords.includes(one)) ? ['onCombat', 'afterCombat'] : []),
      ...(isConstant && altered.some((one) => areaWords.includes(one)) ? ['onTop'] : []),
    ],
  };
};
