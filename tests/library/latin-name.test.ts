import { expect, it } from 'vitest';
import { latinName } from '#engine/library/templates/latin-name.ts';

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
])('%s becomes a file name in Latin letters', (text, name) => {
  expect(latinName(text, 40)).toBe(name);
});

it('a long name is truncated and does not end in a hyphen', () => expect(latinName('abc def', 4)).toBe('abc'));
