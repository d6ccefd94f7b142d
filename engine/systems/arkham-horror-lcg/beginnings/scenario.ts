import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning, BeginningContext, TemplateOutput } from '#engine/kernel/contract/template.ts';
import { nextNumber } from '#engine/library/templates/entries-of.ts';
import { latinName } from '#engine/library/templates/latin-name.ts';
import { resolves } from './first-cards.ts';
import { investigator } from './investigator.ts';
import { cardIds, choiceOf, decksIn, sayIn, scenariosIn, setsIn } from './project-parts.ts';

const usual: Text = { ja: '新しいシナリオ', en: 'New scenario' };
const noSets = 'none';
const longestFolderName = 40;

/** One location, one act, one agenda and a chaos bag; with an investigator where the project has no deck. */
export const scenario: Beginning = {
  id: 'scenario',
  name: { ja: 'シナリオ', en: 'Scenario' },
  questions: ({ documents, locale }) => [
    {
      ...{ kind: 'text', id: 'name', usual: usual[locale] },
      ask: { ja: '何という名前ですか', en: 'What is it called?' },
    },
    {
      ...{ kind: 'choice', id: 'set', usual: noSets },
      ask: { ja: '遭遇デッキにどのセットを入れますか', en: 'Which set is in its encounter deck?' },
      choices: [
        { value: noSets, label: { ja: 'まだ何も入れない', en: 'None yet' } },
        ...setsIn(documents).map(choiceOf),
      ],
    },
  ],
  write: (answers, ground) => {
    const people = decksIn(ground.documents).length > 0 ? [] : investigator.write({}, ground);
    const { name = usual[ground.locale], set = noSets } = answers;
    return [...people, ...scenarioNamed(name, set === noSets ? [] : [set], ground)];
  },
};

export function scenarioNamed(
  name: string,
  sets: readonly string[],
  { documents, locale }: BeginningContext,
): readonly TemplateOutput[] {
  const id = nextNumber(
    'S',
    scenariosIn(documents).map(({ value }) => String(value['id'])),
  );
  const taken = cardIds(documents);
  const [location, act, agenda] = ['L', 'C', 'A'].map((prefix) => nextNumber(prefix, taken));
  const folder = `scenarios/${id}-${latinName(name, longestFolderName) ?? 'scenario'}`;
  const value: JsonObject = {
    ...{ formatVersion: 1, id, name, sets: [...sets], acts: [act as string], agendas: [agenda as string] },
    ...{ locations: [location as string], start: location as string, bag, reference: symbolsIn(locale) },
    resolutions: [
      { id: 'R1', name: sayIn(locale, '解決した', 'It is over'), result: 'won' },
      { id: 'R2', name: sayIn(locale, '間に合わなかった', 'Too late'), result: 'lost' },
    ],
  };
  const cards: readonly JsonObject[] = [
    {
      ...{ id: location as string, name: sayIn(locale, '入口の広間', 'Entrance hall'), type: 'location' },
      ...{ shroud: 2, clues: { perInvestigator: 3 }, connections: [] },
    },
    story(act as string, 'act', locale),
    story(agenda as string, 'agenda', locale),
  ];
  return [
    { kind: 'document', file: `${folder}/scenario.json`, value },
    { kind: 'document', file: `${folder}/cards.json`, value: { formatVersion: 1, cards } },
  ];
}

/** The last act or agenda: its back ends the scenario. */
function story(id: string, type: 'act' | 'agenda', locale: keyof Text): JsonObject {
  const isAct = type === 'act';
  return {
    id,
    name: isAct ? sayIn(locale, '手がかりを集める', 'Gather the clues') : sayIn(locale, '迫る刻限', 'Time runs out'),
    type,
    sides: {
      a: isAct ? { clues: { perInvestigator: 2 } } : { doom: 6 },
      b: {
        name: isAct ? sayIn(locale, '真相', 'The truth') : sayIn(locale, '終わりの時', 'The end'),
        abilities: [resolves(isAct ? 'R1' : 'R2')],
      },
    },
  };
}

const usualTokens = ['skull', 'skull', 'cultist', 'tablet', 'autoFail', 'elderSign'];
const bag: JsonObject = {
  easy: ['+1', '+1', '0', '0', '0', '-1', '-1', '-1', '-2', '-2', ...usualTokens],
  standard: ['+1', '0', '0', '-1', '-1', '-1', '-2', '-2', '-3', '-4', ...usualTokens],
  hard: ['0', '0', '0', '-1', '-1', '-2', '-2', '-3', '-3', '-4', '-5', ...usualTokens],
  expert: ['0', '-1', '-1', '-2', '-2', '-3', '-3', '-4', '-4', '-5', '-6', '-8', ...usualTokens],
};

const symbolsIn = (locale: keyof Text): JsonObject[] => [
  { id: 'skull', kind: 'symbol', symbol: 'skull', modifier: -1, text: '-1' },
  { id: 'cultist', kind: 'symbol', symbol: 'cultist', modifier: -2, text: '-2' },
  {
    ...{ id: 'tablet', kind: 'symbol', symbol: 'tablet', modifier: -2 },
    do: [{ op: 'ifFails', do: [{ op: 'dealHarm', to: { op: 'self' }, horror: 1 }] }],
    text: sayIn(locale, '-2。失敗したら、恐怖1を受ける。', '-2. If you fail, take 1 horror.'),
  },
];
