import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning, BeginningContext } from '#engine/kernel/contract/template.ts';
import { entriesOf, idsIn, nextNumber } from '#engine/library/templates/entries-of.ts';
import { nameQuestions, readingOf } from '#engine/library/templates/questions.ts';

const usual: Text = { ja: '新しい勢力', en: 'New faction' };
const usualReading = 'あたらしいせいりょく';
const text: Text = { ja: '戦闘に勝った後、コイン2枚を得る。', en: 'After you win a combat, gain 2 coins.' };
/** Mechs of a new faction; it can have more. */
const mechs = 4;

const homesIn = ({ documents }: BeginningContext) => entriesOf(documents, /^words\.json$/, 'homes');
const inFactions = ({ documents }: BeginningContext, list: string) => entriesOf(documents, /^factions\.json$/, list);

export const faction: Beginning = {
  id: 'faction',
  name: { ja: '勢力', en: 'Faction' },
  questions: (ground) => [
    ...nameQuestions(usual, usualReading, ground),
    {
      ...{ kind: 'choice', id: 'home', usual: idsIn(homesIn(ground))[0] ?? '' },
      ask: { ja: '本拠地はどこですか', en: 'Where is its home base?' },
      choices: homesIn(ground).map(({ id, name }) => ({
        value: String(id),
        label: { ja: String(name), en: String(name) },
      })),
    },
  ],
  write: (answers, ground) => {
    const { locale } = ground;
    const entry = {
      id: nextNumber('F', idsIn(inFactions(ground, 'factions'))),
      ...{ name: answers['name'] ?? usual[locale], ...readingOf(answers, usual, usualReading) },
      ...{ colour: '#6b7f3a', home: answers['home'] ?? idsIn(homesIn(ground))[0] ?? '', power: 3, cards: 2 },
      effects: [
        {
          ...{ id: 'spoils', when: { op: 'afterCombat', result: 'won' }, text: text[locale] },
          do: [{ op: 'gainCoins', amount: 2 }],
        },
      ],
      mechs: [...idsIn(inFactions(ground, 'abilities'))].slice(0, mechs),
    };
    const blank = { formatVersion: 1, abilities: [], structures: [], factions: [] };
    return [{ kind: 'entry', file: 'factions.json', list: 'factions', entry, blank }];
  },
};
