import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  actions,
  difference,
  editor,
  explorer,
  inspector,
  openFile,
  play,
  problems,
  stateOf,
  statusBar,
} from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

const file = (name: string) => path.join(studio.folder, name);
const unsavedIn = (name: string) =>
  explorer(studio.page).locator(`[data-path="${name}"]`).getByRole('img', { name: '未保存' });

const shiftJis = Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x22, 0x7d]);

describe.sequential('a project broken by other programs while it is open', () => {
  it('shows a file of another encoding in its place, and the game continues', async () => {
    const { page } = studio;
    const [words, before] = [await readFile(file('words.json')), await stateOf(page)];
    await writeFile(file('words.json'), shiftJis);
    await expect.poll(() => problems(page).innerText()).toContain('ENC001');
    await explorer(page).getByRole('treeitem', { name: 'words.json' }).click();
    await expect.poll(() => editor(page).innerText()).toContain('Shift_JISのようです');
    await expect.poll(() => difference(page).innerText()).toContain('最後に正しかった内容のまま');
    await expect.poll(() => stateOf(page)).toBe(before);
    await writeFile(file('words.json'), words);
    await expect.poll(() => problems(page).getByRole('button').count()).toBe(0);
  });

  it('converts a file of another encoding after its text was shown, and can revert it', async () => {
    const { page } = studio;
    const words = await readFile(file('words.json'));
    await openFile(page, 'cards/items.json');
    await writeFile(file('words.json'), shiftJis);
    await problems(page)
      .getByRole('button', { name: /ENC001/ })
      .click();
    await inspector(page).getByRole('button', { name: 'UTF-8 に変換…' }).click();
    const place = editor(page);
    await expect
      .poll(() => place.getByRole('region', { name: '読んだ内容のはじめ' }).innerText())
      .toBe('{"a":"テスト"}');
    await place.getByRole('button', { name: 'UTF-8 に変換' }).click();
    await expect.poll(() => place.locator('.view-lines').innerText()).toContain('テスト');
    await expect.poll(() => unsavedIn('words.json').count()).toBe(1);
    await expect.poll(() => readFile(file('words.json'))).toEqual(shiftJis);
    // Deleted before it is saved, and continued.
    await place.getByRole('button', { name: 'Shift_JIS に戻す' }).click();
    await place.getByRole('button', { name: 'UTF-8 に変換' }).click();
    await expect.poll(() => unsavedIn('words.json').count()).toBe(1);
    await place.getByRole('button', { name: '保存', exact: true }).click();
    await expect.poll(() => readFile(file('words.json'), 'utf8')).toBe('{"a":"テスト"}');
    await expect.poll(() => unsavedIn('words.json').count()).toBe(0);
    await place.getByRole('button', { name: 'Shift_JIS に戻す' }).click();
    await expect.poll(() => readFile(file('words.json'))).toEqual(shiftJis);
    await expect.poll(() => place.innerText()).toContain('Shift_JIS として読めます');
    await writeFile(file('words.json'), Buffer.from([0x7b, 0xff, 0xc3]));
    await expect.poll(() => place.innerText()).toContain('変換しません');
    await writeFile(file('words.json'), words);
    await expect.poll(() => problems(page).getByRole('button').count()).toBe(0);
  });

  it('keeps the unsaved text of a deleted file, which can be saved again', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    await editor(page).locator('.view-line').first().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' ');
    await rm(file('cards/weapons.json'));
    const alert = editor(page).getByRole('alert');
    await expect.poll(() => alert.innerText()).toContain('ディスクから消されました');
    await expect.poll(() => problems(page).getByRole('button').count()).toBe(0);
    await alert.getByRole('button', { name: 'もう一度保存する' }).click();
    await expect.poll(() => unsavedIn('cards/weapons.json').count()).toBe(0);
    await expect.poll(() => readFile(file('cards/weapons.json'), 'utf8')).toContain('曲がった標識');
  });

  it('leaves the board unchanged when a file is renamed, and marks its tab as missing', async () => {
    const { page } = studio;
    const slots = await play(page)
      .getByRole('list', { name: /^(エリア|Areas)$/ })
      .innerText();
    await rename(file('cards/weapons.json'), file('cards/武器.json'));
    await expect.poll(() => editor(page).innerText()).toContain('もうプロジェクトにありません');
    await expect.poll(() => problems(page).innerText()).toContain('cards/武器.json');
    await expect
      .poll(() =>
        play(page)
          .getByRole('list', { name: /^(エリア|Areas)$/ })
          .innerText(),
      )
      .toBe(slots);
    await rename(file('cards/武器.json'), file('cards/weapons.json'));
    await expect.poll(() => problems(page).getByRole('button').count()).toBe(0);
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('"effects"');
  });

  it('survives moving the whole folder away and back', async () => {
    const { page } = studio;
    await rename(studio.folder, `${studio.folder}-away`);
    await expect.poll(() => problems(page).innerText()).toContain('PRJ001');
    await expect.poll(() => actions(page).getByRole('button').count()).toBeGreaterThan(0);
    await rename(`${studio.folder}-away`, studio.folder);
    await expect.poll(() => problems(page).getByRole('button').count()).toBe(0);
  });
});

describe.sequential('a project broken before it is opened', () => {
  let items = '';

  it('reports what to fix, shows what it can, and waits with the game', async () => {
    await studio.close();
    studio = await openStudio(
      {},
      {
        async prepare(folder) {
          items = await readFile(path.join(folder, 'cards/items.json'), 'utf8');
          await writeFile(path.join(folder, 'cards/items.json'), items.slice(0, 700));
          await mkdir(path.join(folder, '下書き'));
          await writeFile(path.join(folder, '下書き/第一章 覚え書き.json'), '{ "題": "まだない" }');
        },
        until: (page) => expect.poll(() => problems(page).getByRole('listitem').count()).toBe(2),
      },
    );
    const { page } = studio;
    await expect
      .poll(() => difference(page).innerText())
      .toBe('エラーが 1 件あります。すべて直すとゲームが始まります。');
    await expect.poll(() => problems(page).innerText()).toContain('ファイルが途中で終わっています');
    await openFile(page, '下書き/第一章 覚え書き.json');
    await expect.poll(() => editor(page).locator('.view-lines').innerText()).toContain('まだない');
    await expect.poll(() => statusBar(page).innerText()).toContain('エラー');
  });

  it('starts the game when it is fixed', async () => {
    const { page } = studio;
    await writeFile(file('cards/items.json'), items);
    await expect.poll(() => actions(page).getByRole('button').count()).toBeGreaterThan(0);
    await expect.poll(() => difference(page).innerText()).toBe('いまの内容で進行中です。');
  });
});
