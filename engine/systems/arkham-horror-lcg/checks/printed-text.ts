import { type Chunks, chunksOf, concatChunks } from '#engine/kernel/basics/chunks.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { memoizeRecent } from '#engine/kernel/basics/memoize-recent.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { type CardText, cardTextsIn, type ReadOtherFacts } from '#engine/library/content-checks/card-texts.ts';
import type { CountedNumber } from '#engine/library/content-checks/counted-number.ts';
import type { PrintedNames } from '#engine/library/content-checks/parse-card-text.ts';
import { inside, type Located, type Translation } from '#engine/library/content-checks/placed.ts';
import type { WrittenAbilityOfCard } from '../formats/abilities.ts';
import { isWritten } from './abilities.ts';
import { type ArkhamProject, abilitiesIn } from './documents.ts';
import { namedIn } from './named-cards.ts';
import { texts } from './text-tables.ts';

/** The text of each written ability against what it does (AH-AB-01). */
export const checkPrintedText = (project: ArkhamProject, translations: readonly Translation[]): ContentProblem[] =>
  texts.check({ texts: textsInRuns(project), translations, ...namesOf(project) });

/** Texts of abilities that are written. */
export const printedTexts = (project: ArkhamProject): readonly Located<CardText>[] =>
  concatChunks(textsInRuns(project));

const textsInRuns = memoizeByKey(
  (project: ArkhamProject): Chunks<Located<CardText>> =>
    cardTextsIn(
      project.documents,
      chunksOf(
        abilitiesIn(project).flatMap(({ of, path, abilities }) =>
          abilities.flatMap((ability, i) => (isWritten(ability) ? inside(of, [...path, i]) : [])),
        ),
      ),
      readOtherFacts,
    ),
);

/** What a number that is reckoned can come to: sums and differences of the numbers in it. */
function reckoned(modifier: unknown): readonly CountedNumber[] {
  const numbers = nodesIn(modifier).flatMap(({ node }) => Object.values(node).filter((one) => typeof one === 'number'));
  const all = numbers.flatMap((one, i) =>
    numbers.slice(i + 1).flatMap((other) => [one + other, Math.abs(one - other)]),
  );
  return all.map((value) => ({ value, unit: 'any', op: 'modifier', mayOmit: true }));
}

const unitOfCost: { readonly [part: string]: string } = {
  resources: 'resources',
  clues: 'clues',
  damage: 'damage',
  horror: 'horror',
  discardCards: 'cards',
};

/** Cost, limit and number of an ability; what its effects wait for besides its trigger. */
export const readOtherFacts: ReadOtherFacts = (value) => {
  const ability = value as unknown as WrittenAbilityOfCard;
  const { kind, designator, cost = {}, limit, modifier, actions, at, who } = ability;
  const parts = Object.entries(cost as JsonObject);
  const number = (one: Json | undefined, unit: string, op: string): readonly CountedNumber[] =>
    typeof one !== 'number' ? [] : [{ value: Math.abs(one), unit, op, ...(one === 0 ? { mayOmit: true } : {}) }];
  return {
    parts: [...parts.map(([, part]) => part), modifier, at, who].filter((part) => isObject(part as Json)),
    counted: [
      ...parts.flatMap(([part, one]) => number(one, unitOfCost[part] ?? 'any', part)),
      ...number(limit?.times, 'times', 'limit'),
      ...number(modifier as Json | undefined, 'added', 'modifier'),
      ...reckoned(modifier),
      ...number(actions, 'actions', 'actions').map((one) => ({ ...one, mayOmit: true as const })),
    ],
    marks: [
      kind,
      ...parts.map(([part]) => part),
      ...(designator === undefined ? [] : [designator]),
      ...(limit === undefined ? [] : [limit.per]),
      ...(limit?.scope === 'group' ? ['limitOfGroup'] : limit?.scope === 'title' ? ['limitOfTitle'] : []),
    ],
  };
};

/** Scenario cards that effects name. Those whose sides have several names can be called by either. */
export const namesOf = memoizeByKey(({ encounters, documents, words }: ArkhamProject) => {
  const named = namedIn(documents);
  const cards = encounters.filter(({ value: { id, name, sides } }) => {
    const sided = [sides?.a?.name, sides?.b?.name].some((one) => one !== undefined && one !== name);
    const isOnly = encounters.filter((other) => other.value.name === name).length === 1;
    return named.has(id) && !sided && isOnly;
  });
  return {
    names: mapOfNames(Object.fromEntries(cards.map(({ value: { id, name } }) => [id, name]))),
    namesIn: [...new Set(cards.map(({ file }) => file))],
    traits: mapOfTraits(Object.fromEntries([...words.values()].map(({ id, label }) => [id, label]))),
  };
});
/** The same map for the same names, as what is known of texts is kept by it. */
const mapOf = () =>
  memoizeRecent((names: { readonly [id: string]: string }): PrintedNames => new Map(Object.entries(names)));
const [mapOfNames, mapOfTraits] = [mapOf(), mapOf()];
