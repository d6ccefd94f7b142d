import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pixels, run } from '../../cli/printed-file.ts';
import { reportOf, runStudio } from '../../cli/run-studio.ts';
import { jpegOf, pngOf, unpackablePng } from '../../pictures/made-pictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'studio-evil-pictures-'));
const at = (name: string) => path.join(folder, name);
let asked = 0;
let server: Server;
let elsewhere = '';

const truncated = jpegOf(900, 720).subarray(0, -2);
const svg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("${elsewhere}")</script><image href="${elsewhere}"/></svg>`;

/** For each picture: its bytes (null: not a file of the project), its name, and what is reported. */
const table: readonly (readonly [
  what: string,
  holds: () => Buffer | string | null,
  file: () => string,
  told: string,
])[] = [
  ['an SVG with a script and an address', svg, () => 'assets/a.svg', 'PIC008'],
  ['the same that calls itself PNG', svg, () => 'assets/b.png', 'PIC006'],
  ['no bytes', () => '', () => 'assets/c.png', 'PIC006'],
  ['a JPEG that calls itself PNG', () => jpegOf(900, 720), () => 'assets/d.png', 'PIC006'],
  ['a bomb', () => pngOf(1, 1, { width: 60_000, height: 60_000 }), () => 'assets/e.png', 'PIC005'],
  ['a JPEG that ends too early', () => truncated, () => 'assets/f.jpg', 'PIC009'],
  ['a PNG whose data is none', () => unpackablePng(900, 720), () => 'assets/g.png', 'PIC009'],
  ['a JPEG whose data is none', () => jpegOf(900, 720), () => 'assets/h.jpg', 'PIC009'],
  ['an address elsewhere', () => null, () => elsewhere, 'PIC007'],
  ['a way out of the folder', () => null, () => '../out.png', 'PIC007'],
];
const ids = ['W-01', 'W-05', 'W-09', 'W-13', 'W-17', 'W-20', 'W-23', 'W-26', 'W-28', 'W-30'];

beforeAll(async () => {
  server = createServer((_, reply) => {
    asked += 1;
    reply.end();
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`;
  cpSync('sample-content/tokyo-site-seeing', at('plain'), { recursive: true });
  cpSync(at('plain'), at('evil'), { recursive: true });
  mkdirSync(at('evil/assets'));
  writeFileSync(at('out.png'), pngOf(900, 720));
  for (const [, holds, file] of table) {
    const bytes = holds();
    if (bytes !== null) writeFileSync(path.join(at('evil'), file()), bytes);
  }
  const weapons = at('evil/cards/weapons.json');
  const document = JSON.parse(readFileSync(weapons, 'utf8')) as { cards: { id: string; art?: object }[] };
  for (const card of document.cards) {
    const row = table[ids.indexOf(card.id)];
    if (row !== undefined) card.art = { file: row[2]() };
  }
  writeFileSync(weapons, JSON.stringify(document, null, 2));
});
afterAll(async () => {
  await new Promise((closed) => void server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

interface Told {
  readonly code: string;
  readonly severity: string;
  readonly data: { readonly file: string };
}
const toldOf = (report: object): readonly string[] =>
  (report as { readonly problems: readonly Told[] }).problems.map(
    ({ code, severity, data }) => `${code} ${severity} ${data.file}`,
  );

const words = ['--as', 'deck', '--select', ids.join(','), '--copies', 'one', '--language', 'ja'];

it('are each reported and replaced by a figure of the game, without any request leaving the machine', async () => {
  const evil = await reportOf('print', at('evil'), '--to', at('evil.pdf'), ...words);
  await reportOf('print', at('plain'), '--to', at('plain.pdf'), ...words);
  expect(toldOf(evil)).toEqual(table.map(([, , file, told]) => `${told} warning ${file()}`));
  expect(run('pdfimages', '-list', at('evil.pdf')).trim().split('\n').slice(2)).toEqual([]);
  for (const page of ids.keys()) {
    const [drawn, plain] = ['evil.pdf', 'plain.pdf'].map((name) => pixels(at(name), page + 1, 4));
    const places = Array.from(
      { length: 20 },
      (_, index) => [12 + (index % 5) * 11, 12 + Math.floor(index / 5) * 8] as const,
    );
    expect(places.map(([x, y]) => drawn?.(x, y))).toEqual(places.map(([x, y]) => plain?.(x, y)));
  }
  expect(asked).toBe(0);
});

it('prevent a shop from getting another picture than was meant', async () => {
  const asked = ['--as', 'png', '--shop', 'tgc', '--select', 'W-23', '--json'];
  const { code, out } = await runStudio(['print', at('evil'), '--to', at('none.zip'), ...asked]);
  expect([code, toldOf(JSON.parse(out))]).toEqual([1, ['PIC009 error assets/g.png']]);
});
