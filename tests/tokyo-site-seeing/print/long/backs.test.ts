import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pixels } from '../../../cli/printed-file.ts';
import { reportOf } from '../../../cli/run-studio.ts';
import { pngOf } from '../../../pictures/made-pictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'studio-backs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => path.join(folder, name);
const [blue, green] = [
  [20, 60, 180],
  [20, 160, 60],
];

beforeAll(() => {
  cpSync('sample-content/tokyo-site-seeing', at('project'), { recursive: true });
  mkdirSync(at('project/assets/en'), { recursive: true });
  const size = { width: 900, height: 1200 };
  writeFileSync(at('project/assets/back.png'), pngOf(900, 1200, size, blue));
  writeFileSync(at('project/assets/en/back.png'), pngOf(900, 1200, size, green));
  const studio = at('project/studio.json');
  const backs = '"backs": { "weapon": { "file": "assets/back.png", "credit": "Somebody" } },\n  "settings"';
  writeFileSync(studio, readFileSync(studio, 'utf8').replace('"settings"', backs));
});

const print = (to: string, ...words: readonly string[]) =>
  reportOf('print', at('project'), '--to', at(to), '--copies', 'one', '--locale', 'ja,en', ...words);

it('is behind each card of its pile to the very edges, in the language of its face, and others are drawn', async () => {
  const { pages, problems, credits } = await print('deck.pdf', '--as', 'deck', '--select', 'W-01,T-01');
  expect([pages, (problems as readonly { code: string }[]).map(({ code }) => code), credits]).toEqual([
    8,
    [],
    [{ credit: 'Somebody', files: ['assets/back.png'] }],
  ]);
  const edges = [1, 2, 3, 4, 5, 6, 7, 8].map((page) => {
    const colour = pixels(at('deck.pdf'), page, 8);
    return [colour(0.4, 0.4), colour(70.5, 95.5), colour(35, 50)].every((one) => String(one) === String(blue))
      ? 'blue'
      : [colour(0.4, 0.4), colour(70.5, 95.5), colour(35, 50)].every((one) => String(one) === String(green))
        ? 'green'
        : '';
  });
  expect(edges.filter((one) => one !== '')).toEqual(['blue', 'green']);
  expect([edges.indexOf('blue') % 2, edges.indexOf('green') % 2]).toEqual([1, 1]);
});

it('is one more file for pictures and virtual tables in a language with its own', async () => {
  await print('png.zip', '--as', 'png', '--select', 'W-01,T-01');
  const pictures = unzipSync(readFileSync(at('png.zip')));
  expect(Object.keys(pictures).filter((name) => name.startsWith('backs/'))).toEqual([
    ...['backs/trouble.png', 'backs/weapon.png', 'backs/en/weapon.png'],
  ]);
  expect(Buffer.from(pictures['cards.csv'] ?? []).toString()).toContain('en/weapon/W-01.png,backs/en/weapon.png,1\r\n');
  await print('tts.zip', '--as', 'tts', '--select', 'W-01');
  const table = unzipSync(readFileSync(at('tts.zip')));
  expect(Object.keys(table).filter((name) => name.startsWith('back-'))).toEqual([
    ...['back-weapon.png', 'back-weapon-en.png'],
  ]);
  const saved = Buffer.from(table['saved-object.json'] ?? []).toString();
  expect(saved.indexOf('back-weapon-en.png') > saved.indexOf('back-weapon.png')).toBe(true);
});
