import { describe, expect, it } from 'vitest';
import { BLEED } from '#authoring/project/paper/face-measures.ts';
import { papers } from '#authoring/project/paper/paper.ts';
import { backPlaceOf, bleedOf, gridFor, marksOf, placesOf, type SheetGrid } from '#authoring/tools/print/sheet-grid.ts';

const card = { width: 63, height: 88 };
const board = { width: 150, height: 100 };
const shape = (grid: SheetGrid | null) => grid && [grid.columns, grid.rows, grid.paper.width];

describe('as many as fit with bleed and marks, on paper in the better orientation', () => {
  it.each([
    ['nine cards on A4', card, papers.a4, [3, 3, 210]],
    ['nine cards on Letter', card, papers.letter, [3, 3, 215.9]],
    ['eighteen cards on A3', card, papers.a3, [6, 3, 420]],
    ['two boards on A4', board, papers.a4, [1, 2, 210]],
    ['no poster', { width: 500, height: 500 }, papers.a3, null],
  ])('%s', (_, size, paper, expected) => expect(shape(gridFor(size, paper, 'rim'))).toEqual(expected));
});

describe('the back of a card', () => {
  const grid = (paper: keyof typeof papers) => gridFor(card, papers[paper], 'rim') as SheetGrid;

  it('is behind its face when a portrait sheet is turned over its long edge, left for right', () => {
    const a4 = grid('a4');
    for (const place of placesOf(a4, 9)) {
      const back = backPlaceOf(a4, place, 'long');
      expect([back.x + place.x + card.width, back.y, back.onItsHead]).toEqual([210, place.y, false]);
      expect([back.open.left, back.open.right]).toEqual([place.open.right, place.open.left]);
    }
  });

  it('is behind its face, upside down, when the sheet is turned top for bottom', () => {
    for (const [sheet, duplex] of [
      [grid('a4'), 'short'],
      [grid('a3'), 'long'],
    ] as const)
      for (const place of placesOf(sheet, 9)) {
        const back = backPlaceOf(sheet, place, duplex);
        expect(back.y + place.y + card.height).toBeCloseTo(sheet.paper.height);
        expect([back.x, back.onItsHead]).toEqual([place.x, true]);
        expect([back.open.top, back.open.bottom]).toEqual([place.open.bottom, place.open.top]);
      }
  });
});

it('adjacent cards touch, and only outer edges are open', () => {
  const places = placesOf(gridFor(card, papers.a4, 'rim') as SheetGrid, 9);
  expect(places.map(({ x, y }) => [x, y])).toEqual(
    [192.5, 104.5, 16.5].flatMap((y) => [10.5, 73.5, 136.5].map((x) => [x, y])),
  );
  expect(places[4]?.open).toEqual({ left: false, right: false, top: false, bottom: false });
  expect(places[0]?.open).toEqual({ left: true, right: false, top: true, bottom: false });
});

it('on an incomplete sheet, edges without a neighbour bleed too', () => {
  const [, , third, fourth, fifth] = placesOf(gridFor(card, papers.a4, 'rim') as SheetGrid, 5);
  expect(third?.open).toEqual({ left: false, right: true, top: true, bottom: true });
  expect(fourth?.open).toEqual({ left: true, right: false, top: false, bottom: true });
  expect(fifth?.open).toEqual({ left: false, right: true, top: false, bottom: true });
});

describe('cards with gaps', () => {
  const grid = gridFor(card, papers.a4, 'gaps') as SheetGrid;

  it('are nine on A4 too, centred, with bleed on every edge', () => {
    const places = placesOf(grid, 9);
    expect(places.map(({ x, y }) => [x, y])).toEqual(
      [195.5, 104.5, 13.5].flatMap((y) => [7.5, 73.5, 139.5].map((x) => [x, y])),
    );
    expect(places.slice(3, 5).map((place) => bleedOf(grid, place))).toEqual([
      { left: BLEED, right: 1.5, top: 1.5, bottom: 1.5 },
      { left: 1.5, right: 1.5, top: 1.5, bottom: 1.5 },
    ]);
  });

  it('have a mark for both edges of each gap', () => {
    const upright = marksOf(grid).filter(([[x], [toX]]) => x === toX);
    expect([...new Set(upright.map(([[x]]) => x))]).toEqual([7.5, 70.5, 73.5, 136.5, 139.5, 202.5]);
  });
});

it('cut lines run across the whole paper', () => {
  const grid = gridFor(card, papers.a4, 'lines') as SheetGrid;
  expect(marksOf(grid)).toEqual([
    ...[10.5, 73.5, 136.5, 199.5].map((x) => [
      [x, 0],
      [x, 297],
    ]),
    ...[16.5, 104.5, 192.5, 280.5].map((y) => [
      [0, y],
      [210, y],
    ]),
  ]);
});
