import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { printedTokens } from '#engine/systems/tokyo-site-seeing/contract/printed-parts.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { tableParts } from '#renderer/tables/tokyo-site-seeing/parts/parts.tsx';
import { referencePages } from '#renderer/tables/tokyo-site-seeing/parts/reference-pages.ts';
import { boxes, pixels, run } from '../../../cli/printed-file.ts';
import { reportOf } from '../../../cli/run-studio.ts';

const sample = 'sample-content/tokyo-site-seeing';
const folder = mkdtempSync(path.join(tmpdir(), 'studio-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => path.join(folder, name);
const print = (to: string, ...words: readonly string[]) => reportOf('print', sample, '--to', at(to), ...words);
const soundFonts = (file: string) =>
  run('pdffonts', at(file))
    .trim()
    .split('\n')
    .slice(2)
    .filter((font) => !/ CID TrueType .* yes +yes +yes /.test(font));

it('the declarations of the game match its table', () => {
  const declared = tableParts.map(({ id, name, smaller }) => ({ id, name, ...(smaller && { smaller }) }));
  expect(declared).toEqual(tokyoSiteSeeing.printedParts);
  const ids = tableParts.map(({ id }) => id);
  const smaller = tableParts.flatMap((part) => part.smaller ?? []);
  expect([smaller, smaller.filter((id) => !ids.includes(id))]).toEqual([['mat-halves'], []]);
});

it('the reference quotes each of its rules from the rulebook, in both languages, and everything fits', async () => {
  const asked = ['--as', 'deck', '--parts', 'reference', '--locale', 'ja,en'];
  const { designs, cards, pages, problems } = await print('reference.pdf', ...asked, '--copies', 'one');
  expect([designs, cards, pages, problems]).toEqual([3, 6, 6, []]);
  expect(boxes(at('reference.pdf'), 'TrimBox')).toEqual(Array.from({ length: 6 }, () => [4, 4, 148, 210]));
  expect(soundFonts('reference.pdf')).toEqual([]);
  // A PDF may have another dash, and a compatibility character instead of the letter
  const letters = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');
  const rules = referencePages.flatMap(({ topics }) => topics.flatMap((topic) => topic.rules));
  for (const [locale, from] of [
    ['ja', 1],
    ['en', 4],
  ] as const) {
    const text = letters(run('pdftotext', '-raw', '-f', `${from}`, '-l', `${from + 2}`, at('reference.pdf'), '-'));
    const missing = rules.filter((rule) => !text.includes(letters(tokyoSiteSeeing.words.rules[rule]?.[locale] ?? '')));
    expect(missing).toEqual([]);
  }
});

it('tokens are as many as in the rulebook, with a piece for each PC, and have the colour of their kind on both sides', async () => {
  expect(printedTokens.reduce((sum, { count }) => sum + count, 0)).toBe(92);
  const { designs, cards, pages, problems } = await print('tokens.pdf', '--as', 'sheets', '--parts', 'tokens');
  expect([designs, cards, pages, problems]).toEqual([10, 96, 2, []]);
  expect(soundFonts('tokens.pdf')).toEqual([]);
  const [front, back] = [pixels(at('tokens.pdf'), 1, 8), pixels(at('tokens.pdf'), 2, 8)];
  // Twelve in a row on A4, and the first row is of one kind; the eighth has four pieces at its end
  const [left, top] = [(210 - 12 * 16) / 2, (297 - 17 * 16) / 2];
  const colours = (side: typeof front, row: number, column: number) =>
    side(left + column * 16 + 1.5, top + row * 16 + 1.5).join(' ');
  expect([colours(front, 0, 0), colours(front, 2, 0), colours(front, 4, 0)]).toEqual([
    ...['163 48 58', '174 58 18', '217 178 31'],
  ]);
  expect([8, 9, 10, 11].map((column) => colours(front, 7, column) === colours(back, 7, 11 - column))).toEqual([
    ...[true, true, true, true],
  ]);
  expect(new Set([8, 9, 10, 11].map((column) => colours(front, 7, column))).size).toBe(4);
});
