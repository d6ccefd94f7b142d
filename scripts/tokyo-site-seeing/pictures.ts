import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../host/browser/find-chromium.mjs';
import { noChromiumMessage } from '../programs/chromium.mjs';
import { takeBeginningPictures } from './beginning-pictures.ts';

// The page is worked as a person would, on the sample as it is: in light and Japanese, in dark and English.

const pictures = 'docs/guide/pictures';
/** The written damage on a line of its own, so that it stands in the editor at this width. */
const inOneLine = '"do": [{ "op": "damage", "to": { "op": "target" }, "amount": 2, "type": "physical" }],';
const inLines = `"do": [
            {
              "op": "damage",
              "to": { "op": "target" },
              "amount": 2,
              "type": "physical"
            }
          ],`;

/** Of a person who has begun, with every part of the game in sight. */
const preferences = { begun: true, workspaces: { play: { hidden: [], front: {}, sizes: {} } } };

/** The desk while a card is edited in a running game, and the enlarged table. */
export async function takePictures(): Promise<void> {
  const outside = mkdtempSync(path.join(tmpdir(), 'studio-pictures-'));
  const folder = path.join(outside, 'tokyo-site-seeing');
  cpSync('sample-content/tokyo-site-seeing', folder, { recursive: true });
  const weapons = path.join(folder, 'cards/weapons.json');
  writeFileSync(weapons, readFileSync(weapons, 'utf8').replace(inOneLine, inLines));

  const state = path.join(outside, 'state');
  mkdirSync(state);
  writeFileSync(path.join(state, 'preferences.json'), JSON.stringify({ format: 1, at: 0, kept: preferences }));

  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(noChromiumMessage());
  const door = spawn(process.execPath, ['dist/loopback/start.js', '--no-open', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, STUDIO_STATE_FOLDER: state },
  });
  const browser = await chromium.launch({ executablePath, args: chromiumFlags() });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' });
    const page = await context.newPage();
    await page.goto(await addressOf(door));
    await take(page);
    await takeBeginningPictures(browser);
  } finally {
    await browser.close();
    door.kill('SIGTERM');
    await once(door, 'close');
    rmSync(outside, { recursive: true, force: true });
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the studio says nothing');
  const [line] = (await once(stdout, 'data')) as [Buffer];
  return String(line)
    .replace(/^Studio: /, '')
    .trim();
}

async function take(page: Page): Promise<void> {
  const actions = page.getByRole('list', { name: '選べる行動' });
  await actions.getByRole('button').first().waitFor();
  for (const name of ['S01', 'S02', 'S03', 'S04', 'S05']) {
    await page
      .getByRole('tree', { name: 'プロジェクト' })
      .getByText(new RegExp(`^${name}-`))
      .click();
  }
  await page.locator('[data-path="cards/weapons.json"]').click();
  await page.getByRole('button', { name: /^自動の進め方 / }).click();
  await page.getByRole('combobox', { name: '手数' }).selectOption('1');
  await page.keyboard.press('Escape');
  await untilSaid(page, actions, 'アクションを終える');
  await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
  await cheat(page, 'トラブルを置く', { カード: 'T-39', スロット: 'SJK0' });
  await act(page, actions, ['ギャングスター', '曲がった標識', '使用', '歩く看板男']);
  // On until somebody is in the middle of a check, some decisions later
  for (let step = 0; step < 2; step++) await goOn(page);
  await untilSaid(page, page.getByRole('region', { name: 'ゲーム' }), '判定');
  await edit(page);
  await picture(page, 'desk-asa-ja');
  await say(page, 'English', 'dark');
  await picture(page, 'desk-yoru-en');
  await page.keyboard.press('Alt+3');
  await page.keyboard.press('Alt+Enter');
  await picture(page, 'table-yoru-en');
  await say(page, '日本語', 'light');
  await picture(page, 'table-asa-ja');
}

/** 2 becomes 4: the game is played again, and the card's text no longer agrees. */
async function edit(page: Page): Promise<void> {
  const editor = page.getByRole('region', { name: 'エディタ' });
  const line = editor.locator('.view-line').filter({ hasText: '"amount": 2' }).first();
  await line.locator('span > span').filter({ hasText: '2' }).first().dblclick();
  await page.keyboard.type('4');
  await page.getByText('から変わりました').first().waitFor();
  await page.getByRole('region', { name: '問題' }).getByRole('button').first().waitFor();
  // The marked text comes to be seen, too
  await editor.locator('.view-lines').hover();
  await page.mouse.wheel(0, 100);
}

/** Lets the player go on until a part says something. */
async function untilSaid(page: Page, part: Locator, words: string): Promise<void> {
  while (!(await part.innerText()).includes(words)) await goOn(page);
}

async function goOn(page: Page): Promise<void> {
  await changed(page, () => page.getByRole('button', { name: '自動で進める', exact: true }).click());
}

async function act(page: Page, actions: Locator, words: readonly string[]): Promise<void> {
  let found = actions.getByRole('button');
  for (const word of words) found = found.filter({ hasText: word });
  await changed(page, () => found.first().click());
}

async function cheat(page: Page, kind: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const drawer = page.getByRole('region', { name: '盤の編集' });
  if (!(await drawer.isVisible())) {
    await page.keyboard.press('F1');
    await page.getByRole('combobox', { name: 'コマンド' }).fill('盤の編集');
    await page
      .getByRole('option', { name: /：盤の編集/ })
      .first()
      .click();
  }
  await drawer.getByRole('combobox', { name: 'チートの種類' }).selectOption({ label: kind });
  for (const [name, value] of Object.entries(fields)) {
    await drawer.getByRole('combobox', { name, exact: true }).selectOption(value);
  }
  await changed(page, () => drawer.getByRole('button', { name: '適用' }).click());
  await page.keyboard.press('Alt+8');
}

/** Does something and waits until the state in the status bar is another. */
async function changed(page: Page, does: () => Promise<void>): Promise<void> {
  const bar = page.getByRole('contentinfo');
  const stateOf = async () => /[0-9a-f]{8}/.exec((await bar.textContent()) ?? '')?.[0] ?? '';
  const before = await stateOf();
  await does();
  while ((await stateOf()) === before) await page.waitForTimeout(20);
}

async function say(page: Page, language: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.getByRole('button', { name: language, exact: true }).click();
  await page.emulateMedia({ colorScheme });
}

async function picture(page: Page, name: string): Promise<void> {
  // Nothing is pointed at, and what fades has faded.
  await page.mouse.move(1000, 18);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
}
