import { expect, it } from 'vitest';
import { tabName, tabTitle } from '#renderer/shell/dock/tab-names.ts';

const titles = (...tabs: readonly string[]) => tabs.map((path) => tabTitle(tabName(path, tabs)));

it('a name of its own needs no folder', () => {
  expect(titles('cards/weapons.json', 'scenarios/S00-no-last-stop/cards.json')).toEqual(['weapons.json', 'cards.json']);
});

it('of one name, the folder is told: by its id where that is enough', () => {
  expect(titles('scenarios/S00-no-last-stop/cards.json', 'scenarios/S01-house-off-the-map/cards.json')).toEqual([
    'S00 · cards.json',
    'S01 · cards.json',
  ]);
  expect(titles('a/S00-old/cards.json', 'a/S00-new/cards.json')).toEqual([
    'S00-old · cards.json',
    'S00-new · cards.json',
  ]);
});

it('what lies in no folder needs none', () => {
  expect(titles('words.json', 'l10n/en/words.json')).toEqual(['words.json', 'en · words.json']);
});

it('folders of one name are told apart by the first above them that is another', () => {
  expect(titles('scenarios/S00-a/cards.json', 'l10n/en/scenarios/S00-a/cards.json')).toEqual([
    'S00 · cards.json',
    'en/…/S00 · cards.json',
  ]);
  expect(titles('one/cards/x.json', 'two/cards/x.json')).toEqual(['one/cards · x.json', 'two/cards · x.json']);
});
