import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '#authoring/project/paper/print-kinds.ts';
import { faceLanguages, facesOf } from '#authoring/tools/faces/faces-of.ts';
import { finestProblems } from '#authoring/tools/print/finest-problems.ts';
import { withPrintPage } from '#host/browser/with-print-page.ts';
import { loadProject, measureFaces } from '#host/faces/measure-faces.ts';
import { listOwnParts } from '#host/faces/parts-of.ts';
import { checkProject } from '#host/reports/check-project.ts';
import { runStudio } from '../../cli/run-studio.ts';
import { rows } from '../../matrix.ts';
import { unpackablePng } from '../../pictures/made-pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-faces-'));
  await cp('sample-content', folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Found {
  readonly code: string;
  readonly file: string;
  readonly data: Record<string, unknown>;
}

async function toldOf(project: string): Promise<readonly Found[]> {
  const { out } = await runStudio(['check', project, '--faces', '--json']);
  const { problems } = JSON.parse(out) as { readonly problems: readonly Found[] };
  return problems
    .filter(({ code }) => /^(FIT|GLY|PIC)/.test(code))
    .map(({ code, file, data }) => ({ code, file, data }));
}

async function rewrite(file: string, ...edits: readonly (readonly [from: string, to: string])[]): Promise<void> {
  const place = path.join(folder, file);
  let text = await readFile(place, 'utf8');
  for (const [from, to] of edits) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  await writeFile(place, text);
}

/** A project's own texts of printed parts other than cards, in all its languages. */
const besideCards: Readonly<Record<string, number>> = {
  // In each language 6 scenarios, 3 pages of reference, a mat and its halves, 6 kinds of tokens and 4 PCs
  'tokyo-site-seeing': 2 * 22,
  // Reference and tokens, which belong to no document, and a scenario
  'tokyo-bay': 2 * 10,
};

describe('everything that ships fits in print', () => {
  const samples = readdirSync('sample-content');
  it.each(rows(samples, [samples.indexOf('tokyo-site-seeing')]))(
    '%s: every text fits in every language, every glyph has a font, and nothing on a face is too small or too close to the cut',
    async (name) => {
      const { diagnosis, pictures } = await checkProject(path.join('sample-content', name));
      const { documents, project } = diagnosis;
      const languages = faceLanguages(documents);
      const looked = await withPrintPage(new AbortController().signal, pictures, async (page) => {
        const faces = facesOf(project.documents, await loadProject(page, diagnosis), languages);
        const parts = await listOwnParts(page, diagnosis, languages.all);
        return await measureFaces(page, diagnosis, { faces, parts }, () => {}, true);
      });
      if (looked.kind !== 'measured') throw new Error(looked.kind);
      const { problems, faces, finest, parts } = looked;
      expect(problems).toEqual([]);
      expect([finest.length - parts, parts]).toEqual([faces, besideCards[name] ?? parts]);
      const onFaces = finest.filter(({ front }) => front.part === CARDS);
      const looksOf = onFaces.map(({ front, finest: its }) => ({ ...front, finest: its, width: 0, height: 0 }));
      expect(finestProblems(looksOf, { as: 'deck', paper: 'a4', shop: null })).toEqual([]);
    },
  );
});

describe('measuring faces', () => {
  it('with overflow, missing glyphs or an undrawable picture are reported at their text, in Japanese and English', async () => {
    const long = 'Very long words that say nothing at all. '.repeat(12);
    await rewrite(
      'tokyo-site-seeing/cards/weapons.json',
      ['"曲がった標識"', '"曲がった標識と折れた電柱と倒れた自動販売機と壊れた信号機"'],
      ['"敵1体に物理ダメージ2点。"', '"敵1体に물物理ダメージ2点。"'],
      ['"rarity"', '"art": { "file": "assets/w-01.png" }, "rarity"'],
    );
    await mkdir(path.join(folder, 'tokyo-site-seeing/assets'));
    await writeFile(path.join(folder, 'tokyo-site-seeing/assets/w-01.png'), unpackablePng(900, 720));
    await rewrite('tokyo-site-seeing/l10n/en/cards/weapons.json', ['"2 physical damage to one', `"${long}to one`]);
    expect(await toldOf(path.join(folder, 'tokyo-site-seeing'))).toEqual([
      {
        code: 'FIT001',
        file: 'cards/weapons.json',
        data: { id: 'W-01', locale: 'ja', part: 'name', millimetres: expect.any(Number) as number },
      },
      { code: 'GLY001', file: 'cards/weapons.json', data: { id: 'W-01', locale: 'ja', letters: ['물'] } },
      {
        code: 'FIT001',
        file: 'l10n/en/cards/weapons.json',
        data: {
          ...{ id: 'W-01', locale: 'en', key: 'W-01/effects/attack/text', part: 'text' },
          millimetres: expect.any(Number) as number,
        },
      },
      { code: 'PIC009', file: 'cards/weapons.json', data: { file: 'assets/w-01.png', how: 'undrawable' } },
    ]);
  });

  it('of a language package reports at its translations; a warning fails on request', async () => {
    const file = 'l10n/de/scenarios/S03-a-town-that-cannot-say-good-night/cards.json';
    const long = 'Gähnt einer, gähnen alle. '.repeat(12);
    await rewrite(`translation-practice/${file}`, ['"Gähnt einer, gähnen alle. Auch am Telefon."', `"${long}."`]);
    const project = path.join(folder, 'translation-practice');
    const { code, out } = await runStudio(['check', project, '--faces', '--strict', '--locale', 'ja']);
    const lines = out.split('\n').filter((line) => line.includes('FIT001'));
    expect([code, lines]).toEqual([
      1,
      [
        expect.stringMatching(
          /de\/scenarios\/S03-\S+:11:29 警告 FIT001 「SC03-02」（de）の文は、面に入りません。[\d.]+ミリ足りません。/,
        ),
      ],
    ]);
  });

  it('without a browser reports how to get one, and nothing else', async () => {
    const before = process.env['STUDIO_CHROMIUM'];
    process.env['STUDIO_CHROMIUM'] = '/no/such/browser';
    try {
      const { code, out } = await runStudio(['check', 'sample-content/tokyo-site-seeing', '--faces', '--json']);
      expect([code, JSON.parse(out)]).toMatchObject([2, { error: { code: 'ARG037' } }]);
    } finally {
      if (before === undefined) delete process.env['STUDIO_CHROMIUM'];
      else process.env['STUDIO_CHROMIUM'] = before;
    }
  });

  it('stops when its caller cancels it', async () => {
    const stop = AbortSignal.abort();
    expect((await runStudio(['check', 'sample-content/tokyo-site-seeing', '--faces'], [], stop)).code).toBe(130);
  });
});
