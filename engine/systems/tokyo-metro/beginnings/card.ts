import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Answers, Beginning, BeginningContext, TemplateOutput } from '#engine/kernel/contract/template.ts';
import { entriesOf, idsIn, nextNumber } from '#engine/library/templates/entries-of.ts';
import { nameQuestions, readingOf } from '#engine/library/templates/questions.ts';

const file = 'cards/actions.json';
const usual: Text = { ja: '新しいカード', en: 'New card' };
const usualReading = 'あたらしいかーど';

const secondSpots: readonly { readonly value: string; readonly label: Text; readonly does: JsonObject }[] = [
  { value: 'cash', label: { ja: '100を得る', en: 'Gain 100' }, does: { op: 'cash', amount: 100 } },
  { value: 'build', label: { ja: 'もう1駅を建てる', en: 'Build once more' }, does: { op: 'build' } },
];

const entriesIn = ({ documents }: BeginningContext, list: string) =>
  entriesOf(documents, /^cards\/actions\.json$/, list);

/** One card per deck, since the smallest deck ends the game. */
export const card: Beginning = {
  id: 'card',
  name: { ja: 'アクションカード（山札ごとに1枚）', en: 'Action card (one for each deck)' },
  questions: (ground) => [
    ...nameQuestions(usual, usualReading, ground),
    {
      ...{ kind: 'choice', id: 'second', usual: secondSpots[0]?.value ?? '' },
      ask: {
        ja: '2枚のチップを置くと、建設のほかに何がありますか',
        en: 'What does it do besides building, for two chips?',
      },
      choices: secondSpots.map(({ value, label }) => ({ value, label })),
    },
  ],
  write: (answers, ground) => idsIn(entriesIn(ground, 'decks')).map((deck) => begun(deck, answers, ground)),
};

function begun(deck: string, answers: Answers, ground: BeginningContext): TemplateOutput {
  const entry: JsonObject = {
    id: nextNumber(`${deck.toUpperCase()}-`, idsIn(entriesIn(ground, 'cards')), 10),
    ...{ deck, dots: 1, name: answers['name'] ?? usual[ground.locale], ...readingOf(answers, usual, usualReading) },
    spots: [
      { chips: 1, do: [{ op: 'build' }] },
      { chips: 2, do: [{ op: 'build' }, secondSpot(answers).does] },
    ],
  };
  return { kind: 'entry', file, list: 'cards', entry, blank: { formatVersion: 1, decks: [], cards: [] } };
}

const secondSpot = ({ second }: Answers) =>
  secondSpots.find(({ value }) => value === second) ?? (secondSpots[0] as (typeof secondSpots)[number]);
