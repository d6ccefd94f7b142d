import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { boxes, pixels, run } from '../../cli/printed-file.ts';
import { reportOf, runStudio } from '../../cli/run-studio.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'studio-print-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('action cards are 63 × 44 mm, and face and back have the two colours of their deck to their very edges', async () => {
  const deck = path.join(folder, 'deck.pdf');
  const { pages } = await reportOf(
    'print',
    'sample-content/tokyo-metro',
    '--to',
    deck,
    '--as',
    'deck',
    '--select',
    'B-11',
  );
  expect([pages, boxes(deck, 'TrimBox')]).toEqual([
    2,
    [
      [4, 4, 63, 44],
      [4, 4, 63, 44],
    ],
  ]);
  expect(run('pdfimages', '-list', deck).trim().split('\n').slice(2)).toEqual([]);
  const [grey, lightBlue] = [
    [124, 130, 140],
    [127, 191, 224],
  ];
  const [face, back] = [pixels(deck, 1, 8), pixels(deck, 2, 8)];
  expect([face(0.3, 2), face(0.3, 51), back(0.3, 2), back(70.6, 51)]).toEqual([grey, lightBlue, grey, lightBlue]);
});

it('a game that prints only cards refuses other parts, and lists the possible ones', async () => {
  const { code, out } = await runStudio([
    ...['print', 'sample-content/tokyo-metro', '--to', path.join(folder, 'no.pdf'), '--as', 'deck'],
    ...['--parts', 'mat', '--json'],
  ]);
  const { error } = JSON.parse(out) as { error: { code: string; message: { en: string } } };
  expect([code, error.code, error.message.en]).toEqual([2, 'ARG004', '--parts cannot be "mat". Give cards.']);
});
