import { type Chunks, chunksOf, concatChunks } from '#engine/kernel/basics/chunks.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { type CardText, cardTextsIn, type ReadOtherFacts } from '#engine/library/content-checks/card-texts.ts';
import type { PrintedNames } from '#engine/library/content-checks/parse-card-text.ts';
import { inside, type Located, type Translation } from '#engine/library/content-checks/placed.ts';
import { labelsOfWords } from '#engine/library/words/labels.ts';
import type { Mat } from '../formats/mat.ts';
import { type CheckedProject, entriesInRuns } from './documents.ts';
import { texts } from './text-tables.ts';

export const checkPrintedText = (project: CheckedProject, translations: readonly Translation[]): ContentProblem[] =>
  texts.check({
    texts: textsInRuns(project),
    translations,
    names: areaNames(project),
    namesIn: project.mat === undefined ? [] : [project.mat.file],
    traits: traitNames(project),
  });

/** Texts printed for effects: entries, skills, BOT skills, set-up steps, facilities. */
export const printedTexts = (project: CheckedProject): readonly Located<CardText>[] =>
  concatChunks(textsInRuns(project));

const textsInRuns = memoizeByKey((project: CheckedProject): Chunks<Located<CardText>> => {
  const { pcs, bots, scenarios, mat } = project;
  const others = [
    ...[...pcs, ...bots].flatMap((one) => inside(one, ['start'])),
    ...bots.flatMap((bot) => Object.keys(bot.value.skills).flatMap((kind) => inside(bot, ['skills', kind]))),
    ...scenarios.flatMap((one) => one.value.setup.flatMap((_, i) => inside(one, ['setup', i]))),
    ...(mat?.value.areas ?? []).flatMap((_, i) => (mat === undefined ? [] : inside(mat, ['areas', i, 'facility']))),
  ];
  const entries = entriesInRuns(project) as Chunks<Located<unknown>> as Chunks<Located<JsonObject>>;
  return cardTextsIn(project.documents, [...entries, ...chunksOf(others)], readOtherFacts);
});

/** Targets, and where a card goes afterwards. */
const readOtherFacts: ReadOtherFacts = (value, list) => {
  const targets = value['targets'] ?? (value['attack'] === true ? 1 : undefined);
  const { after } = value;
  return {
    counted: typeof targets === 'number' ? [{ value: targets, unit: 'enemies', op: 'targets' }] : [],
    marks: [
      ...(targets === undefined ? [] : ['aimed']),
      ...(targets === 'all' ? ['allTargets'] : []),
      ...(list.some((one) => one['reach'] === 1) ? ['reaches'] : []),
      ...(list.some((one) => one['interrupt'] === true) ? ['interrupt'] : []),
      ...(typeof after === 'string' ? [after] : Object.keys(isObject(after) ? after : {}).slice(0, 1)),
    ],
  };
};

/** Area names, without 『サイト』, which also means a kind of card. */
export const areaNames = ({ mat }: CheckedProject): PrintedNames => (mat === undefined ? noNames : namesOn(mat.value));
const namesOn = memoizeByKey(
  ({ areas }: Mat): PrintedNames => new Map(areas.flatMap(({ id, name }) => (id === 'SITE' ? [] : [[id, name]]))),
);
const noNames: PrintedNames = new Map();

const traitNames = ({ documents }: CheckedProject): ReadonlyMap<string, string> => {
  const words = documents['words.json'];
  return isObject(words) ? labelsIn(words) : noNames;
};
const labelsIn = memoizeByKey((words: JsonObject) => labelsOfWords({ 'words.json': words }));
