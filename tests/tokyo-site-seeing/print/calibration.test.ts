import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { boxes, pixels, run } from '../../cli/printed-file.ts';
import { reportOf, runStudio } from '../../cli/run-studio.ts';

// The calibration sheet, inspected with external programs.

const folder = mkdtempSync(path.join(tmpdir(), 'studio-calibration-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, 'sheet.pdf');
const sample = 'sample-content/tokyo-site-seeing';

it('has two sides with lines only, placed to a tenth of a millimetre, the second offset as requested', async () => {
  const report = await reportOf('print', sample, '--to', file, '--as', 'calibration', '--offset', '10,-20');
  expect(report).toEqual({
    ...{ as: 'calibration', file, locales: [], designs: 0, cards: 0, pages: 2, bytes: report['bytes'] },
    ...{ credits: [], notFound: [], problems: [] },
  });
  expect(boxes(file, 'MediaBox')).toEqual([
    [0, 0, 210, 297],
    [0, 0, 210, 297],
  ]);
  expect(run('pdffonts', file).trim().split('\n').slice(2)).toEqual([]);
  run('qpdf', '--check', file);
  const isDark = (page: number) => {
    const colour = pixels(file, page, 20);
    return (x: number, y: number) => (colour(x, y)[0] ?? 255) < 128;
  };
  const [front, back] = [isDark(1), isDark(2)];
  const rule = 297 / 2 + 88;
  expect([54.8, 55.2, 154.8, 155.2].map((x) => front(x, rule))).toEqual([false, true, true, false]);
  const onScale = 297 / 2 - 64 + 2 + 4;
  expect([105.8, 106, 106.2].map((x) => back(x, onScale))).toEqual([false, true, false]);
});

it('explains its use, and needs a name that ends in .pdf', async () => {
  const { code, out } = await runStudio(['print', sample, '--to', file, '--as', 'calibration']);
  expect([code, out.includes('against the light')]).toEqual([0, true]);
  expect((await runStudio(['print', sample, '--to', path.join(folder, 'sheet.zip'), '--as', 'calibration'])).code).toBe(
    2,
  );
});
