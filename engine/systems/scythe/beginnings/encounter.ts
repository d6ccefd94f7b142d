import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning } from '#engine/kernel/contract/template.ts';
import { entriesOf, idsIn, nextNumber } from '#engine/library/templates/entries-of.ts';
import { nameQuestions, readingOf } from '#engine/library/templates/questions.ts';

const usual: Text = { ja: '新しい遭遇', en: 'New encounter' };
const usualReading = 'あたらしいそうぐう';
const free: Text = { ja: '民心1を得る。', en: 'Gain 1 popularity.' };
const paid: Text = { ja: 'コイン2枚：戦力3を得る。', en: '2 coins: gain 3 power.' };

export const encounter: Beginning = {
  id: 'encounter',
  name: { ja: '遭遇カード', en: 'Encounter card' },
  questions: (ground) => nameQuestions(usual, usualReading, ground),
  write: (answers, { documents, locale }) => {
    const file = 'cards/encounters.json';
    const entry = {
      id: nextNumber('N', idsIn(entriesOf(documents, /^cards\/encounters\.json$/, 'encounters'))),
      ...{ name: answers['name'] ?? usual[locale], ...readingOf(answers, usual, usualReading) },
      options: [
        { id: 'free', text: free[locale], do: [{ op: 'gainPopularity', amount: 1 }] },
        { id: 'paid', text: paid[locale], cost: { coins: 2 }, do: [{ op: 'gainPower', amount: 3 }] },
      ],
    };
    return [{ kind: 'entry', file, list: 'encounters', entry, blank: { formatVersion: 1, encounters: [] } }];
  },
};
