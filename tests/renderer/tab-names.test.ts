import { expect, it } from 'vitest';
import { tabName, tabTitle } from '#renderer/shell/documents/tab-names.ts';

const titles = (...tabs: readonly string[]) => tabs.map((path) => tabTitle(tabName(path, tabs)));

it('a unique name needs no folder', () => {
  expect(titles('cards/weapons.json', 'scenarios/S00-no-last-stop/cards.json')).toEqual(['weapons.json', 'cards.json']);
});

it('files of one name show the folder, by its id when that is enough', () => {
  expect(titles('scenarios/S00-no-last-stop/cards.json', 'scenarios/S01-house-off-the-map/cards.json')).toEqual([
    'S00 · cards.json',
    'S01 · cards.json',
  ]);
  expect(titles('a/S00-old/cards.json', 'a/S00-new/cards.json')).toEqual([
    'S00-old · cards.json',
    'S00-new · cards.json',
  ]);
});

it('a file outside folders needs none', () => {
  expect(titles('words.json', 'l10n/en/words.json')).toEqual(['words.json', 'en · words.json']);
});

it('folders of one name are distinguished by the first different folder above them', () => {
  expect(titles('scenarios/S00-a/cards.json', 'l10n/en/scenarios/S00-a/cards.json')).toEqual([
    'S00 · cards.json',
    'en/…/S00 · cards.json',
  ]);
  expect(titles('one/cards/x.json', 'two/cards/x.json')).toEqual(['one/cards · x.json', 'two/cards · x.json']);
});
