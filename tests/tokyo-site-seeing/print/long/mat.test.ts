import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { boxes, pixels, run } from '../../../cli/printed-file.ts';
import { reportOf, runStudio } from '../../../cli/run-studio.ts';

const sample = 'sample-content/tokyo-site-seeing';
const folder = mkdtempSync(path.join(tmpdir(), 'studio-mat-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => path.join(folder, name);
const print = (project: string, to: string, ...words: readonly string[]) =>
  reportOf('print', project, '--to', at(to), ...words);
const textOf = (file: string, page: number) =>
  run('pdftotext', '-raw', '-f', `${page}`, '-l', `${page}`, at(file), '-').replaceAll(/\s+/g, ' ');

it('fits on A3 in both languages, without small print, and has areas, facilities and piles', async () => {
  const asked = ['--as', 'sheets', '--parts', 'mat', '--paper', 'a3', '--locale', 'ja,en'];
  const { pages, problems } = await print(sample, 'mat.pdf', ...asked);
  expect([pages, problems]).toEqual([2, []]);
  expect(boxes(at('mat.pdf'), 'MediaBox')).toEqual([
    [0, 0, 420, 297],
    [0, 0, 420, 297],
  ]);
  run('qpdf', '--check', at('mat.pdf'));
  const fonts = run('pdffonts', at('mat.pdf')).trim().split('\n').slice(2);
  expect(fonts.filter((font) => !/ CID TrueType .* yes +yes +yes /.test(font))).toEqual([]);
  expect(run('pdfimages', '-list', at('mat.pdf')).trim().split('\n').slice(2)).toEqual([]);
  const english = textOf('mat.pdf', 2);
  const said = ['Shinagawa', 'Akiba', 'Clinic Without a Sign', 'The trouble pile', 'The scrap slot', 'To enter SITE'];
  expect(said.filter((one) => !english.includes(one))).toEqual([]);
});

it('has slots the size of cards, and halves on A4 that overlap beyond the cut', async () => {
  const { cards, pages, problems } = await print(sample, 'halves.pdf', '--as', 'sheets', '--parts', 'mat-halves');
  expect([cards, pages, problems]).toEqual([2, 2, []]);
  await print(sample, 'whole.pdf', '--as', 'deck', '--parts', 'mat');
  expect(boxes(at('whole.pdf'), 'TrimBox')).toEqual([[4, 4, 390, 280]]);
  const [left, right, whole] = [
    ...[pixels(at('halves.pdf'), 1, 4), pixels(at('halves.pdf'), 2, 4), pixels(at('whole.pdf'), 1, 4)],
  ];
  // The Ring passes through the middle, above and below
  const ring = 4 + 143.5 - 31.8;
  const isRed = ([red = 0, green = 255]: readonly number[] = []) => red > 180 && green < 90;
  expect([whole?.(4 + 195, ring), left?.(7.5 + 195 + 3, 4.5 + ring), right?.(7.5 - 3, 4.5 + ring)].map(isRed)).toEqual([
    ...[true, true, true],
  ]);
  // The first slot begins 3 mm from the edge, 23 mm from the upper one, and the next one 63 mm further
  const around = [-0.25, 0, 0.25].flatMap((aside) => [0, 0.5, 1, 1.5, 2].map((down) => [aside, down] as const));
  const isLine = (x: number) =>
    around.some(([aside, down]) => (whole?.(4 + x + aside, 4 + 23 + 40 + down)[2] ?? 255) < 200);
  expect([3.25, 66, 129, 40].map(isLine)).toEqual([true, true, true, false]);
});

it('is left out when the paper is too small, and draws the areas and lines of its document', async () => {
  const { code, out } = await runStudio([
    ...['print', sample, '--to', at('no.pdf'), '--as', 'sheets', '--parts', 'mat', '--json'],
  ]);
  const { problems } = JSON.parse(out) as {
    problems: readonly { code: string; severity: string; data: object; message: { ja: string; en: string } }[];
  };
  expect([code, problems.map((one) => `${one.code} ${one.severity}`)]).toEqual([1, ['PRT006 error']]);
  const [found] = problems;
  expect([found?.data, found?.message]).toEqual([
    { ids: ['mat'], sizes: ['390×280'], paper: 'A4', larger: 'A3', instead: 'mat-halves' },
    {
      ja: '「mat」はA4の紙に入らない大きさ（390×280 ミリ）なので、入れません。A3の紙にするか、代わりに「マット（A4に2枚）」（mat-halves）を印刷してください。',
      en: 'Left out: A4 paper is too small for mat (390×280 mm). Use A3 paper, or print "Mat (two halves, on A4)" (mat-halves) instead.',
    },
  ]);
  cpSync(sample, at('project'), { recursive: true });
  const mat = JSON.parse(readFileSync(at('project/mat.json'), 'utf8'));
  const area = mat.areas.find(({ id }: { readonly id: string }) => id === 'AKB');
  writeFileSync(
    at('project/mat.json'),
    JSON.stringify({
      ...mat,
      areas: mat.areas.map((one: object) => (one === area ? { ...area, name: 'カンダ' } : one)),
      lines: [['SNG', 'AKB']],
    }),
  );
  await print(at('project'), 'own.pdf', '--as', 'deck', '--parts', 'mat');
  const text = textOf('own.pdf', 1);
  expect([text.includes('カンダ'), text.includes('アキバ'), text.match(/\+3/g)?.length, text.match(/9−2×/g)]).toEqual([
    ...[true, false, 1, null],
  ]);
});
