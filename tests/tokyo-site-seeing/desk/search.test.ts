import { afterEach, beforeEach, expect, it } from 'vitest';
import { replacements } from '#authoring/tools/search/replace.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { perform } from '#renderer/desk/project/project-actions.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { searchingStore, searchProject } from '#renderer/desk/search/search-store.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { type OpenedDesk, openDesk } from '../../desk/open-desk.ts';

const words = { text: '', isPattern: false, matchesCase: false, within: 'all' } as const;
const searching = () => searchingStore.getState();
const files = () => searching().found?.files.map(({ path, matches }) => [path, matches.length]);
const textsNow = () => new Map([...projectStore.getState().files].map(([path, { text }]) => [path, text]));
const codes = () => problemsStore.getState().problems.map(({ file, code }) => [file, code]);

let opened: OpenedDesk;
beforeEach(async () => {
  opened = await openDesk();
});
afterEach(() => opened.close());

it('printed texts are found in any kind of kana', async () => {
  await searchProject({ query: { ...words, text: 'だめーじ', within: 'printed' } });
  const hiragana = searching().found;
  await searchProject({ query: { ...words, text: 'ﾀﾞﾒｰｼﾞ', within: 'printed' } });
  expect(searching().found).toEqual(hiragana);
  expect(new Set(hiragana?.files.flatMap(({ matches }) => matches.map(({ match }) => match)))).toEqual(
    new Set(['ダメージ']),
  );
});

it('effects are found by what they do', async () => {
  await searchProject({ query: { ...words, text: 'op:damage amount>4' } });
  expect(files()).toEqual([
    ['cards/followers.json', 1],
    ['cards/starters.json', 1],
    ['cards/weapons.json', 3],
    ['pcs.json', 1],
  ]);
});

it('the translations into one language can be searched alone', async () => {
  await searchProject({ query: { ...words, text: 'Bent Road Sign', within: 'units:en' } });
  expect(files()).toEqual([['l10n/en/cards/weapons.json', 1]]);
});

it('words are replaced in several files as one step of undo', async () => {
  const before = textsNow();
  await searchProject({ query: { ...words, text: '清掃車' }, by: '散水車' });
  const { found, texts } = searching();
  expect(files()?.map(([path]) => path)).toEqual(['cards/troubles.json', 'playtests/01-how-a-test-is-written.json']);
  const changes = replacements(found?.files ?? [], (path) => texts.get(path));
  expect(perform({ name: { kind: 'command', ja: '置き換える', en: 'Replace' }, changes })).toBe(true);
  await idle();
  const after = new Map([...before].map(([path, text]) => [path, text.replaceAll('清掃車', '散水車')]));
  expect(textsNow()).toEqual(after);
  expect(codes()).toEqual([['l10n/en/cards/troubles.json', 'L10N002']]);
  undo();
  await idle();
  expect([textsNow(), codes()]).toEqual([before, []]);
});

it('files of a required project are not searched', async () => {
  const weapons = 'cards/weapons.json';
  projectStore.setState(({ files }) => {
    const theirs = files.get(weapons)?.with({ path: `another-game:${weapons}` });
    return { files: new Map(files).set(`another-game:${weapons}`, theirs as never) };
  });
  await searchProject({ query: { ...words, text: '"曲がった標識"' } });
  expect(files()).toEqual([[weapons, 1]]);
});
