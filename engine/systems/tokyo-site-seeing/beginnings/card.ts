import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Answers, Beginning, BeginningContext } from '#engine/kernel/contract/template.ts';
import { nameQuestions, readingOf } from '#engine/library/templates/questions.ts';
import { answeredEffect, effectQuestion } from './first-effects.ts';
import { freeDesign, printedIds } from './free-design.ts';

interface Pile {
  readonly id: 'weapon' | 'item' | 'follower';
  readonly file: string;
  readonly prefix: string;
  readonly label: Text;
  readonly parts: JsonObject;
  readonly entry: JsonObject;
}

const weapons: Pile = {
  ...{ id: 'weapon', file: 'cards/weapons.json', prefix: 'W-', label: { ja: '武器', en: 'Weapon' } },
  parts: { category: 'equipment', ap: 2, cost: 3, equip: { ability: 'combat', target: 3 }, range: 'near' },
  entry: { id: 'attack', when: 'use', attack: true },
};
const played = {
  parts: { category: 'consumable', ap: 2, cost: 3 },
  entry: { id: 'play', when: 'play' },
};
const items: Pile = {
  ...{ id: 'item', file: 'cards/items.json', prefix: 'I-', label: { ja: 'アイテム', en: 'Item' } },
  ...played,
};
const followers: Pile = {
  ...{ id: 'follower', file: 'cards/followers.json', prefix: 'F-', label: { ja: 'フォロワー', en: 'Follower' } },
  ...played,
};
const piles: readonly Pile[] = [weapons, items, followers];

const usual: Text = { ja: '新しいカード', en: 'New card' };
const usualReading = 'あたらしいかーど';

export const card: Beginning = {
  id: 'card',
  name: { ja: 'カード', en: 'Card' },
  questions: (ground: BeginningContext) => [
    ...nameQuestions(usual, usualReading, ground),
    {
      ...{ kind: 'choice', id: 'pile', usual: weapons.id },
      ask: { ja: 'どの山札のカードですか', en: 'Which deck does it belong to?' },
      choices: piles.map(({ id, label }) => ({ value: id, label })),
    },
    ...piles.map(({ id }) => effectQuestion(id, ground, { onlyIf: { question: 'pile', is: [id] } })),
  ],
  write: (answers: Answers, ground: BeginningContext) => {
    const { documents, locale } = ground;
    const { id: pile, file, prefix, parts, entry } = piles.find(({ id }) => id === answers['pile']) ?? weapons;
    const effect = answeredEffect(pile, answers, ground);
    const design = {
      id: freeDesign(prefix, printedIds(documents)),
      ...{ name: answers['name'] ?? usual[locale], ...readingOf(answers, usual, usualReading) },
      ...{ rarity: 'common', ...parts },
      effects: [{ ...entry, do: effect.do, ...effect.after, text: effect.text[locale] }],
    };
    return [{ kind: 'entry', file, list: 'cards', entry: design, blank: { formatVersion: 1, cards: [] } }];
  },
};
