import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning, BeginningContext, TemplateOutput } from '#engine/kernel/contract/template.ts';
import { idsIn, nextNumber } from '#engine/library/templates/entries-of.ts';
import { nameQuestions, readingOf } from '#engine/library/templates/questions.ts';
import { classChoices } from './class-choices.ts';
import { choiceOf, decksIn, freeId, investigatorsIn, playerCardsIn, sayIn } from './project-parts.ts';

const usual: Text = { ja: '新しい探索者', en: 'New investigator' };
const usualReading = 'あたらしいたんさくしゃ';
const usualDeck: Text = { ja: '新しいデッキ', en: 'New deck' };
const deckSize = 30;

/** With a deck, so that the investigator can be played at once. */
export const investigator: Beginning = {
  id: 'investigator',
  name: { ja: '探索者（デッキ付き）', en: 'Investigator (with a deck)' },
  questions: (ground) => [
    ...nameQuestions(usual, usualReading, ground),
    {
      ...{ kind: 'choice', id: 'class', usual: 'guardian' },
      ask: { ja: 'どのクラスですか', en: 'Which class?' },
      choices: classChoices,
    },
  ],
  write: (answers, ground) => {
    const { documents, locale } = ground;
    const id = nextNumber('I', idsIn(investigatorsIn(documents)));
    const name = answers['name'] ?? usual[locale];
    const entry: JsonObject = {
      ...{ id, name, ...readingOf(answers, usual, usualReading), class: answers['class'] ?? 'guardian' },
      ...{ skills: { willpower: 3, intellect: 3, combat: 3, agility: 3 }, health: 7, sanity: 7 },
      abilities: [{ id: 'sign', kind: 'elderSign', modifier: 1, text: '+1' }],
    };
    return [
      {
        ...{ kind: 'entry', file: 'investigators.json', list: 'investigators', entry },
        blank: { formatVersion: 1, investigators: [] },
      },
      ...deckOf(id, name, freeId(id.toLowerCase(), deckIds(ground)), ground),
    ];
  },
};

const deckIds = ({ documents }: BeginningContext) => decksIn(documents).map(({ value }) => String(value['id']));

export const deck: Beginning = {
  id: 'deck',
  name: { ja: 'デッキ', en: 'Deck' },
  questions: (ground) => {
    const people = investigatorsIn(ground.documents);
    const taken = deckIds(ground);
    return [
      {
        ...{ kind: 'choice', id: 'investigator', usual: idsIn(people)[0] ?? '' },
        ask: { ja: 'どの探索者のデッキですか', en: 'Which investigator is it for?' },
        choices: people.map(choiceOf),
      },
      {
        ...{ kind: 'id', id: 'id', usual: freeId('my-deck', taken), taken, pattern: '^[a-z][a-z0-9-]*$' },
        ask: {
          ja: 'id は何ですか（小文字・数字・ハイフン）',
          en: 'What is its id? (lower-case letters, digits, hyphens)',
        },
      },
      {
        ...{ kind: 'text', id: 'name', usual: usualDeck[ground.locale] },
        ask: { ja: '何という名前ですか', en: 'What is it called?' },
      },
    ];
  },
  write: ({ investigator: who = '', id = '', name = '' }, ground) => deckOf(who, name, id, ground),
};

/** Up to two copies of each card without a weakness; a card of its own where there is none. */
function deckOf(who: string, name: string, id: string, ground: BeginningContext): readonly TemplateOutput[] {
  const known = playerCardsIn(ground.documents).filter(({ weakness }) => weakness === undefined);
  const first = known.length > 0 ? [] : [firstCard(ground)];
  const ids = known.length > 0 ? idsIn(known) : ['N01'];
  const cards = ids.slice(0, deckSize / 2).map((card): JsonObject => ({ card, copies: 2 }));
  const value = { formatVersion: 1, id, name, investigator: who, cards };
  return [...first, { kind: 'document', file: `decks/${id}.json`, value }];
}

const firstCard = ({ locale }: BeginningContext): TemplateOutput => ({
  ...{ kind: 'entry', file: 'cards/neutral.json', list: 'cards', blank: { formatVersion: 1, cards: [] } },
  entry: {
    ...{ id: 'N01', name: sayIn(locale, '深呼吸', 'A deep breath'), class: 'neutral', type: 'skill', level: 0 },
    icons: { wild: 1 },
  },
});
