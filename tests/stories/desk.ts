import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

// The parts of the desk by their accessible names. Stories use these names only (and what Monaco draws, which has no
// roles of its own).

export const explorer = (page: Page): Locator => page.getByRole('tree', { name: /^(プロジェクト|Project)$/ });
export const editor = (page: Page): Locator => page.getByRole('region', { name: /^(エディタ|Editor)$/ });
export const problems = (page: Page): Locator => page.getByRole('region', { name: /^(問題|Problems)$/ });
export const play = (page: Page): Locator => page.getByRole('region', { name: /^(ゲーム|Play)$/ });
export const board = (page: Page): Locator => page.getByRole('group', { name: /^(盤面|Board)$/ });
export const actions = (page: Page): Locator => page.getByRole('list', { name: /^(選べる行動|Actions)$/ });
export const log = (page: Page): Locator => page.getByRole('region', { name: /^(ログ|Log)$/ });
export const cheats = (page: Page): Locator => page.getByRole('region', { name: /^(盤の編集|Edit the board)$/ });
export const difference = (page: Page): Locator =>
  page.getByRole('status', { name: /^(編集の影響|Effect of the edit)$/ });
export const commands = (page: Page): Locator => page.getByRole('dialog', { name: /^(コマンド|Commands)$/ });
const quickOpen = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(ファイルやカードを開く|Go to file or card)$/ });
export const face = (page: Page): Locator => page.getByRole('region', { name: /^(カードの面|Card faces?)$/ });
export const inspector = (page: Page): Locator => page.getByRole('region', { name: /^(詳細|Details)$/ });
export const statusBar = (page: Page): Locator => page.getByRole('contentinfo');
export const stepBack = (page: Page): Locator => page.getByRole('button', { name: /^(1手戻す|Back one move)$/ });
export const stepOn = (page: Page): Locator => page.getByRole('button', { name: /^(1手進める|On one move)$/ });
export const goOn = (page: Page): Locator => page.getByRole('button', { name: /^(自動で進める|Auto-play)$/ });

export async function stateOf(page: Page): Promise<string> {
  const text = (await statusBar(page).textContent()) ?? '';
  return /[0-9a-f]{8}/.exec(text)?.[0] ?? '';
}

export const faceText = (page: Page): Promise<string> =>
  face(page).evaluate((region) => {
    const printed = region.cloneNode(true) as Element;
    for (const reading of printed.querySelectorAll('rt')) reading.remove();
    return printed.textContent ?? '';
  });

/** Waits until the desk is idle and the result is rendered. */
export const idle = (page: Page): Promise<void> => page.locator('html[data-idle]').waitFor({ state: 'attached' });

/** Reloads the page and waits until it handles keys, as any pressed before are lost. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await idle(page);
}

export const hasFocus = (element: Element): boolean => element === document.activeElement;

/** By keys, to a control that may be anywhere on the page. */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => control.evaluate(hasFocus);
  for (let steps = 0; steps < 60 && !(await isThere()); steps++) await control.page().keyboard.press(key);
  await expect.poll(isThere).toBe(true);
}

export async function take(page: Page, keys: string, query: string, meant: string | RegExp): Promise<void> {
  const palette = commands(page).or(quickOpen(page));
  await page.keyboard.press(keys);
  await palette.getByRole('combobox').fill(query);
  await palette.getByRole('option', { selected: true }).filter({ hasText: meant }).waitFor();
  await page.keyboard.press('Enter');
  await palette.waitFor({ state: 'detached' });
}

/** The game fills the desk, or gives it back. */
export async function enlargeGame(page: Page): Promise<void> {
  await page.keyboard.press('Alt+3');
  await page.keyboard.press('Alt+Enter');
}

export const runCommand = (page: Page, name: string, query = name): Promise<void> => take(page, 'F1', query, name);

export interface InputMethod {
  compose(text: string): Promise<unknown>;
  commit(text: string): Promise<unknown>;
  enter(): Promise<unknown>;
  escape(): Promise<unknown>;
}

export async function inputMethod(page: Page): Promise<InputMethod> {
  const device = await page.context().newCDPSession(page);
  const press = (key: string) =>
    device.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
  return {
    compose: (text) =>
      device.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    commit: (text) => device.send('Input.insertText', { text }),
    enter: () => press('Enter'),
    escape: () => press('Escape'),
  };
}

/** The number of the first line of a file with all of these parts, so that content above it may change. */
export function lineNumber(file: string, ...parts: readonly string[]): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => parts.every((part) => line.includes(part))) + 1;
}

export async function openFile(page: Page, path: string): Promise<void> {
  const name = path.split('/').at(-1) ?? '';
  // In narrow windows it makes room for others.
  if (!(await explorer(page).isVisible())) await page.keyboard.press('Alt+1');
  await explorer(page).locator(`[data-path="${path}"]`).getByText(name, { exact: true }).click();
  await expect.poll(() => editor(page).getByRole('heading').textContent()).toBe(path);
  await editor(page).locator('.view-line').first().waitFor();
}

/** Replaces a word in the editor: the only one on the only line that contains all of `line`. */
export async function writeOver(page: Page, line: readonly string[], word: string, text: string): Promise<void> {
  const row = await revealedRow(page, line, word);
  const place = row.locator('span > span').filter({ hasText: word }).first();
  await scrollTo(page, place);
  // A double click selects by Japanese word boundaries, which is a part of most names.
  if (/[^ -~]/.test(word)) await selectBetween(page, row, word);
  else await place.dblclick();
  // All at once: typed slowly on a busy machine, letters would become several steps of undo.
  await page.keyboard.insertText(text);
}

async function selectBetween(page: Page, row: Locator, word: string): Promise<void> {
  const { x, width } = await placeOf(row, word);
  const box = await row.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await page.mouse.click(x + 1, y);
  await page.keyboard.down('Shift');
  await page.mouse.click(x + width - 1, y);
  await page.keyboard.up('Shift');
}

/** The drawn row of a line that contains all of these parts; of a wrapped line the row with the word. */
async function rowOf(page: Page, line: readonly string[], word: string): Promise<Locator> {
  const rows = editor(page).locator('.view-line');
  let found = -1;
  await expect
    .poll(async () => {
      found = await rows.evaluateAll(
        (all, [parts, sought]) => {
          const tops = (elements: Iterable<Element>) =>
            [...elements].map((element) => ({ element, top: Number.parseFloat((element as HTMLElement).style.top) }));
          const numbers = all[0]?.closest('.overflow-guard')?.querySelectorAll('.margin-view-overlays > div') ?? [];
          // Only the first row of a line has its number.
          const firsts = tops(numbers).filter(({ element }) => /[0-9]/.test(element.textContent ?? ''));
          const lines: { index: number; text: string }[][] = [];
          const drawn = tops(all).map(({ element, top }, index) => ({ index, top, text: element.textContent ?? '' }));
          for (const row of drawn.sort((a, b) => a.top - b.top)) {
            if (lines.length === 0 || firsts.some(({ top }) => top === row.top)) lines.push([]);
            lines.at(-1)?.push({ index: row.index, text: row.text.replaceAll('\u00a0', ' ') });
          }
          const wanted = lines.find((one) => {
            const whole = one.map((row) => row.text).join('');
            return parts.every((part) => whole.includes(part));
          });
          return wanted?.find((row) => row.text.includes(sought))?.index ?? -1;
        },
        [line, word] as const,
      );
      return found;
    })
    .toBeGreaterThanOrEqual(0);
  return rows.nth(found);
}

/** The line with a word, scrolled clear of the horizontal scrollbar. */
async function revealedRow(page: Page, line: readonly string[], word: string): Promise<Locator> {
  const { y, height } = await linesBox(page);
  for (;;) {
    const row = await rowOf(page, line, word);
    const place = await row.boundingBox();
    if (place === null || place.y + place.height <= y + height - SCROLLBAR) return row;
    const before = await topLine(page);
    await page.mouse.wheel(0, 2 * place.height);
    await expect.poll(() => topLine(page)).not.toBe(before);
  }
}

const topLine = (page: Page) =>
  editor(page)
    .locator('.lines-content')
    .first()
    .evaluate((content) => (content as HTMLElement).style.top);

const SCROLLBAR = 16;

async function linesBox(page: Page) {
  const box = await editor(page).locator('.monaco-scrollable-element').first().boundingBox();
  if (box === null) throw new Error('there is no text to scroll');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return box;
}

async function scrollTo(page: Page, word: Locator): Promise<void> {
  const lines = await linesBox(page);
  const right = lines.x + lines.width - 2 * SCROLLBAR;
  await expect
    .poll(async () => {
      const place = await word.boundingBox();
      const end = place === null ? Number.POSITIVE_INFINITY : place.x + place.width;
      if (end > right) await page.mouse.wheel(120, 0);
      return end;
    })
    .toBeLessThanOrEqual(right);
}

export async function intoText(page: Page): Promise<void> {
  await editor(page).locator('.view-line').first().waitFor();
  await editor(page).locator('.native-edit-context, textarea.inputarea').first().focus();
}

export async function find(page: Page, text: string): Promise<void> {
  await intoText(page);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await editor(page).locator('.view-line').filter({ hasText: text }).first().waitFor();
}

export function placeOf(line: Locator, text: string): Promise<{ readonly x: number; readonly width: number }> {
  return line.first().evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = (node.textContent ?? '').indexOf(wanted);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { x, width } = range.getBoundingClientRect();
      return { x: Math.round(x), width: Math.round(width) };
    }
    return { x: -1, width: -1 };
  }, text);
}

/** Opens the box of auto-play, and closes it again. */
export async function autoPlay(page: Page, how: { readonly steps?: string; readonly player?: string }): Promise<void> {
  const box = page.getByRole('dialog', { name: /^(自動で進める|Auto-play)$/ });
  await play(page)
    .getByRole('button', { name: /^(自動の進め方|Auto-play options) / })
    .click();
  if (how.steps !== undefined)
    await box.getByRole('combobox', { name: /^(手数|How many moves)$/ }).selectOption(how.steps);
  if (how.player !== undefined) await box.getByRole('combobox', { name: /^(強さ|Strength)$/ }).selectOption(how.player);
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
}

/** The box that asks for the set-up of a new game. */
export const setUp = (page: Page): Locator => page.getByRole('dialog', { name: /^(新しいゲーム…|New game…)$/ });

export async function openSetUp(page: Page): Promise<Locator> {
  await play(page)
    .getByRole('button', { name: /^(新しいゲーム…|New game…)$/ })
    .click();
  return setUp(page);
}

/** With what is chosen in the box, which may be open. */
export async function startGame(page: Page): Promise<void> {
  const box = (await setUp(page).isVisible()) ? setUp(page) : await openSetUp(page);
  await box.getByRole('button', { name: /^(この内容で始める|Start)$/ }).click();
  await box.waitFor({ state: 'detached' });
}

export async function openCheats(page: Page): Promise<Locator> {
  if (!(await cheats(page).isVisible())) {
    await page.keyboard.press('F1');
    await commands(page).getByRole('combobox').fill('盤の編集');
    await commands(page)
      .getByRole('option', { name: /(盤の編集|Edit the board)$/ })
      .first()
      .click();
  }
  await cheats(page).getByRole('combobox').first().waitFor();
  return cheats(page);
}

export async function playToActions(page: Page): Promise<void> {
  await autoPlay(page, { steps: '1' });
  while (!(await actions(page).innerText()).includes('アクションを終える')) {
    const before = await stateOf(page);
    await goOn(page).click();
    await expect.poll(() => stateOf(page)).not.toBe(before);
  }
}

export async function cheat(page: Page, kind: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const hasLog = await log(page).isVisible();
  const drawer = await openCheats(page);
  await drawer.getByRole('combobox', { name: 'チートの種類' }).selectOption({ label: kind });
  for (const [name, value] of Object.entries(fields)) {
    const list = drawer.getByRole('combobox', { name, exact: true });
    if ((await list.count()) > 0) await list.selectOption(value);
    else await drawer.getByRole('spinbutton', { name, exact: true }).fill(value);
  }
  // A cheat may leave the table unchanged, but it is an entry of the log.
  const where = () => play(page).locator('.controls-at').innerText();
  const before = await where();
  await drawer.getByRole('button', { name: '適用' }).click();
  await expect.poll(where).not.toBe(before);
  if (hasLog) await page.keyboard.press('Alt+8');
}

export async function tableOf(page: Page, area: string): Promise<string> {
  const box = play(page)
    .getByRole('list', { name: /^(エリア|Areas)$/ })
    .locator(':scope > li')
    .filter({ hasText: area });
  const tokens = await box.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return `${await box.first().innerText()} ${tokens.join(' ')}`;
}

/** Chooses a number among actions that differ only in it. */
export async function actWith(page: Page, number: number, ...words: readonly string[]): Promise<void> {
  let forms = actions(page).locator('form');
  for (const word of words) forms = forms.filter({ hasText: word });
  const before = await stateOf(page);
  await forms.first().getByRole('spinbutton').fill(String(number));
  await forms
    .first()
    .getByRole('button', { name: String(number) })
    .click();
  await expect.poll(() => stateOf(page)).not.toBe(before);
}

export async function act(page: Page, ...words: readonly string[]): Promise<void> {
  let found = actions(page).getByRole('button');
  for (const word of words) found = found.filter({ hasText: word });
  const before = await stateOf(page);
  await found.first().click();
  await expect.poll(() => stateOf(page)).not.toBe(before);
}
