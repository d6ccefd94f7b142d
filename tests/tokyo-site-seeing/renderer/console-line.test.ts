import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { alterable } from '#renderer/desk/altering/alterable.ts';
import { putCompletions, putIn, readPut } from '#renderer/desk/altering/console-json.ts';
import { type ConsoleGrammar, completions, readConsole } from '#renderer/desk/altering/console-line.ts';
import { readingsOf } from '#renderer/desk/altering/readings-of.ts';
import { designOf } from '#renderer/desk/table/table-names.ts';
import type { GameShape } from '#renderer/desk/workers/game-shape.ts';
import { cheatKindsOf } from '#renderer/tables/plain/cheat-kinds.ts';
import { emptyTable, sample } from '../sample.ts';

const plain = (schema: object | undefined) => JSON.parse(JSON.stringify(schema)) as JsonObject;
const session = emptyTable({ pcs: { procurer: { area: 'SNG' } }, slots: { SNG0: ['T-39#1'] } });
const weapons = (sample['cards/weapons.json'] as { readonly cards: readonly { id: string; name: string }[] }).cards;
const shape: GameShape = {
  table: plain(tokyoSiteSeeing.document.schema),
  cheats: plain(tokyoSiteSeeing.cheats),
  seats: { least: 1, most: 4 },
  options: [],
  answers: [],
  names: { card: weapons.map(({ id, name }) => ({ id, name })), area: [{ id: 'SBY', name: 'シブヤ' }] },
  words: {},
};
const labels = { procurer: '調達屋', engineer: 'エンジニア', 'T-39': '歩く看板男' };
const readings = readingsOf(sample);
const grammar: ConsoleGrammar = {
  kinds: cheatKindsOf(shape, session.table(), labels, 'ja'),
  readingOf: (id) => readings.get(designOf(id)) ?? '',
};
const read = (line: string) => readConsole(line, grammar);

it.each([
  ['damage procurer 2', { damage: { pc: 'procurer', to: 2 } }],
  ['ダメージ 調達屋 2', { damage: { pc: 'procurer', to: 2 } }],
  ['ダメージ　エンジニア　２', { damage: { pc: 'engineer', to: 2 } }],
  ['damage enjinia 1', { damage: { pc: 'engineer', to: 1 } }],
  ['damage 歩く看板男 1', { damage: { card: 'T-39#1', to: 1 } }],
  ['give procurer 曲がった標識', { give: { pc: 'procurer', card: 'W-01' } }],
  ['give procurer magattahyou', { give: { pc: 'procurer', card: 'W-01' } }],
  ['手札 procurer W-01', { give: { pc: 'procurer', card: 'W-01' } }],
])('"%s" is one cheat, by kanji, kana, romaji or id', (line, cheat) => {
  expect(read(line)).toEqual({ kind: 'cheat', cheat });
});

it('a line that is not understood names the wrong word and what was expected', () => {
  expect([
    read(''),
    read('xyzzy a'),
    read('damage procurer'),
    read('give procurer zzz'),
    read('ap procurer 1 2'),
    read('give procurer W-0'),
  ]).toEqual([
    { kind: 'word', word: '' },
    { kind: 'word', word: 'xyzzy' },
    { kind: 'missing', field: '新しい値' },
    { kind: 'unknown', field: 'カード', word: 'zzz' },
    { kind: 'more', word: '2' },
    { kind: 'several', word: 'W-0', among: weapons.map(({ id }) => id).filter((id) => id.startsWith('W-0')) },
  ]);
});

it('completion offers words of cheats by their names, then values for the next field', () => {
  const lines = (line: string, isJapanese: boolean) => completions(line, grammar, isJapanese).map((one) => one.line);
  expect([lines('ダメ', true)[0], lines('dam', false)[0], lines('give procurer まがった', true)]).toEqual([
    'PCのダメージ ',
    'damage ',
    ['give procurer 曲がった標識 '],
  ]);
  expect(lines('give procurer magatta', false)).toEqual(['give procurer W-01 ']);
});

it('a part of the table is set as JSON, with completion along the document', () => {
  const table = alterable({ table: session.table(), labels }, shape, 'ja');
  const lines = (line: string) => putCompletions(line, table).map((one) => one.line);
  expect([lines('put {"rou'), lines('put {"pcs": {"procurer": {"ar'), lines('put {"phase": "act')]).toEqual([
    ['put {"round": '],
    ['put {"pcs": {"procurer": {"area": '],
    ['put {"phase": "actions"'],
  ]);
  expect([readPut(putIn('置く {"round": 3}') ?? ''), readPut('{"round"'), putIn('damage a 1')]).toEqual([
    { round: 3 },
    null,
    null,
  ]);
});
