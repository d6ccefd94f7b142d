import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { arkhamHorrorLcg } from '#engine/systems/arkham-horror-lcg/system.ts';
import { tableParts } from '#renderer/tables/arkham-horror-lcg/parts.tsx';
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

it('the table draws the parts that the game declares', () => {
  expect(tableParts.map(({ id, name }) => ({ id, name }))).toEqual(arkhamHorrorLcg.printedParts);
});

it('a reference card has two levels on each side, and tokens are enough for each bag', async () => {
  const sheet = path.join(folder, 'parts.pdf');
  const print = (parts: string) =>
    reportOf('print', 'sample-content/tide-bell', '--to', sheet, '--as', 'deck', '--parts', parts, '--language', 'en');
  const { pages, problems } = await print('reference');
  const said = [1, 2].map((page) => run('pdftotext', '-f', `${page}`, '-l', `${page}`, '-raw', sheet, '-'));
  expect([pages, problems, boxes(sheet, 'TrimBox')[0]]).toEqual([2, [], [4, 4, 63.5, 88.9]]);
  expect(said.map((text) => /Easy · Standard|Hard · Expert/.exec(text)?.[0])).toEqual([
    'Easy · Standard',
    'Hard · Expert',
  ]);
  // 148 of the box; of each kind of the bag what the level with most of it has
  expect(await print('tokens')).toMatchObject({ designs: 23, cards: 172, problems: [] });
});
