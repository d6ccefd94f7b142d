import { expect, it } from 'vitest';
import { latinName } from '#engine/library/beginnings/latin-name.ts';

it.each([
  ['おわりのないまち', 'owarinonaimachi'],
  ['きっぷとまっちゃ', 'kipputomatcha'],
  ['しゃしょう ジョー', 'shashou-jo'],
  ['ファーストフードのティッシュ', 'fasutofudonotisshu'],
  ['The Long Way, 2', 'the-long-way-2'],
  ['Ｓ０１　Ｔｏｋｙｏ', 's01-tokyo'],
  ['終点', null],
  ['夏祭りの迷子', null],
  ['夜のTower', 'tower'],
  ['', null],
])('a name in letters of a file: %s', (text, name) => {
  expect(latinName(text, 40)).toBe(name);
});

it('a long name is cut off, and ends with no hyphen', () => expect(latinName('abc def', 4)).toBe('abc'));
