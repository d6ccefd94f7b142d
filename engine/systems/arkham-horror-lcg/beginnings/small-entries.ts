import type { Text } from '#engine/kernel/basics/text.ts';
import type { Beginning, TemplateOutput } from '#engine/kernel/contract/template.ts';
import { entriesOf, idsIn } from '#engine/library/templates/entries-of.ts';
import { freeId, scenariosIn, setsIn } from './project-parts.ts';

const askId: Text = {
  ja: 'id は何ですか（小文字・数字・ハイフン）',
  en: 'What is its id? (lower-case letters, digits, hyphens)',
};
const idPattern = '^[a-z][a-z0-9-]*$';

const usualSet: Text = { ja: '新しいセット', en: 'New set' };

/** Gathered by the scenarios of the project. */
export const encounterSet: Beginning = {
  id: 'set',
  name: { ja: '遭遇セット', en: 'Encounter set' },
  questions: ({ documents, locale }) => {
    const taken = idsIn(setsIn(documents));
    return [
      {
        ...{ kind: 'text', id: 'name', usual: usualSet[locale] },
        ask: { ja: '何という名前ですか', en: 'What is it called?' },
      },
      { kind: 'id', id: 'id', usual: freeId('my-set', taken), taken, pattern: idPattern, ask: askId },
    ];
  },
  write: ({ name = '', id = '' }, { own }) => [
    {
      ...{ kind: 'entry', file: 'sets.json', list: 'sets', entry: { id, name } },
      blank: { formatVersion: 1, sets: [] },
    },
    ...scenariosIn(own).map(
      ({ file }): TemplateOutput => ({ kind: 'entry', file, list: 'sets', entry: id, blank: {} }),
    ),
  ],
};

const usualWord: Text = { ja: '新しい特徴', en: 'New trait' };

export const word: Beginning = {
  id: 'word',
  name: { ja: '言葉（特徴・使用回数の種類）', en: 'Word (a trait, or a kind of uses)' },
  questions: ({ documents, locale }) => {
    const taken = idsIn(entriesOf(documents, /^words\.json$/, 'words'));
    return [
      {
        ...{ kind: 'text', id: 'label', usual: usualWord[locale] },
        ask: { ja: '印刷される言葉は何ですか', en: 'What is the word as it is printed?' },
      },
      {
        ...{ kind: 'choice', id: 'kind', usual: 'trait' },
        ask: { ja: '何の言葉ですか', en: 'What kind of word is it?' },
        choices: [
          { value: 'trait', label: { ja: '特徴', en: 'Trait' } },
          { value: 'use', label: { ja: '使用回数の種類', en: 'Kind of uses' } },
        ],
      },
      { kind: 'id', id: 'id', usual: freeId('my-word', taken), taken, pattern: idPattern, ask: askId },
    ];
  },
  write: ({ label = '', kind = '', id = '' }) => [
    {
      ...{ kind: 'entry', file: 'words.json', list: 'words', entry: { id, label, kind } },
      blank: { formatVersion: 1, words: [] },
    },
  ],
};
