import { describe, expect, it } from 'vitest';
import { previewSheets, type SheetPrint } from '#authoring/tools/print/printed-sheets.ts';

// The preview in the window equals what will be printed.

const print: SheetPrint = {
  ...{ as: 'sheets', copies: 'printed', paper: 'a4', duplex: 'long', guides: 'rim', shop: null, locales: ['ja'] },
};
const card = (id: string, copies: number, hasBack = true) => ({
  ...{ id, copies, hasBack, sameBack: { ja: 'ja', en: 'ja' }, pile: 'weapon', width: 63, height: 88 },
});
type Shown = ReturnType<typeof previewSheets<ReturnType<typeof card>>>['sheets'][number];
const said = ({ places }: Shown) => places.map(({ entry, isBack }) => `${entry.id}${isBack ? ' back' : ''}`);

describe('printed sheets', () => {
  it('are as many as the copies fill, each followed by its backs; only the first are laid out', () => {
    const { sheets, count } = previewSheets(print, [card('A', 9), card('B', 1)], 3);
    expect(count).toBe(4);
    expect(sheets.map((one) => said(one).length)).toEqual([9, 9, 1]);
    expect(said(sheets[1] as Shown)[0]).toBe('A back');
  });

  it('have the back of a card where it is after the sheet is turned over', () => {
    const [front, back] = previewSheets(print, [card('A', 1)], 2).sheets as readonly [Shown, Shown];
    const cutOf = ({ places: [place] }: Shown) => (place?.seen.x ?? 0) + (place?.cut.x ?? 0);
    expect([cutOf(front), cutOf(back)]).toEqual([10.5, 210 - 10.5 - 63]);
    const [, short] = previewSheets({ ...print, duplex: 'short' }, [card('A', 1)], 2).sheets;
    expect(short?.places[0]?.isOnItsHead).toBe(true);
  });

  it('have no backs for piles without one, and leave out parts that do not fit', () => {
    expect(previewSheets(print, [card('A', 1, false)], 4).count).toBe(1);
    expect(previewSheets(print, [{ ...card('A', 1), width: 400 }], 4).count).toBe(0);
  });
});

it('a deck has a page per side, as its shop wants them', () => {
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

it('images contain each face and each back once', () => {
  const { sheets, count } = previewSheets({ ...print, as: 'png' }, [card('A', 4), card('B', 1)], 9);
  expect([count, ...sheets.map(said)]).toEqual([3, ['A'], ['B'], ['A back']]);
});

it('a language with its own back uses it for its cards, and the others share one', () => {
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

it('an overview shows the languages of a card side by side, without backs', () => {
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

describe('a virtual table', () => {
  const table = { ...print, as: 'tts' } as const;

  it('gets the back of a pile and its faces in rows of ten', () => {
    const many = Array.from({ length: 70 }, (_, i) => card(`A${i}`, 4));
    const { sheets, count } = previewSheets(table, many, 9);
    expect([count, ...sheets.map(({ places, width }) => [places.length, width])]).toEqual([
      ...[3, [1, 63], [69, 630], [1, 630]],
    ]);
    expect(sheets.map(said)[0]).toEqual(['A0 back']);
  });

  it('gets boards one by one in each language, with the first face when there is no back', () => {
    const board = (id: string) => ({ ...card(id, 1, false), width: 150, height: 100 });
    const { sheets } = previewSheets({ ...table, locales: ['en', 'ja'] }, [board('A'), board('B')], 9);
    expect(sheets.map(({ places: [place] }) => `${place?.entry.id} ${place?.locale}`)).toEqual([
      ...['A en', 'A en', 'B en', 'A ja', 'B ja'],
    ]);
  });
});
