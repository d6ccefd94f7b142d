import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { proofOf } from '#authoring/tools/translations/proof/proof.ts';
import { proofPage } from '#authoring/tools/translations/proof/proof-page.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { runStudio } from '../../cli/run-studio.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'proof-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function proofIn(sample: string, locale: string) {
  const { files } = await readProject(path.join('sample-content', sample));
  return proofOf(diagnose(files, hostedSystems), locale);
}

it('in the source language each text appears once, by file and by card with its name and reading', async () => {
  const proof = await proofIn('tokyo-site-seeing', 'ja');
  const weapons = proof.files.find((one) => one.path === 'cards/weapons.json');
  const { texts, ...card } = weapons?.entries.find(({ id }) => id === 'W-05') ?? { texts: [] };
  expect(card).toEqual({ id: 'W-05', name: '改造ガス銃', reading: 'かいぞうがすじゅう', translated: '' });
  expect(texts.map(({ key, part, target }) => [key, part?.ja, target])).toContainEqual(['W-05/name', '名前', null]);
});

it('in another language each text appears next to its translation and its state', async () => {
  const proof = await proofIn('tokyo-site-seeing', 'en');
  const texts = proof.files.flatMap(({ entries }) => entries.flatMap((one) => one.texts));
  expect(texts.find(({ key }) => key === 'W-05/name')).toMatchObject({
    source: '改造ガス銃',
    target: { state: 'reviewed', note: '' },
  });
});

it('a card has its translated name as heading, and the questions and notes on its texts', async () => {
  const question = { ask: 'Whose gun?', answer: 'Nobody’s.' };
  const { files } = await readProject('sample-content/tokyo-site-seeing');
  const asked = files.map((file) => {
    if (!('text' in file) || !file.path.endsWith('cards/weapons.json')) return file;
    const document = JSON.parse(file.text);
    if (file.path === 'cards/weapons.json')
      document.cards = document.cards.map((card: { id: string }) =>
        card.id === 'W-05' ? { ...card, note: 'A toy' } : card,
      );
    else document.questions = { 'W-05/name': question };
    return { ...file, text: JSON.stringify(document) };
  });
  const entries = proofOf(diagnose(asked, hostedSystems), 'en').files.flatMap((file) => file.entries);
  const { translated, texts } = entries.find(({ id }) => id === 'W-05') ?? { translated: '', texts: [] };
  const { designNote, target } = texts.find(({ key }) => key === 'W-05/name') ?? {};
  expect([translated, designNote, target?.question]).toEqual(['Tuned Gas Gun', 'A toy', question]);
});

it('references to names appear as they are printed', async () => {
  const { files } = await readProject('sample-content/tokyo-site-seeing');
  const referring = files.map((file) =>
    file.path === 'cards/weapons.json' && 'text' in file
      ? { ...file, text: file.text.replace('敵1体に物理ダメージ2点。', '{W-05}で敵1体に物理ダメージ2点。') }
      : file,
  );
  const proof = proofOf(diagnose(referring, hostedSystems), 'ja');
  const texts = proof.files.flatMap(({ entries }) => entries.flatMap((one) => one.texts));
  const said = texts.find(({ key }) => key === 'W-01/effects/attack/text')?.source;
  expect(said).toBe('改造ガス銃で敵1体に物理ダメージ2点。');
});

it('only own texts of a project with requirements appear', async () => {
  const own = await proofIn('tokyo-bay', 'ja');
  expect(own.files.flatMap(({ entries }) => entries.map(({ id }) => id))).not.toContain('W-05');
});

it('a page has no script, and texts are escaped', () => {
  const hostile = '<script>x</script>&"';
  const page = proofPage(
    {
      ...{ title: hostile, sourceLocale: 'ja', locale: 'en' },
      files: [
        {
          path: hostile,
          entries: [
            {
              ...{ id: hostile, name: hostile, reading: hostile, translated: hostile },
              texts: [
                {
                  ...{ key: 'k', part: null, source: hostile, designNote: hostile },
                  target: {
                    ...{ text: hostile, state: 'draft', note: hostile, reading: hostile },
                    question: { ask: hostile, answer: hostile },
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    'en',
  );
  expect(page).not.toMatch(/<script|<b[ >]/);
  expect(page.match(/&lt;script&gt;x&lt;\/script&gt;&amp;/g)).toHaveLength(15);
});

it('studio l10n proof writes it, and reports its contents', async () => {
  const to = path.join(folder, 'proof.html');
  const project = 'sample-content/tokyo-site-seeing';
  const { code, out } = await runStudio(['l10n', 'proof', project, '--language', 'en', '--to', to, '--json']);
  const page = await readFile(to, 'utf8');
  expect([code, JSON.parse(out).bytes, JSON.parse(out).locale]).toEqual([0, Buffer.byteLength(page), 'en']);
  const wrong = await runStudio(['l10n', 'proof', project, '--to', path.join(folder, 'proof.pdf')]);
  expect(wrong.code).toBe(2);
});
