import { expect, it } from 'vitest';
import { designsText } from '#cli/output/designs-text.ts';
import { optionValue, resultText } from '#cli/words/cli-text.ts';

it('there are no cards when no kind is known', () => {
  expect(designsText([])).toEqual({ ja: 'カード0種', en: '0 card designs' });
});

it('what there is one of is singular', () => {
  const designs = designsText([{ kind: 'card', name: { ja: 'カード', en: 'Cards' }, count: 1 }]);
  const one = { files: 1, designs, units: 1, faces: 1, parts: 1, errors: 1, warnings: 1 };
  expect(resultText('checked', one)).toEqual({
    ja: '1ファイル、カード1種、翻訳1件、面1枚、ほかの印刷物1点を調べました。エラー1、警告1',
    en: 'Checked 1 file, 1 card design, 1 unit of translation, 1 face, 1 other printed item. 1 error, 1 warning',
  });
});

it('what there are none or several of is plural', () => {
  const several = { files: 2, designs: designsText([]), units: 0, errors: 3, warnings: 0 };
  expect(resultText('checked', several)).toEqual({
    ja: '2ファイル、カード0種、翻訳0件を調べました。エラー3、警告0',
    en: 'Checked 2 files, 0 card designs, 0 units of translation. 3 errors, 0 warnings',
  });
});

it('what a game has no word for is left out', () => {
  const played = { result: 'win', reason: 'TSS-1', rank: null, rounds: 1, decisions: 12, seed: 3 };
  expect(resultText('played', played)).toEqual({
    ja: 'win（TSS-1）、1 ラウンド、12 手、シード 3',
    en: 'win (TSS-1), 1 round, 12 moves, seed 3',
  });
});

it('braces of an example stay', () => {
  expect(optionValue('answers', { example: '{"question": "answer"}' }).en).toBe('JSON such as {"question": "answer"}');
});
