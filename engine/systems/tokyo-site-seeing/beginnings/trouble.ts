import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning } from '#engine/kernel/contract/template.ts';
import { nameQuestions, readingOf } from '#engine/library/templates/questions.ts';
import { answeredEffect, effectQuestion } from './first-effects.ts';
import { freeDesign, printedIds } from './free-design.ts';

const usual: Text = { ja: '新しいトラブル', en: 'New trouble' };
const usualReading = 'あたらしいとらぶる';

export const trouble: Beginning = {
  id: 'trouble',
  name: { ja: 'トラブルカード', en: 'Trouble card' },
  questions: (ground) => [...nameQuestions(usual, usualReading, ground), effectQuestion('trouble', ground)],
  write: (answers, ground) => {
    const { documents, locale } = ground;
    const effect = answeredEffect('trouble', answers, ground);
    const entry = {
      id: freeDesign('T-', printedIds(documents)),
      ...{ name: answers['name'] ?? usual[locale], ...readingOf(answers, usual, usualReading) },
      ...{ rarity: 'common', ap: 4, solve: { by: 'check', ability: 'tech', target: 5 }, reward: 1 },
      effects: [{ id: 'harm', when: 'end', do: effect.do, text: effect.text[locale] }],
    };
    const blank = { formatVersion: 1, cards: [] };
    return [{ kind: 'entry', file: 'cards/troubles.json', list: 'cards', entry, blank }];
  },
};
