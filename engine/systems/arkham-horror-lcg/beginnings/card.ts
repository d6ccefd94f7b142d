import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type {
  Answers,
  Beginning,
  BeginningContext,
  Question,
  TemplateOutput,
} from '#engine/kernel/contract/template.ts';
import { entriesOf, idsIn, nextNumber } from '#engine/library/templates/entries-of.ts';
import { nameQuestions, readingOf } from '#engine/library/templates/questions.ts';
import groups from '../words/groups.json' with { type: 'json' };
import { classChoices } from './class-choices.ts';
import { firstCards, type NewType } from './first-cards.ts';
import { cardIds, choiceOf, freeId, sayIn, scenariosIn, setsIn } from './project-parts.ts';
import { scenarioNamed } from './scenario.ts';

const usual: Text = { ja: '新しいカード', en: 'New card' };
const usualReading = 'あたらしいかーど';
const newSet = 'new';
const newScenario = 'new';
const blank = { formatVersion: 1, cards: [] };

const ofPlayers: readonly NewType[] = ['asset', 'event', 'skill'];
const ofSets: readonly NewType[] = ['enemy', 'treachery', 'storyAsset'];
const ofScenarios: readonly NewType[] = ['location', 'act', 'agenda'];
const kinds: Readonly<Record<NewType, Text>> = {
  ...groups.cardType,
  weakness: { ja: '弱点', en: 'weakness' },
  storyAsset: { ja: 'ストーリーアセット', en: 'story asset' },
};
const lists = { location: 'locations', act: 'acts', agenda: 'agendas' } as const;
const prefixes = { enemy: 'E', treachery: 'T', storyAsset: 'P', location: 'L', act: 'C', agenda: 'A' } as const;

export const card: Beginning = {
  id: 'card',
  name: { ja: 'カード', en: 'Card' },
  questions: (ground) => [...nameQuestions(usual, usualReading, ground), typeQuestion, ...placeQuestions(ground)],
  write: (answers, ground) => {
    const type = (answers['type'] ?? 'asset') as NewType;
    if (type === 'location' || type === 'act' || type === 'agenda') return ofStory(type, answers, ground);
    if (type === 'enemy' || type === 'treachery' || type === 'storyAsset') return ofSet(type, answers, ground);
    return type === 'weakness' ? weakness(answers, ground) : ofPlayer(type, answers, ground);
  },
};

const typeQuestion: Question = {
  ...{ kind: 'choice', id: 'type', usual: 'asset' },
  ask: { ja: 'どの種類のカードですか', en: 'Which type of card?' },
  choices: [...ofPlayers, 'weakness' as const, ...ofSets, ...ofScenarios].map((value) => ({
    value,
    label: kinds[value],
  })),
};

function placeQuestions({ documents, own }: BeginningContext): readonly Question[] {
  const sets = setsIn(documents);
  const scenarios = scenariosIn(own);
  const ofType = (is: readonly NewType[]) => ({ onlyIf: { question: 'type', is } });
  return [
    {
      ...{ kind: 'choice', id: 'class', usual: 'guardian', ...ofType(ofPlayers) },
      ask: { ja: 'どのクラスですか', en: 'Which class?' },
      choices: classChoices,
    },
    {
      ...{ kind: 'choice', id: 'set', usual: gatheredIn(scenarios) ?? newSet, ...ofType(ofSets) },
      ask: { ja: 'どの遭遇セットのカードですか', en: 'Which encounter set is it in?' },
      choices: [...sets.map(choiceOf), { value: newSet, label: { ja: '新しいセット', en: 'A new set' } }],
    },
    {
      ...{ kind: 'choice', id: 'scenario', usual: String(scenarios[0]?.value['id'] ?? newScenario) },
      ...ofType(ofScenarios),
      ask: { ja: 'どのシナリオのカードですか', en: 'Which scenario is it in?' },
      choices: [
        ...scenarios.map(({ value }) => choiceOf(value)),
        { value: newScenario, label: { ja: '新しいシナリオ', en: 'A new scenario' } },
      ],
    },
  ];
}

/** A set of which the cards come into a game of the project. */
function gatheredIn(scenarios: ReturnType<typeof scenariosIn>): string | undefined {
  const [first] = scenarios.flatMap(({ value }) => (Array.isArray(value['sets']) ? value['sets'] : []));
  return typeof first === 'string' ? first : undefined;
}

const beginningOf = (id: string, answers: Answers, { locale }: BeginningContext): JsonObject => ({
  ...{ id, name: answers['name'] ?? usual[locale], ...readingOf(answers, usual, usualReading) },
});

function weakness(answers: Answers, ground: BeginningContext): readonly TemplateOutput[] {
  const id = nextNumber('W', cardIds(ground.documents));
  const its = { ...beginningOf(id, answers, ground), class: 'neutral', ...firstCards.weakness(ground.locale) };
  return [{ kind: 'entry', file: 'cards/weaknesses.json', list: 'cards', entry: its, blank }];
}

function ofPlayer(type: NewType, answers: Answers, ground: BeginningContext): readonly TemplateOutput[] {
  const { documents, locale } = ground;
  const its = answers['class'] ?? 'guardian';
  const id = nextNumber(its.slice(0, 1).toUpperCase(), cardIds(documents));
  const entry = { ...beginningOf(id, answers, ground), class: its, ...firstCards[type](locale) };
  return [{ kind: 'entry', file: `cards/${its}.json`, list: 'cards', entry, blank }];
}

function ofSet(
  type: 'enemy' | 'treachery' | 'storyAsset',
  answers: Answers,
  ground: BeginningContext,
): readonly TemplateOutput[] {
  const { documents, own, locale } = ground;
  const ids = idsIn(setsIn(documents));
  const set = answers['set'] === newSet ? freeId('my-set', ids) : (answers['set'] ?? newSet);
  const scenarios = scenariosIn(own);
  const folder = scenarios[0]?.file.replace(/[^/]+$/, '') ?? 'scenarios/encounters/';
  const id = nextNumber(prefixes[type], cardIds(documents));
  const entry = { ...beginningOf(id, answers, ground), set, ...firstCards[type](locale) };
  const made: readonly TemplateOutput[] = ids.includes(set)
    ? []
    : [
        {
          ...{ kind: 'entry', file: 'sets.json', list: 'sets', blank: { formatVersion: 1, sets: [] } },
          entry: { id: set, name: sayIn(locale, '新しいセット', 'New set') },
        },
        ...scenarios
          .slice(0, 1)
          .map(({ file }): TemplateOutput => ({ kind: 'entry', file, list: 'sets', entry: set, blank: {} })),
      ];
  return [...made, { kind: 'entry', file: `${folder}cards.json`, list: 'cards', entry, blank }];
}

/** In its scenario at once: a location next to the one where the investigators begin, an act or agenda before the others. */
function ofStory(type: keyof typeof lists, answers: Answers, ground: BeginningContext): readonly TemplateOutput[] {
  const { documents, own, locale } = ground;
  const found = scenariosIn(own).find(({ value }) => value['id'] === answers['scenario']);
  const name = answers['name'] ?? usual[locale];
  if (found === undefined) {
    const made = scenarioNamed(name, [], ground);
    const after = withMade(ground, made);
    const [scenario] = scenariosIn(after.own).filter(({ file }) => made.some((one) => one.file === file));
    const id = String(scenario?.value['id'] ?? '');
    return [...made, ...ofStory(type, { ...answers, scenario: id }, after)];
  }
  const { file, value } = found;
  const cards = file.replace(/[^/]+$/, 'cards.json');
  const start = String(value['start']);
  const id = nextNumber(prefixes[type], cardIds(documents));
  const at = entriesOf(own, new RegExp(`^${cards}$`), 'cards').findIndex((one) => one['id'] === start);
  const isLocation = type === 'location' && at >= 0;
  const first = firstCards[type](locale);
  const entry = {
    ...beginningOf(id, answers, ground),
    ...first,
    ...(isLocation ? { connections: [start] } : {}),
  };
  return [
    { kind: 'entry', file: cards, list: 'cards', entry, blank },
    { kind: 'entry', file, list: lists[type], entry: id, isFirst: type !== 'location', blank: {} },
    ...(isLocation
      ? [{ kind: 'entry' as const, file: cards, list: `cards/${at}/connections`, entry: id, blank: {} }]
      : []),
  ];
}

function withMade(ground: BeginningContext, made: readonly TemplateOutput[]): BeginningContext {
  const written = Object.fromEntries(made.flatMap((one) => (one.kind === 'document' ? [[one.file, one.value]] : [])));
  return { ...ground, own: { ...ground.own, ...written }, documents: { ...ground.documents, ...written } };
}
