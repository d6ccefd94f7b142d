import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { boxes, pixels, run } from '../../cli/printed-file.ts';
import { reportOf } from '../../cli/run-studio.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'studio-print-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('an act is turned to the size of all cards, with its second side as its back, to their very edges', async () => {
  const deck = path.join(folder, 'deck.pdf');
  const { pages } = await reportOf(
    ...['print', 'sample-content/tide-bell', '--to', deck, '--as', 'deck'],
    ...['--select', 'C1,E01', '--copies', 'one'],
  );
  expect([pages, boxes(deck, 'TrimBox')]).toEqual([4, Array.from({ length: 4 }, () => [4, 4, 63.5, 88.9])]);
  expect(run('pdfimages', '-list', deck).trim().split('\n').slice(2)).toEqual([]);
  const [act, behind] = [1, 2].map((page) => run('pdftotext', '-f', `${page}`, '-l', `${page}`, '-raw', deck, '-'));
  expect([act?.includes('1a'), behind?.includes('1b')]).toEqual([true, true]);
  // The left third of an act is the upper third of the page; at its foot is the colour of acts
  const [green, paper] = [
    [47, 82, 48],
    [246, 244, 234],
  ];
  const [face, back] = [pixels(deck, 1, 8), pixels(deck, 2, 8)];
  expect([face(0.3, 20), back(0.3, 20), face(0.3, 96.5), face(71.2, 60)]).toEqual([green, green, paper, paper]);
});
