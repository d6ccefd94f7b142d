import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { texts } from '#renderer/desk/project/project-actions.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { changeSetting } from '#renderer/desk/settings/settings-store.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { putListedWord, putNewTerm } from '#renderer/desk/translations/put-term.ts';
import { followSpelling, spellingOf, spellingStore } from '#renderer/desk/translations/spelling-store.ts';
import { followUnits } from '#renderer/desk/translations/translations-store.ts';
import { type OpenedDesk, openDesk } from '../../desk/open-desk.ts';

const typed = (t: string) => ({ path: 'l10n/en/cards/weapons.json', key: 'W-01/flavor', t });
const terms = 'l10n/terms.csv';

let opened: OpenedDesk;
let stops: readonly (() => void)[] = [];
async function openWith(aff: string): Promise<void> {
  opened = await openDesk({
    prepare: (folder) => {
      mkdirSync(path.join(folder, '..', 'words'));
      writeFileSync(path.join(folder, '..', 'words', 'en.aff'), aff);
      writeFileSync(path.join(folder, '..', 'words', 'en.dic'), '3\nit\nwas\nraining\n');
      return Promise.resolve();
    },
  });
  changeSetting('files.dictionaries', path.join(opened.folder, '..', 'words'));
  await idle();
  await opened.desk.keepNow();
  stops = [followUnits(), followSpelling(opened.desk.api)];
  await idle();
}
afterEach(async () => {
  for (const stop of stops) stop();
  await opened.close();
});

it('a word that the dictionary lacks is reported while it is typed, until it is in the word list', async () => {
  await openWith('SET UTF-8\nTRY abcdefghijklmnopqrstuvwxyz\n');
  const told = async (t: string) =>
    (await spellingOf('en', typed(t))).map(({ code, data }) => [code, data['said'], data['meant']]);
  expect(await told('It was rainin. Wug was.')).toEqual([
    ['L10N053', 'rainin', ['raining']],
    ['L10N053', 'Wug', ['Was']],
  ]);
  await putListedWord('en', 'Wug');
  await idle();
  expect([texts.get(terms), await told('It was raining. Wug was.')]).toEqual([
    'term,locale,target,use,note\n,en,Wug,admitted,\n',
    [],
  ]);
  undo();
  await idle();
  expect([texts.get(terms), await told('Wug')]).toEqual([undefined, [['L10N053', 'Wug', ['Was']]]]);
});

it('a new term is a row of the table, checked at once', async () => {
  await openWith('SET UTF-8\n');
  await putNewTerm({ term: '敵', locale: 'en', target: 'foe' });
  await idle();
  const drift = problemsStore
    .getState()
    .problems.filter(({ code, data }) => code === 'L10N022' && data['term'] === '敵');
  expect([texts.get(terms), drift.length > 0]).toEqual(['term,locale,target,use,note\n敵,en,foe,,\n', true]);
});

it('a broken dictionary is told in both languages, and nothing is reported', async () => {
  await openWith('{}');
  const { dictionary, fault, problems } = spellingStore.getState();
  expect([dictionary, Object.keys(fault ?? {}), problems, await spellingOf('en', typed('Wug'))]).toEqual([
    ...['refused', ['ja', 'en'], [], []],
  ]);
});
