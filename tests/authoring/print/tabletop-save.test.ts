import { expect, it } from 'vitest';
import { rowsFor, type TabletopSheet, tabletopSave } from '#authoring/print/tabletop-save.ts';

const sheet = (changes: Partial<TabletopSheet>): TabletopSheet => ({
  faces: 'faces a.png',
  back: 'back.png',
  columns: 10,
  rows: 2,
  cards: [{ name: 'One', id: 'C-1', copies: 2 }],
  ...changes,
});

it('a deck holds each copy of a card by its place on its sheet, and where its pictures are', () => {
  const second = sheet({ faces: 'faces b.png', cards: [{ name: 'Two', id: 'C-2', copies: 1 }] });
  const saved = tabletopSave('Game', [{ name: 'pile', sheets: [sheet({}), second] }], [], 'https://x.test/y/');
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

it('a pile of one card is a card and no deck; a board is a tile; without an address its place is left', () => {
  const single = sheet({ cards: [{ name: 'One', id: 'C-1', copies: 1 }] });
  const tile = { name: 'Board', id: 'B-1', face: 'b.png', back: 'back.png' };
  expect(tabletopSave('Game', [{ name: 'pile', sheets: [single] }], [tile])).toMatchObject({
    ObjectStates: [
      { Name: 'Card', Nickname: 'One', CardID: 100 },
      { Name: 'Custom_Tile', Nickname: 'Board', CustomImage: { ImageURL: '{address}/b.png' } },
    ],
  });
});

it('a sheet has room for the hidden card in its last place', () => {
  expect([1, 19, 20, 69].map(rowsFor)).toEqual([2, 2, 3, 7]);
});
