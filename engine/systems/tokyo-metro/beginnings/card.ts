import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Answers, Beginning, BeginningGround, Begun } from '#engine/kernel/beginning.ts';
import { entriesOf, idsIn, nextNumber } from '#engine/library/beginnings/entries-of.ts';
import { nameQuestions, readingOf } from '#engine/library/beginnings/questions.ts';

const file = 'cards/actions.json';
const usual: Text = { ja: '新しいカード', en: 'New card' };
const usualReading = 'あたらしいかーど';
const every = 'all';

const entriesIn = ({ documents }: BeginningGround, list: string) =>
  entriesOf(documents, /^cards\/actions\.json$/, list);

/** Action cards: decks that are equal stay so, when each gets one. */
export const card: Beginning = {
  id: 'card',
  name: { ja: 'アクションカード', en: 'Action card' },
  questions: (ground) => [
    {
      ...{ kind: 'choice', id: 'deck', usual: every },
      ask: { ja: 'どの山札のカードですか', en: 'Which deck does it belong to?' },
      choices: [
        { value: every, label: { ja: 'すべての山札に1枚ずつ', en: 'One for every deck' } },
        ...entriesIn(ground, 'decks').map(({ id, name }) => ({
          value: String(id),
          label: { ja: String(name), en: String(name) },
        })),
      ],
    },
    ...nameQuestions(usual, usualReading, ground),
  ],
  write: (answers, ground) => {
    const decks = idsIn(entriesIn(ground, 'decks'));
    const chosen = answers['deck'];
    return decks.filter((deck) => chosen === every || chosen === deck).map((deck) => begun(deck, answers, ground));
  },
};

function begun(deck: string, answers: Answers, ground: BeginningGround): Begun {
  const entry: JsonObject = {
    id: nextNumber(`${deck.toUpperCase()}-`, idsIn(entriesIn(ground, 'cards')), 10),
    ...{ deck, dots: 1, name: answers['name'] ?? usual[ground.locale], ...readingOf(answers, usual, usualReading) },
    spots: [
      { chips: 1, do: [{ op: 'build' }] },
      { chips: 2, do: [{ op: 'build' }, { op: 'cash', amount: 100 }] },
    ],
  };
  return { kind: 'entry', file, list: 'cards', entry, blank: { formatVersion: 1, decks: [], cards: [] } };
}
