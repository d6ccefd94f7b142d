import { describe, expect, it } from 'vitest';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { type Listing, listed } from '#renderer/desk/problems/listed-problems.ts';

const at = { line: 0, character: 0 };
const problem = (code: string, severity: Problem['severity'], file: string, ja: string): Problem => ({
  ...{ code, severity, file, message: { ja, en: ja }, data: {} },
  range: { start: at, end: at },
});
const problems = [
  problem('EFT007', 'warning', 'cards/weapons.json', '数が違う'),
  problem('JSN001', 'error', 'cards/items.json', 'ここには書けない'),
  problem('PIC002', 'info', 'cards/weapons.json', '使われていない'),
];
const shown = (listing: Partial<Listing>) =>
  listed(problems, { hidden: new Set(), sought: '', by: 'none', ...listing }, 'ja').map(
    ({ problem: { code } }) => code,
  );

describe('the list of problems', () => {
  it('is grouped by file, with the number of problems of each', () => {
    const rows = listed(problems, { hidden: new Set(), sought: '', by: 'file' }, 'ja');
    expect(rows.map(({ problem: { code }, heading }) => [code, heading])).toEqual([
      ['EFT007', { text: 'cards/weapons.json', count: 2 }],
      ['PIC002', null],
      ['JSN001', { text: 'cards/items.json', count: 1 }],
    ]);
  });

  it('is narrowed by severity, and by words of the sentence, the file or the code', () => {
    expect(shown({ hidden: new Set(['warning', 'info']) })).toEqual(['JSN001']);
    expect(shown({ sought: '違う' })).toEqual(['EFT007']);
    expect(shown({ sought: 'weapons いない' })).toEqual(['PIC002']);
    expect(shown({ sought: 'jsn' })).toEqual(['JSN001']);
  });
});
