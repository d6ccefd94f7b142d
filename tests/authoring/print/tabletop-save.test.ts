import { expect, it } from 'vitest';
import {
  addressOf,
  isAddress,
  rowsFor,
  type TabletopSheet,
  tabletopSave,
} from '#authoring/tools/print/tabletop-save.ts';

const sheet = (changes: Partial<TabletopSheet>): TabletopSheet => ({
  faces: 'faces a.png',
  back: 'back.png',
  columns: 10,
  rows: 2,
  cards: [{ name: 'One', id: 'C-1', copies: 2 }],
  ...changes,
});

const nothing = { decks: [], tiles: [], tokens: [], notes: [] };

it('a deck has each copy of a card by its place on the sheet, and the addresses of its images', () => {
  const second = sheet({ faces: 'faces b.png', cards: [{ name: 'Two', id: 'C-2', copies: 1 }] });
  const saved = tabletopSave(
    'Game',
    { ...nothing, decks: [{ name: 'pile', sheets: [sheet({}), second] }] },
    'https://x.test/y/',
  );
  const custom = (faces: string) => ({
    FaceURL: `https://x.test/y/${faces}`,
    BackURL: 'https://x.test/y/back.png',
    NumWidth: 10,
    NumHeight: 2,
    BackIsHidden: true,
    UniqueBack: false,
  });
  expect(saved).toMatchObject({
    SaveName: 'Game',
    ObjectStates: [
      {
        Name: 'DeckCustom',
        Nickname: 'pile',
        DeckIDs: [100, 100, 200],
        CustomDeck: { '1': custom('faces%20a.png'), '2': custom('faces%20b.png') },
        ContainedObjects: [
          { Nickname: 'One', Description: 'C-1', CardID: 100 },
          { Nickname: 'One', Description: 'C-1', CardID: 100 },
          { Nickname: 'Two', Description: 'C-2', CardID: 200, CustomDeck: { '2': custom('faces%20b.png') } },
        ],
      },
    ],
  });
});

it('a single card is not a deck; a board is a tile face up; a missing address leaves a placeholder', () => {
  const single = sheet({ cards: [{ name: 'One', id: 'C-1', copies: 1 }] });
  const tile = { name: 'Board', id: 'B-1', face: 'b.png', back: 'back.png' };
  expect(
    tabletopSave('Game', { ...nothing, decks: [{ name: 'pile', sheets: [single] }], tiles: [tile] }),
  ).toMatchObject({
    ObjectStates: [
      { Name: 'Card', Nickname: 'One', CardID: 100, Transform: { rotZ: 180 } },
      { Name: 'Custom_Tile', Nickname: 'Board', Transform: { rotZ: 0 }, CustomImage: { ImageURL: '{address}/b.png' } },
    ],
  });
});

it('a sheet keeps its last place for the hidden card', () => {
  expect([1, 19, 20, 69].map(rowsFor)).toEqual([2, 2, 3, 7]);
});

it('tokens are stacks of their number, and reference texts are notes', () => {
  const token = { name: 'Damage', id: 'damage-1', face: 't.png', back: 'u.png' };
  const tokens = [
    { ...token, copies: 20 },
    { ...token, copies: 1 },
  ];
  const pictured = {
    ImageURL: '{address}/t.png',
    ImageSecondaryURL: '{address}/u.png',
    CustomToken: { Thickness: 0.2, MergeDistancePixels: 15, StandUp: false, Stackable: true },
  };
  expect(tabletopSave('Game', { ...nothing, tokens, notes: [{ name: 'Round', text: 'One\nTwo' }] })).toMatchObject({
    ObjectStates: [
      { Name: 'Custom_Token_Stack', Number: 20, Nickname: 'Damage', Description: 'damage-1', CustomImage: pictured },
      { Name: 'Custom_Token', CustomImage: pictured },
      { Name: 'Notecard', Nickname: 'Round', Description: 'One\nTwo' },
    ],
  });
});

it('every object has its own GUID, also cards inside decks', () => {
  const tile = { name: 'x', id: 'x', face: 'x.png', back: 'x.png' };
  const saved = tabletopSave('Game', {
    decks: [{ name: 'pile', sheets: [sheet({})] }],
    tiles: [tile, tile],
    tokens: [{ ...tile, copies: 2 }],
    notes: [{ name: 'x', text: 'x' }],
  });
  const guids = [...JSON.stringify(saved).matchAll(/"GUID":"([0-9a-f]{6})"/g)].map(([, guid]) => guid);
  expect([guids.length, new Set(guids).size]).toEqual([7, 7]);
});

it.each([
  ['https://x.test/y', 'https://x.test/y'],
  ['/home/me/my tts', 'file:///home/me/my%20tts'],
  ['C:\\Users\\私\\tts', 'file:///C:/Users/%E7%A7%81/tts'],
  ['d:/tts#1', 'file:///d:/tts%231'],
  ['\\\\nas\\tts', 'file://nas/tts'],
  ['{address}', '{address}'],
])('images at %s are found at %s', (typed, address) => expect(addressOf(typed)).toBe(address));

it.each([
  ...['https://x.test', 'http://127.0.0.1/a', 'file:///home/me', ' /home/me/my tts ', 'C:\\tts', '\\\\nas\\tts'].map(
    (typed) => [typed, true] as const,
  ),
  ...['tts', 'x.test/tts', 'https://', 'ftp://x.test', 'https://x.test/my tts', 'C:tts', '{address}'].map(
    (typed) => [typed, false] as const,
  ),
])('images are allowed at %j: %s', (typed, may) => expect(isAddress(typed)).toBe(may));
