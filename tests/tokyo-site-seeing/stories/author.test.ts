import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkProject } from '#host/reports/check-project.ts';
import { sharedChromium } from '../../stories/chromium.ts';
import {
  actions,
  editor,
  explorer,
  face,
  hasFocus,
  type InputMethod,
  idle,
  inputMethod,
  openSetUp,
  play,
  runCommand,
  statusBar,
  stepBack,
  tabTo,
} from '../../stories/desk.ts';
import { misfits, seenWhole } from '../../stories/fits.ts';
import { seriousOn } from '../../stories/serious.ts';
import { openPage, openStudio, type Studio } from '../../stories/studio.ts';

// From an empty folder to a cleared scenario of four cards, a card, an override and a playtest: by keyboard and an
// input method alone; and again on a small screen, and zoomed in. No file is edited by hand.

let studio: Studio;
let page: Page;
let ime: InputMethod;
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
  ime = await inputMethod(page);
});
afterAll(() => studio?.close());

const dialog = () => page.getByRole('dialog', { name: '新しく作る' });
const preview = () => dialog().getByRole('region', { name: 'できるもの' });
const text = (name: string, around: Page | Locator = dialog()) => around.getByRole('textbox', { name });

/** Types into a field like an input method: kana first, then the conversion. */
async function compose(field: Locator, kana: string, written: string): Promise<void> {
  await tabTo(field);
  await page.keyboard.press('Control+a');
  for (const end of [1, kana.length]) {
    await ime.compose(kana.slice(0, end));
  }
  await ime.commit(written);
  await expect.poll(() => field.inputValue()).toBe(written);
}

async function begin(kind: string): Promise<void> {
  await page.keyboard.press('Control+Alt+N');
  const wanted = dialog().getByRole('radio', { name: kind, exact: true });
  await wanted.waitFor();
  await page.keyboard.press((await wanted.locator('xpath=..').getAttribute('data-key')) ?? '');
  await expect.poll(() => wanted.isChecked()).toBe(true);
}

async function choose(question: string, key: string, chosen: string): Promise<void> {
  const group = dialog().getByRole('group', { name: question });
  await tabTo(group.getByRole('radio', { checked: true }));
  await page.keyboard.press(key);
  await expect.poll(() => group.getByRole('radio', { name: chosen }).isChecked()).toBe(true);
}

async function make(keys: 'Control+Enter' | 'Control+Shift+Enter'): Promise<void> {
  await dialog().getByText('検査：誤りも警告もありません').waitFor();
  await expect.poll(() => preview().getAttribute('aria-busy')).toBe('false');
  await page.keyboard.press(keys);
  await dialog().waitFor({ state: 'detached' });
}

const read = async (file: string) => JSON.parse(await readFile(path.join(studio.folder, file), 'utf8')) as Entries;
interface Entries {
  readonly cards: readonly { readonly id: string; readonly name: string; readonly overrides?: string }[];
  readonly [key: string]: unknown;
}
const idsIn = async (file: string) => (await read(file)).cards.map(({ id }) => id);
const isThere = (file: string) => stat(path.join(studio.folder, file)).then(Boolean, () => false);

describe.sequential('an author starts', () => {
  it('with a project in the empty folder', async () => {
    await page.getByText('このフォルダーは空です。ここに新しいプロジェクトを作れます。').waitFor();
    await compose(text('タイトルは何ですか', page), 'わたしのまち', 'わたしの街');
    await page.getByText('検査：誤りも警告もありません').waitFor();
    await expect.poll(() => seriousOn(studio)).toEqual([]);
    await expect.poll(() => readdir(studio.folder)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    const first = page.getByRole('list', { name: '新しく作る' }).getByRole('button');
    await first.first().waitFor();
    await expect.poll(async () => (await read('studio.json'))['title']).toBe('わたしの街');
    await expect.poll(() => page.getByText('まだ、何も書かれていません。').count()).toBe(1);
    await expect.poll(() => first.first().evaluate(hasFocus)).toBe(true);
  });

  it.each([
    [1440, 900],
    [1280, 800],
    [1024, 640],
    [720, 450],
  ])('in which all that can be made is seen whole at %i × %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    const first = page.getByRole('list', { name: '新しく作る' }).getByRole('button');
    await expect.poll(async () => (await seenWhole(first)) === (await first.count())).toBe(true);
    await expect.poll(() => misfits(page)).toEqual([]);
    if (width === 720) await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('and finds it again at the same address in another browser: the same tree, and a playable game', async () => {
    const complaints: string[] = [];
    const other = await openPage(await sharedChromium(), studio.address, complaints, {}, idle);
    const tree = (one: Page) => explorer(one).getByRole('treeitem').allInnerTexts();
    await expect.poll(() => tree(other)).toEqual(await tree(page));
    await expect.poll(() => statusBar(other).innerText()).toMatch(/[1-9]\d*ファイルを検査|[1-9]\d* ファイルを検査/);
    await other.keyboard.press('Control+3');
    await actions(other).getByRole('button').first().click();
    await expect.poll(() => stepBack(other).isEnabled()).toBe(true);
    expect(complaints).toEqual([]);
    await other.context().close();
  });

  it('with a scenario of four cards: faces, files and a won game are shown next to the questions', async () => {
    await begin('シナリオ');
    await compose(text('何という名前ですか'), 'なつまつりのまいご', '夏祭りの迷子');
    await expect.poll(() => text('どう読みますか（かな）').inputValue()).toBe('なつまつりのまいご');
    await compose(text('はじめに何が起きますか'), 'ちょうちんがきえた', '提灯が消えた。');
    await choose('はじめのカードの舞台はどこですか', '3', 'シンジュク');
    await choose('どうすると先へ進みますか', '2', '敵を倒す');
    await expect.poll(() => dialog().getByRole('group', { name: 'どの能力の判定ですか' }).count()).toBe(0);
    await choose('どうなると負けですか', '1', 'ラウンドが過ぎる');
    await choose('何枚のシナリオカードにしますか', '2', '4枚');
    await expect.poll(() => dialog().locator('.card-face').first().innerText()).toContain('夏祭りの迷子');
    await expect
      .poll(() => preview().getByRole('list', { name: 'できるカード' }).getByRole('listitem').allInnerTexts())
      .toEqual([
        ...['SC20-01 第一章', 'SC20-02 第二章', 'SC20-03 第三章', 'SC20-04 終章'],
        ...['SC20-LT 残された時間', 'SC20-05 旅の記念'],
      ]);
    await preview().getByText('試しに1ゲーム（4人、シード1）：').waitFor();
    await expect.poll(() => preview().innerText()).toMatch(/ラウンド\d+で勝ち/);
    await expect.poll(() => misfits(page)).toEqual([]);
    await expect.poll(() => seriousOn(studio)).toEqual([]);
  });

  it('which is created with one key, played immediately, and cleared', async () => {
    await make('Control+Shift+Enter');
    await expect
      .poll(() => idsIn('scenarios/S20-natsumatsurinomaigo/cards.json'))
      .toEqual([...['SC20-01', 'SC20-02', 'SC20-03', 'SC20-04', 'SC20-LT']]);
    await actions(page).getByRole('button').first().waitFor();
    const box = await openSetUp(page);
    await expect
      .poll(() => box.getByRole('combobox').first().locator('option:checked').innerText())
      .toContain('夏祭りの迷子');
    await page.keyboard.press('Escape');
    await runCommand(page, '自動で最後まで進める', '最後まで進める');
    await expect.poll(() => play(page).innerText()).toContain('シナリオクリア');
  });

  it('with a card, which one undo removes and one redo restores', async () => {
    await begin('カード');
    await compose(text('何という名前ですか'), 'ちょうちん', '提灯');
    await make('Control+Enter');
    await expect.poll(() => face(page).or(editor(page)).first().innerText()).toContain('提灯');
    await expect.poll(() => isThere('cards/weapons.json')).toBe(true);
    await page.keyboard.press('Control+z');
    await page.getByText('元に戻しました：カードを作る').waitFor();
    await expect.poll(() => isThere('cards/weapons.json')).toBe(false);
    await page.keyboard.press('Control+Shift+z');
    await page.getByText('やり直しました：カードを作る').waitFor();
    await expect.poll(async () => (await read('cards/weapons.json')).cards.map(({ name }) => name)).toEqual(['提灯']);
  });

  it('with another, created by keys pressed before its preview is ready, and finished in the form alone', async () => {
    await begin('カード');
    await page.keyboard.press('Control+Enter');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => editor(page).innerText()).toContain('新しいカード');
    await page.keyboard.press('Control+L');
    const form = page.getByRole('region', { name: 'フォーム' });
    await tabTo(text('名前', form), 'Shift+Tab');
    await compose(text('名前', form), 'きえたちょうちん', '消えた提灯');
    await tabTo(text('購入コスト', form));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Alt+S');
    const written = async () => (await read('cards/weapons.json')).cards.map((one) => ({ ...one }));
    await expect.poll(written).toMatchObject([{ name: '提灯' }, { name: '消えた提灯', cost: 5 }]);
    await page.keyboard.press('Control+L');
  });

  it('with an override of a sample card, found by its number', async () => {
    await begin('カードの差し替え（MOD）');
    await tabTo(text('絞り込む'));
    await page.keyboard.type('I-01');
    await compose(text('新しい名前は何ですか（空なら「改」を付けます）'), 'ふるいてちょう', '古い手帳');
    await make('Control+Enter');
    await expect
      .poll(async () => (await read('cards/items.json')).cards.map(({ name, overrides }) => [name, overrides]))
      .toEqual([['古い手帳', 'tokyo-site-seeing-sample:I-01']]);
  });

  it('with a scenario MOD card, which is selected for the game played with it', async () => {
    await begin('シナリオMODカード');
    await compose(text('何という名前ですか'), 'ながいよる', '長い夜');
    await preview().getByText('試しに1ゲーム（4人、シード1）：').waitFor();
    await make('Control+Enter');
    await expect.poll(async () => (await read('scenario-mods.json')).cards.map(({ name }) => name)).toEqual(['長い夜']);
  });

  it('with a playtest, which gets the result of its game as its expectation', async () => {
    await begin('プレイテスト');
    await choose('どこまで進めますか', '3', '何もせず、終わるまで');
    await make('Control+Enter');
    const { tests } = await read('playtests/test-01.json');
    expect(tests).toMatchObject([{ when: [{ until: 'result', answer: 'decline' }], then: { result: 'defeated' } }]);
  });

  it.each([
    ['on a small screen', { width: 1024, height: 640 }, 'S21'],
    ['enlarged to 200 %', { width: 720, height: 450 }, 'S22'],
  ])('again %s: a scenario, an override, a playtest', async (_, size, id) => {
    await page.setViewportSize(size);
    await begin('シナリオ');
    await compose(text('何という名前ですか'), 'よるのえき', '夜の駅');
    await preview().getByText('試しに1ゲーム（4人、シード1）：').waitFor();
    await expect.poll(() => misfits(page)).toEqual([]);
    await make('Control+Enter');
    await expect.poll(async () => (await idsIn(`scenarios/${id}-yorunoeki/cards.json`)).length).toBe(5);
    await begin('カードの差し替え（MOD）');
    await tabTo(text('絞り込む'));
    await page.keyboard.type('I-0');
    await make('Control+Enter');
    const tests = (await readdir(path.join(studio.folder, 'playtests'))).length;
    await begin('プレイテスト');
    await make('Control+Enter');
    await expect.poll(async () => (await readdir(path.join(studio.folder, 'playtests'))).length).toBe(tests + 1);
  });

  it('an existing name is reported; a cancelled wizard leaves nothing, and its answers are there next time', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await begin('翻訳する言語');
    await tabTo(text('どの言語ですか（名前か、de などの略号）'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('ja');
    await dialog().getByText('もう使われています。別のものにしてください。').waitFor();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => dialog().count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(async () => (await read('studio.json'))['locales']).toEqual(['ja']);
    await page.keyboard.press('Control+Alt+N');
    await expect.poll(() => text('どの言語ですか（名前か、de などの略号）').inputValue()).toBe('ja');
    await page.keyboard.press('Escape');
  });

  it('and everything is valid, without a single warning', async () => {
    await page.keyboard.press('Control+Alt+S');
    const { report } = await checkProject(studio.folder);
    expect(report.problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('a folder that vanishes while a wizard is open is reported, and nothing is created in its place', async () => {
    await begin('トラブルカード');
    await dialog().getByText('検査：誤りも警告もありません').waitFor();
    const elsewhere = `${studio.folder}-moved`;
    await rename(studio.folder, elsewhere);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => dialog().getByRole('alert').innerText()).toContain('フォルダーが見つかりません。');
    await expect.poll(() => stat(studio.folder).then(Boolean, () => false)).toBe(false);
    await rename(elsewhere, studio.folder);
    await page.keyboard.press('Escape');
    await expect.poll(() => explorer(page).locator('[data-path="studio.json"]').count()).toBe(1);
    await expect.poll(() => isThere('cards/troubles.json')).toBe(false);
    await expect.poll(() => statusBar(page).innerText()).toContain('接続中');
    // Requests about the missing folder may have failed
    studio.forgive('console error: Failed to load resource');
  });
});
