import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning } from '#engine/kernel/contract/template.ts';
import { entriesOf, idsIn, nextNumber } from '#engine/library/templates/entries-of.ts';
import { nameQuestions, readingOf } from '#engine/library/templates/questions.ts';
import { answeredEffect, effectQuestion } from './first-effects.ts';

const file = 'scenario-mods.json';
const usual: Text = { ja: '新しい条件', en: 'New condition' };
const usualReading = 'あたらしいじょうけん';

export const scenarioMod: Beginning = {
  id: 'scenario-mod',
  name: { ja: 'シナリオMODカード', en: 'Scenario MOD card' },
  questions: (ground) => [...nameQuestions(usual, usualReading, ground), effectQuestion('condition', ground)],
  write: (answers, ground) => {
    const { documents, locale } = ground;
    const effect = answeredEffect('condition', answers, ground);
    const entry = {
      id: nextNumber('SM-', idsIn(entriesOf(documents, /^scenario-mods\.json$/, 'cards'))),
      ...{ name: answers['name'] ?? usual[locale], ...readingOf(answers, usual, usualReading) },
      effects: [{ id: 'change', when: 'reveal', do: effect.do, text: effect.text[locale] }],
    };
    return [{ kind: 'entry', file, list: 'cards', entry, blank: { formatVersion: 1, cards: [] } }];
  },
};
