import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { runStudio } from '../../cli/run-studio.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'studio-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const asked = ['balance', 'sample-content/tokyo-site-seeing', '--scenario', 'S00', '--players', '1', '--seeds', '1..4'];
const balanced = (...more: readonly string[]) => runStudio([...asked, '--bots', 'random,greedy', ...more]);

it('a report in Markdown has the tables of the terminal', async () => {
  const file = path.join(folder, 'balance.md');
  const { code, out } = await balanced('--report', file);
  const written = readFileSync(file, 'utf8');
  const cells = (line: string) => line.split(/ {2,}|\s*\|\s*/).filter((cell) => cell !== '');
  const isRow = (line: string) => line.startsWith('| ') && !line.includes('---');
  expect(code).toBe(0);
  expect(written.split('\n').slice(0, 3)).toEqual([
    '# tokyo-site-seeing: balance of the games',
    '',
    'Seeds 1 to 4, 8 games; search tries 16 games before an answer. Intervals are 95 %.',
  ]);
  expect(written.split('\n').filter(isRow).map(cells)).toEqual(
    out
      .split('\n')
      .filter((line) => line !== '')
      .map(cells),
  );
});

it('a report in Markdown shows its charts, which are files of their own', async () => {
  const file = path.join(folder, 'charts', 'games of S00.md');
  mkdirSync(path.dirname(file));
  expect((await balanced('--report', file)).code).toBe(0);
  const shown = [...readFileSync(file, 'utf8').matchAll(/^!\[(.+)\]\((.+)\)$/gm)].map(([, name, to = '']) => [
    ...[name, decodeURI(to)],
  ]);
  expect(shown).toEqual([
    ['Rate', 'games of S00-1.svg'],
    ['How games ended', 'games of S00-2.svg'],
  ]);
  for (const [, picture = ''] of shown)
    expect(readFileSync(path.join(path.dirname(file), picture), 'utf8')).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s,
    );
});

it('a report as PDF is set in the font of the studio', async () => {
  const file = path.join(folder, 'balance.pdf');
  expect((await balanced('--report', file)).code).toBe(0);
  const document = await PDFDocument.load(readFileSync(file));
  const fonts = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object.get(PDFName.of('BaseFont'))?.toString() ?? ''] : []));
  expect([document.getPageCount() > 1, fonts.some((name) => name.includes('NotoSansJP'))]).toEqual([true, true]);
});

it('a report as a page has charts and tables, in its language, and needs no other file', async () => {
  const file = path.join(folder, 'balance.html');
  expect((await balanced('--report', file, '--json')).code).toBe(0);
  const page = readFileSync(file, 'utf8');
  const count = (part: RegExp) => [...page.matchAll(part)].length;
  expect([count(/<svg /g), count(/<circle /g), count(/<table>/g) > 2]).toEqual([2, 2, true]);
  expect(page).toContain('<html lang="en">');
  expect(page.match(/<script|<link|@import|url\(|https?:(?!\/\/www\.w3\.org\/)/g)).toBeNull();
});

it.each([
  ['balance.docx', 'a name that ends in .html, .md, .pdf'],
  ['no-such-folder/balance.md', 'cannot be written'],
])('a report that cannot be written is refused: %s', async (name, said) => {
  const { code, err } = await balanced('--report', path.join(folder, name));
  expect([code, err.includes(said)]).toEqual([2, true]);
});
