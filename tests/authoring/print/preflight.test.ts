import { describe, expect, it } from 'vitest';
import { type PrintTarget, preflight, type ToPrint } from '#authoring/print/preflight.ts';

const card: ToPrint = {
  ...{ part: 'cards', path: 'cards.json', id: 'C-1', width: 63, height: 88, pile: 'cards', hasBack: true },
};
const board: ToPrint = {
  ...{ part: 'cards', path: 'boards.json', id: 'B-1', width: 150, height: 100, pile: 'boards', hasBack: true },
};
const at = (changes: Partial<PrintTarget>): PrintTarget => ({ as: 'deck', paper: 'a4', shop: null, ...changes });
const told = (all: readonly ToPrint[], target: PrintTarget) => {
  const { entries, problems } = preflight(all, target);
  return [
    entries.map(({ id }) => id),
    problems.map(({ code, severity, file, data }) => ({ code, severity, file, data })),
  ];
};

describe('before anything is printed', () => {
  it('nothing is said of cards of one size whose pile has a back', () =>
    expect(told([card], at({}))).toEqual([['C-1'], []]));

  it('two sizes in one deck are told, and both are printed', () =>
    expect(told([card, board], at({}))).toEqual([
      ['C-1', 'B-1'],
      [{ code: 'PRT001', severity: 'warning', file: 'cards.json', data: { sizes: ['63×88', '150×100'] } }],
    ]));

  it('a pile without a back is a warning on paper of one’s own, and an error for a shop', () => {
    const bare = { ...card, hasBack: false };
    const missing = (severity: string) => ({ code: 'PRT002', severity, file: 'cards.json', data: { pile: 'cards' } });
    expect(told([bare], at({ as: 'sheets' }))).toEqual([['C-1'], [missing('warning')]]);
    expect(told([bare], at({ as: 'png', shop: 'tgc' }))).toEqual([['C-1'], [missing('error')]]);
    expect(told([bare], at({ as: 'contact' }))).toEqual([['C-1'], []]);
  });

  it('a sheet that lies beside the table needs no back', () => {
    const sheet = { ...card, part: 'sheets', hasBack: false };
    expect(told([sheet], at({ as: 'sheets' }))).toEqual([['C-1'], []]);
  });

  it('what a shop does not cut, and what no paper holds, is left out', () => {
    const left = { ids: ['B-1'], sizes: ['150×100'] };
    expect(told([card, board], at({ as: 'png', shop: 'mpc' }))).toEqual([
      ['C-1'],
      [{ code: 'PRT003', severity: 'warning', file: 'boards.json', data: { ...left, shop: 'MakePlayingCards' } }],
    ]);
    const poster = { ...board, height: 400 };
    expect(told([card, poster], at({ as: 'sheets' }))).toEqual([
      ['C-1'],
      [
        {
          code: 'PRT006',
          severity: 'warning',
          file: 'boards.json',
          data: { ids: ['B-1'], sizes: ['150×400'], paper: 'A4' },
        },
      ],
    ]);
  });

  it('what is left out is an error when nothing else is printed', () => {
    const left = { ids: ['B-1'], sizes: ['150×100'], shop: 'MakePlayingCards' };
    expect(told([board], at({ as: 'png', shop: 'mpc' }))).toEqual([
      [],
      [{ code: 'PRT003', severity: 'error', file: 'boards.json', data: left }],
    ]);
  });

  it('a shop that takes CMYK alone is said to: what is made is sRGB', () =>
    expect(told([card], at({ shop: 'dtc' }))).toEqual([
      ['C-1'],
      [
        {
          code: 'PRT007',
          severity: 'info',
          file: 'cards.json',
          data: { shop: 'DriveThruCards', standard: 'PDF/X-1a:2003' },
        },
      ],
    ]));
});
