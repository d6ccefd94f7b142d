import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { boxes, run } from '../../../cli/printed-file.ts';
import { reportOf, runStudio } from '../../../cli/run-studio.ts';

const sample = 'sample-content/tokyo-site-seeing';
const folder = mkdtempSync(path.join(tmpdir(), 'studio-sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => path.join(folder, name);
const print = (project: string, to: string, ...words: readonly string[]) =>
  reportOf('print', project, '--to', at(to), '--parts', 'scenario', ...words);
const textOf = (file: string, page: number) =>
  run('pdftotext', '-raw', '-f', `${page}`, '-l', `${page}`, at(file), '-').replaceAll(/\s/g, '');

describe('scenario sheets', () => {
  it('exist for each scenario in each language, cut to A5 from A4, with everything large enough and fitting', async () => {
    const { designs, cards, pages, problems } = await print(sample, 'all.pdf', '--as', 'deck', '--locale', 'ja,en');
    expect([designs, cards, pages, problems]).toEqual([6, 12, 12, []]);
    expect(boxes(at('all.pdf'), 'TrimBox')).toEqual(Array.from({ length: 12 }, () => [4, 4, 148, 210]));
    run('qpdf', '--check', at('all.pdf'));
    const fonts = run('pdffonts', at('all.pdf')).trim().split('\n').slice(2);
    expect(fonts.filter((font) => !/ CID TrueType .* yes +yes +yes /.test(font))).toEqual([]);
    expect(run('pdfimages', '-list', at('all.pdf')).trim().split('\n').slice(2)).toEqual([]);
    const titles = [textOf('all.pdf', 1), textOf('all.pdf', 7)];
    expect([titles[0]?.includes('観光'), titles[1]?.includes('TheTourWithoutaLastStop')]).toEqual([true, true]);
  });

  it('have the contents of their document: instructions, piles, rewards with their ends, and the rank table with its limits', async () => {
    cpSync(sample, at('project'), { recursive: true });
    const file = at('project/scenarios/S01-house-off-the-map/scenario.json');
    const written = JSON.parse(readFileSync(file, 'utf8'));
    written.ranks = [{ rank: 'S', upTo: 17 }, { rank: 'A', upTo: 23 }, { rank: 'B' }];
    written.setup[0].text = '夕方の五時まで待つ。';
    written.progressTravels = true;
    writeFileSync(file, JSON.stringify(written));
    const { pages } = await print(at('project'), 'one.pdf', '--as', 'sheets', '--select', 'S01');
    expect([pages, boxes(at('one.pdf'), 'MediaBox')]).toEqual([1, [[0, 0, 210, 297]]]);
    const text = textOf('one.pdf', 1);
    const said = ['S17以下', 'A23以下', 'B24以上', '夕方の五時まで待つ。', 'SC01-01〜SC01-04（4枚）', 'SC01-GX'];
    const rules = ['【シナリオクリア】', '進行トークンはカードと共に動く。', '敗北は、シナリオが定める条件か'];
    expect([...said, ...rules].filter((one) => !text.includes(one))).toEqual([]);
  });

  it('that do not fit are reported, with the excess', async () => {
    const file = at('project/scenarios/S01-house-off-the-map/scenario.json');
    const written = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...written, intro: '長い話。'.repeat(300) }));
    const { problems } = await print(at('project'), 'long.pdf', '--as', 'sheets', '--select', 'S01');
    const [found, ...others] = problems as readonly { readonly code: string; readonly data: object }[];
    expect([others, found?.code, found?.data]).toEqual([
      [],
      'PRT011',
      { id: 'S01', locale: 'ja', millimetres: expect.stringMatching(/^\d{2,3}(\.\d)?$/) },
    ]);
  });

  it('are printed with cards only on request, and an unprintable part is refused by name', async () => {
    const { designs } = await reportOf('print', sample, '--to', at('none.pdf'), '--as', 'deck', '--select', 'W-01');
    expect(designs).toBe(1);
    const refused = async (...words: readonly string[]) => {
      const { code, out } = await runStudio(['print', ...words, '--to', at('no.pdf'), '--as', 'deck', '--json']);
      return [code, (JSON.parse(out) as { error: { code: string } }).error.code];
    };
    expect(await refused(sample, '--parts', 'cards,poster')).toEqual([2, 'ARG004']);
    expect(await refused(sample, '--parts', 'scenario', '--select', 'W-01')).toEqual([2, 'ARG039']);
  });
});
