import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkProject } from '#host/reports/check-project.ts';
import { actions, board, find, log, play, runCommand, startGame, writeOver } from '../../stories/desk.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

// From an empty folder to a resolution: a scenario with three locations, an act, an agenda, and an enemy with a forced
// text, by the questions, the form and the JSON.

let studio: Studio;
let page: Page;
beforeAll(async () => {
  studio = await openStudio(
    { viewport: { width: 1440, height: 900 } },
    {
      prepare: async (folder) => {
        await rm(folder, { recursive: true });
        await mkdir(folder);
      },
      until: (opened) => opened.getByRole('heading', { level: 1, name: /^物語を書いて、/ }).waitFor(),
    },
  );
  page = studio.page;
});
afterAll(() => studio?.close());

const dialog = () => page.getByRole('dialog', { name: '新しく作る' });

async function make(kind: string, name: string, type?: string, keys = 'Control+Enter'): Promise<void> {
  await page.keyboard.press('Control+Alt+N');
  await dialog().getByRole('radio', { name: kind, exact: true }).check();
  if (type !== undefined) await dialog().getByRole('option', { name: type, exact: true }).click();
  await dialog().getByRole('textbox', { name: '何という名前ですか' }).fill(name);
  await dialog().getByText('検査：誤りも警告もありません').waitFor();
  await page.keyboard.press(keys);
  await dialog().waitFor({ state: 'detached' });
}

interface Cards {
  readonly cards: readonly { readonly type: string; readonly name: string; readonly health?: number }[];
}
async function enemy(): Promise<Cards['cards'][number] | undefined> {
  const text = await readFile(path.join(studio.folder, 'scenarios/S02-scenario/cards.json'), 'utf8');
  return (JSON.parse(text) as Cards).cards.find(({ type }) => type === 'enemy');
}

const howls =
  '1, "abilities": [{ "id": "howl", "kind": "forced", "when": { "op": "after", "what": "enter", "of": { "op": "thisCard" } }, "do": [{ "op": "placeDoom", "on": { "op": "currentAgenda" }, "amount": 1 }], "text": "このカードが場に出た後、現在のアジェンダに破滅1を置く。" }]';

describe.sequential('an author of a scenario of Arkham Horror', () => {
  it('starts in an empty folder, and has a scenario with a map that can be played', async () => {
    await page.getByRole('radio', { name: /アーカム/ }).check();
    await page.getByRole('radio', { name: /探索者（デッキ付き）/ }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('list', { name: '新しく作る' }).getByRole('button').first().waitFor();
    await page.keyboard.press('Control+3');
    await actions(page).getByRole('button').first().waitFor();
    await make('シナリオ', '灯台', undefined, 'Control+Shift+Enter');
    await make('カード', '螺旋階段', '場所');
    await make('カード', '灯室', '場所');
    const map = board(page);
    await expect.poll(() => map.innerText()).toContain('螺旋階段、未公開、入口の広間へ行ける');
    await expect.poll(() => map.innerText()).toContain('灯室、未公開、入口の広間へ行ける');
    await expect.poll(() => seriousOn(studio)).toEqual([]);
  });

  it('gives an enemy its health in the form, and a forced text in the JSON', async () => {
    await make('カード', '霧笛の影', '敵');
    await page.keyboard.press('Control+L');
    const health = page.getByRole('region', { name: 'フォーム' }).getByRole('textbox', { name: '体力' });
    await health.fill('3');
    await health.press('Tab');
    await page.keyboard.press('Control+L');
    await find(page, '"a": { "clues"');
    await writeOver(page, ['"a": { "clues"'], '2', '3');
    await find(page, '"horror": 1');
    await writeOver(page, ['"horror": 1'], '1', howls);
    await page.keyboard.press('Control+Alt+S');
    await expect.poll(enemy).toMatchObject({ name: '霧笛の影', health: 3, abilities: [{ id: 'howl' }] });
  });

  it('and plays it to a resolution, in which the forced text takes effect', async () => {
    await page.keyboard.press('Alt+3');
    await startGame(page);
    await runCommand(page, '自動で最後まで進める', '最後まで進める');
    await expect.poll(() => play(page).innerText()).toMatch(/ゲームが終わりました。結末[12]。/);
    await expect
      .poll(() => log(page).innerText())
      .toMatch(/霧笛の影が場に出た[\s\S]{0,80}?迫る刻限に破滅が1個置かれた/);
    const { report } = await checkProject(studio.folder);
    expect(report.problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });
});
