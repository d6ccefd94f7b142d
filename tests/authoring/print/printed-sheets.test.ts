import { describe, expect, it } from 'vitest';
import { previewSheets, type SheetPrint } from '#authoring/tools/print/printed-sheets.ts';

// What the window shows before anything is printed is what will be bound.

const print: SheetPrint = {
  ...{ as: 'sheets', copies: 'printed', paper: 'a4', duplex: 'long', guides: 'rim', shop: null, locales: ['ja'] },
};
const card = (id: string, copies: number, hasBack = true) => ({
  ...{ id, copies, hasBack, sameBack: { ja: 'ja', en: 'ja' }, pile: 'weapon', width: 63, height: 88 },
});
type Shown = ReturnType<typeof previewSheets<ReturnType<typeof card>>>['sheets'][number];
const said = ({ places }: Shown) => places.map(({ entry, isBack }) => `${entry.id}${isBack ? ' back' : ''}`);

describe('sheets', () => {
  it('are as many as their copies fill, each followed by its backs, and only the first are laid out', () => {
    const { sheets, count } = previewSheets(print, [card('A', 9), card('B', 1)], 3);
    expect(count).toBe(4);
    expect(sheets.map((one) => said(one).length)).toEqual([9, 9, 1]);
    expect(said(sheets[1] as Shown)[0]).toBe('A back');
  });

  it('have the back of a card where it comes to lie when the sheet is turned over', () => {
    const [front, back] = previewSheets(print, [card('A', 1)], 2).sheets as readonly [Shown, Shown];
    const cutOf = ({ places: [place] }: Shown) => (place?.seen.x ?? 0) + (place?.cut.x ?? 0);
    expect([cutOf(front), cutOf(back)]).toEqual([10.5, 210 - 10.5 - 63]);
    const [, short] = previewSheets({ ...print, duplex: 'short' }, [card('A', 1)], 2).sheets;
    expect(short?.places[0]?.isOnItsHead).toBe(true);
  });

  it('of piles without a back have none behind them, and of what finds no room there are none', () => {
    expect(previewSheets(print, [card('A', 1, false)], 4).count).toBe(1);
    expect(previewSheets(print, [{ ...card('A', 1), width: 400 }], 4).count).toBe(0);
  });
});

it('a deck has a side a page, as its shop wants them', () => {
  const sides = (shop: SheetPrint['shop']) =>
    previewSheets({ ...print, as: 'deck', shop }, [card('A', 2)], 2).sheets.map((one) => [...said(one), one.width]);
  expect(sides(null)).toEqual([
    ['A', 71],
    ['A back', 71],
  ]);
  expect(sides('dtc')).toEqual([
    ['A back', 69.85],
    ['A', 69.85],
  ]);
});

it('pictures are one of each face and one of each back', () => {
  const { sheets, count } = previewSheets({ ...print, as: 'png' }, [card('A', 4), card('B', 1)], 9);
  expect([count, ...sheets.map(said)]).toEqual([3, ['A'], ['B'], ['A back']]);
});

it('a language with a back of its own has that one behind its cards, and others share one', () => {
  const own = { ...card('A', 1), sameBack: { ja: 'ja', en: 'en', de: 'ja' } };
  const all = { ...print, locales: ['ja', 'en', 'de'] } as const;
  const backs = (as: SheetPrint['as']) =>
    previewSheets({ ...all, as }, [own], 9).sheets.flatMap(({ places }) =>
      places.flatMap(({ isBack, locale }) => (isBack ? [locale] : [])),
    );
  expect([backs('deck'), backs('sheets'), backs('png'), backs('tts'), backs('contact')]).toEqual([
    ['ja', 'en', 'ja'],
    ['ja', 'en', 'ja'],
    ['ja', 'en'],
    ['ja', 'en'],
    [],
  ]);
});

it('an overview has the languages of a card beside each other, and no backs', () => {
  const both = { ...print, as: 'contact', locales: ['ja', 'en'] } as const;
  const { sheets, count } = previewSheets(both, [card('A', 4), card('B', 1)], 9);
  expect([count, ...sheets.map((one) => one.places.map(({ entry, locale }) => [entry.id, locale]))]).toEqual([
    1,
    [
      ['A', 'ja'],
      ['A', 'en'],
      ['B', 'ja'],
      ['B', 'en'],
    ],
  ]);
});

describe('a table', () => {
  const table = { ...print, as: 'tts' } as const;

  it('gets the back of a pile and rows of ten of its faces', () => {
    const many = Array.from({ length: 70 }, (_, i) => card(`A${i}`, 4));
    const { sheets, count } = previewSheets(table, many, 9);
    expect([count, ...sheets.map(({ places, width }) => [places.length, width])]).toEqual([
      ...[3, [1, 63], [69, 630], [1, 630]],
    ]);
    expect(sheets.map(said)[0]).toEqual(['A0 back']);
  });

  it('gets boards one by one in each language, and the first face where there is no back', () => {
    const board = (id: string) => ({ ...card(id, 1, false), width: 150, height: 100 });
    const { sheets } = previewSheets({ ...table, locales: ['en', 'ja'] }, [board('A'), board('B')], 9);
    expect(sheets.map(({ places: [place] }) => `${place?.entry.id} ${place?.locale}`)).toEqual([
      ...['A en', 'A en', 'B en', 'A ja', 'B ja'],
    ]);
  });
});
