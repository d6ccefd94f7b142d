import { describe, expect, it } from 'vitest';
import { type PrintTarget, preflight, type ToPrint } from '#authoring/tools/print/preflight.ts';
import { type SmallerPart, smallerParts } from '#authoring/tools/print/smaller-parts.ts';

const card: ToPrint = {
  ...{ part: 'cards', path: 'cards.json', id: 'C-1', width: 63, height: 88, pile: 'cards', hasBack: true },
};
const board: ToPrint = {
  ...{ part: 'cards', path: 'boards.json', id: 'B-1', width: 150, height: 100, pile: 'boards', hasBack: true },
};
const at = (changes: Partial<PrintTarget>): PrintTarget => ({ as: 'deck', paper: 'a4', shop: null, ...changes });
const told = (all: readonly ToPrint[], target: PrintTarget, smaller: readonly SmallerPart[] = []) => {
  const { entries, problems } = preflight(all, target, smaller);
  return [
    entries.map(({ id }) => id),
    problems.map(({ code, severity, file, data }) => ({ code, severity, file, data })),
  ];
};

describe('the check before printing', () => {
  it('accepts cards of one size whose pile has a back', () => expect(told([card], at({}))).toEqual([['C-1'], []]));

  it('reports two sizes in one deck, and prints both', () =>
    expect(told([card, board], at({}))).toEqual([
      ['C-1', 'B-1'],
      [{ code: 'PRT001', severity: 'warning', file: 'cards.json', data: { sizes: ['63×88', '150×100'] } }],
    ]));

  it('reports a pile without a back as a warning for home printing and as an error for a shop', () => {
    const bare = { ...card, hasBack: false };
    const missing = (severity: string) => ({ code: 'PRT002', severity, file: 'cards.json', data: { pile: 'cards' } });
    expect(told([bare], at({ as: 'sheets' }))).toEqual([['C-1'], [missing('warning')]]);
    expect(told([bare], at({ as: 'png', shop: 'tgc' }))).toEqual([['C-1'], [missing('error')]]);
    expect(told([bare], at({ as: 'contact' }))).toEqual([['C-1'], []]);
  });

  it('does not require a back for a reference sheet', () => {
    const sheet = { ...card, part: 'sheets', hasBack: false };
    expect(told([sheet], at({ as: 'sheets' }))).toEqual([['C-1'], []]);
  });

  it('leaves out parts that the shop does not cut and parts larger than the paper', () => {
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
          data: { ids: ['B-1'], sizes: ['150×400'], paper: 'A4', larger: 'A3' },
        },
      ],
    ]);
  });

  it('names a larger paper, or an unselected variant, for parts larger than the paper', () => {
    const names = { ja: '半分', en: 'Halves' };
    const parts = [
      { id: 'map', name: { ja: '地図', en: 'Map' }, smaller: 'halves' },
      { id: 'halves', name: names },
    ];
    const smaller = smallerParts(parts, (id) => (id === 'halves' ? { width: 195, height: 280 } : undefined));
    expect(smaller).toEqual([{ of: 'map', id: 'halves', name: names, width: 195, height: 280 }]);
    const map = { ...board, part: 'map', path: 'map.json', id: 'map', width: 390, height: 280 };
    const advice = (all: readonly ToPrint[], paper: PrintTarget['paper']) => {
      const [found] = preflight(all, at({ as: 'sheets', paper }), smaller).problems;
      const { larger, instead } = found?.data ?? {};
      const behind = (sentence = '', left: string) => sentence.slice(sentence.indexOf(left) + left.length);
      return [larger, instead, behind(found?.message.ja, '入れません。'), behind(found?.message.en, 'mm).')];
    };
    expect(advice([map], 'a4')).toEqual([
      ...['A3', 'halves', 'A3の紙にするか、代わりに「半分」（halves）を印刷してください。'],
      ' Use A3 paper, or print "Halves" (halves) instead.',
    ]);
    // The halves do not fit on Letter, or are already printed, or something else is left out with them
    const alone = ['A3', undefined, 'A3の紙にしてください。', ' Use A3 paper.'];
    expect(advice([map], 'letter')).toEqual(alone);
    expect(advice([map, { ...map, part: 'halves', width: 195 }], 'a4')).toEqual(alone);
    expect(advice([map, { ...board, height: 400 }], 'a4')).toEqual(alone);
    const [huge, halves] = [{ ...map, width: 700 }, ' Print "Halves" (halves) instead.'];
    expect(advice([huge], 'a4')).toEqual([
      ...[undefined, 'halves', '代わりに「半分」（halves）を印刷してください。', halves],
    ]);
    expect(advice([{ ...huge, part: 'cards' }], 'a4')).toEqual([undefined, undefined, '', '']);
  });

  it('reports left-out parts as an error when nothing else is printed', () => {
    const left = { ids: ['B-1'], sizes: ['150×100'], shop: 'MakePlayingCards' };
    expect(told([board], at({ as: 'png', shop: 'mpc' }))).toEqual([
      [],
      [{ code: 'PRT003', severity: 'error', file: 'boards.json', data: left }],
    ]);
  });

  it('warns a CMYK-only shop that the output is sRGB', () =>
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
