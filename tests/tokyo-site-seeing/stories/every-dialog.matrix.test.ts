import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { beginInFolder } from '#host/new-project/new-project.ts';
import { longOnly } from '../../matrix.ts';
import { pngOf } from '../../pictures/made-pictures.ts';
import { sharedChromium } from '../../stories/chromium.ts';
import { editor, explorer, idle, inputMethod, inspector, openFile, problems, reload } from '../../stories/desk.ts';
import { openPage, openStudio, type Studio, startDoor } from '../../stories/studio.ts';

// Every dialog, in any state of the project and the studio: it opens or explains why it cannot, holds the focus and the
// keys, closes with Escape, and leaves the desk around it unchanged.

type Open = (page: Page) => Promise<void>;
const key =
  (pressed: string): Open =>
  (page) =>
    page.keyboard.press(pressed);
const command =
  (name: string): Open =>
  async (page) => {
    await page.keyboard.press('Control+Shift+P');
    await page.keyboard.type(name);
    const option = page.getByRole('option', { name }).first();
    const none = page.getByRole('status').filter({ hasText: '見つかりません' });
    await option.or(none).first().waitFor();
    // A command that makes no sense now is not offered, which the palette says.
    if (await option.isVisible()) await page.keyboard.press('Enter');
  };

/** How to open each, by the file that draws it. */
const openings: Readonly<Record<string, Open>> = {
  'views/begin/begin-dialog.tsx': key('Control+Alt+n'),
  'views/begin/begin-dialogs.tsx': command('新しいプロジェクト'),
  'views/begin/folder-chooser.tsx': key('Control+o'),
  'shell/commands/palette.tsx': key('Control+p'),
  'views/explorer/save-as-dialog.tsx': key('Control+Shift+S'),
  'views/help/help.tsx': key('Shift+F1'),
  'views/printing/print-dialog.tsx': key('Control+Alt+p'),
  'views/rename/rename-dialog.tsx': command('IDや名前を変える'),
  'views/stops/condition-ask.tsx': command('条件に合う局面まで遊ぶ'),
};
/** Drawn in the same place when there are no templates: the opening is the same. */
const alike = ['views/begin/nothing-to-begin.tsx'];
/**
 * Not asked in this game, which hides nothing from a seat: `tests/toy-game/stories/plain-table.matrix.test.ts` opens
 * it.
 */
const neverHere = ['views/play/going-back-dialog.tsx'];
type Condition =
  | 'typo'
  | 'broken studio.json'
  | 'required'
  | 'zoomed'
  | 'composing'
  | 'second'
  | 'gone'
  | 'read only'
  | 'empty';

interface Nested {
  readonly place: Open;
  readonly open: Open;
  readonly never?: Partial<Record<Condition, string>>;
}
const view =
  (id: string, name: string): Open =>
  async (page) => {
    const shown = page.locator(`[data-part="${id}"]`);
    if (!(await shown.isVisible())) await command(`表示：${name}`)(page);
    await shown.waitFor();
  };
const translations = view('translations', '翻訳');
const fromMenu =
  (button: string, item: RegExp): Open =>
  async (page) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
const withFile =
  (open: Open, content: string): Open =>
  async (page) => {
    const chooser = page.waitForEvent('filechooser');
    await open(page);
    await (await chooser).setFiles({ name: 'chosen.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  };
const noGame = 'while no game is known, nothing of it is shown';
const ownEntries = 'a project without an entry of its own has none to show';
const ownUnits = 'a project without a translation of its own has none';
const fixButton = (page: Page) => inspector(page).getByRole('button', { name: '直す…' }).first();
const nested: Readonly<Record<string, Nested>> = {
  // It shows the part that it begins with.
  'shell/tour/tour.tsx': { place: key('Alt+1'), open: command('画面の案内') },
  'views/pictures/picture-preview.tsx': {
    place: key('Alt+1'),
    open: (page) => explorer(page).locator('[data-path="assets/a.png"]').getByText('a.png').click(),
  },
  'views/gallery/face-grid.tsx': {
    place: view('gallery', '面'),
    async open(page) {
      await page.locator('.gallery-list').focus();
      await page.keyboard.press(' ');
    },
    never: { empty: ownEntries, 'broken studio.json': noGame },
  },
  'views/problems/fix-dialog.tsx': {
    place: async (page) => {
      await page.keyboard.press('Alt+7');
      // The problem of a picture opens the picture, which no fix can change.
      const ofText = problems(page).getByRole('listitem').filter({ hasNotText: 'PIC002' });
      await ofText.getByRole('button').first().click();
      // In a small window the text takes the place of the inspector.
      await page.keyboard.press('Alt+6');
      await fixButton(page).waitFor();
    },
    open: (page) => fixButton(page).click(),
    never: { empty: 'a project without an entry has no problem', required: 'what is missing is no text to mend' },
  },
  'views/sheet/csv-dialog.tsx': {
    place: view('sheet', '表'),
    open: withFile(fromMenu('CSV', /CSVから取り込む/), '名前\nだれか\n'),
    never: { empty: ownEntries, 'broken studio.json': noGame },
  },
  'views/translations/amounts-dialog.tsx': {
    place: translations,
    open: fromMenu('まとめて', /語数と文字数/),
    never: { empty: ownUnits, 'broken studio.json': noGame },
  },
  'views/translations/concordance-dialog.tsx': {
    place: translations,
    open: key('Control+k'),
    never: { empty: ownUnits, 'broken studio.json': noGame },
  },
  'views/translations/cosmetic-dialog.tsx': {
    place: translations,
    open: fromMenu('まとめて', /形だけ変わった原文の訳をよしとする/),
    never: { empty: ownUnits, 'broken studio.json': noGame },
  },
  'views/translations/term-dialog.tsx': {
    place: translations,
    open: key('Control+e'),
    never: { empty: ownUnits, 'broken studio.json': noGame },
  },
  'views/translations/import-dialog.tsx': {
    place: translations,
    open: withFile(fromMenu('書き出す・取り込む', /戻ってきたファイルを取り込む/), 'a,b\n'),
    never: { empty: ownUnits, 'broken studio.json': noGame },
  },
};

it('every dialog of the page is opened here', () => {
  const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const draws = /<Modal\b|<dialog\b|<Dialog\.Root\b|<AlertDialog\.Root\b|role="(alert)?dialog"/;
  const found = files.filter((file) => draws.test(readFileSync(path.join('renderer', file), 'utf8')));
  const known = [...Object.keys(openings), ...alike, ...neverHere, ...Object.keys(nested), 'parts/boundary/modal.tsx'];
  expect(found.map((file) => file.split(path.sep).join('/')).sort()).toEqual(known.sort());
});

function look(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('#workbench > :is(header, nav, main, footer)')].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return width * height === 0 ? [] : [`${one.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`];
    });
    const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')];
    const parts = [...document.querySelectorAll('[data-part]')].map((one) => one.getAttribute('data-part'));
    return {
      desk: { boxes, parts },
      dialogs: open.length,
      holdsFocus: open.some((one) => one.contains(document.activeElement)),
      isNamed: open.every((one) => (one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby')) !== null),
      isBroken: open.some((one) => one.querySelector('.broken-dialog') !== null),
    };
  });
}

async function atRest(page: Page) {
  let last = await look(page);
  await expect
    .poll(async () => {
      const [was, now] = [last, await look(page)];
      last = now;
      return JSON.stringify(was.desk) === JSON.stringify(now.desk);
    })
    .toBe(true);
  return last;
}

/** The parts of an open dialog that cannot be scrolled into view in a small window, or only through a slit. */
function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SLIT = 0.4 * innerHeight;
    const wrong: string[] = [];
    const called = (one: Element) => `${one.tagName.toLowerCase()}.${one.className} “${one.textContent?.slice(0, 16)}”`;
    for (const dialog of document.querySelectorAll('[role="dialog"], [role="alertdialog"]')) {
      const scrolled = [...dialog.querySelectorAll('*')].filter(
        (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
      );
      for (const one of scrolled)
        if (one.clientHeight < SLIT && one.querySelector('input, select, textarea') !== null)
          wrong.push(`asks through a slit of ${one.clientHeight} px: ${called(one)}`);
      for (const control of dialog.querySelectorAll('button, input, select, textarea, a[href]')) {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.monaco-editor') !== null)
          continue;
        control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const label = control.closest('label') ?? control;
        if (there === null || !(label.contains(there) || there.contains(control)))
          wrong.push(`hidden: ${called(control)}`);
      }
    }
    return wrong;
  });
}

/** Keys of an input method in the middle of a word are its own: they confirm or cancel letters, and no dialog. */
async function wrongWhileComposing(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  const field = page
    .locator(
      ':is([role="dialog"], dialog[open]) :is(input:not([type]), input[type="text"], input[type="search"], textarea):not([readonly], [aria-hidden])',
    )
    .first();
  if (!(await field.isVisible())) return wrong;
  const isOpen = async () => (await look(page)).dialogs > 0;
  const before = await field.inputValue();
  await field.focus();
  const method = await inputMethod(page);
  await method.compose('かな');
  await method.enter();
  if (!(await isOpen())) return ['Enter of the input method ends it'];
  await method.escape();
  if (!(await isOpen())) return ['Escape of the input method closes it'];
  await method.compose('かな');
  await method.commit('仮名');
  try {
    await expect.poll(() => field.inputValue()).toContain('仮名');
  } catch {
    wrong.push(`what was composed is lost: ${await field.inputValue()}`);
  }
  await field.fill(before);
  return wrong;
}

async function wrongIn(
  page: Page,
  complaints: readonly string[],
  condition: Condition,
  mayBreak = false,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  async function tryOne(dialog: string, open: Open): Promise<void> {
    const before = await atRest(page);
    const heard = complaints.length;
    const tell = (what: string): void => void wrong.push(`${dialog}: ${what}`);
    try {
      await open(page);
      await expect.poll(async () => (await look(page)).holdsFocus).toBe(true);
    } catch {
      tell((await look(page)).dialogs === 0 ? 'does not open, and does not say why' : 'has not the focus');
    }
    if ((await look(page)).dialogs > 0) await page.keyboard.press('Control+l');
    const now = await look(page);
    if (now.dialogs > 0 && !now.holdsFocus) tell('the focus has left it');
    if (!now.isNamed) tell('has no name');
    if (now.isBroken && !mayBreak) tell('is broken');
    const desks = [before, now].map(({ desk }) => JSON.stringify(desk));
    if (desks[0] !== desks[1]) tell(`the desk was ${desks.join(' and is ')}`);
    if (condition === 'zoomed') for (const one of await outOfReach(page)) tell(one);
    if (condition === 'composing') for (const one of await wrongWhileComposing(page)) tell(one);
    await page.keyboard.press('Escape');
    // In a text the first Escape only clears the selection.
    if (dialog === 'views/stops/condition-ask.tsx') await page.keyboard.press('Escape');
    try {
      await expect.poll(async () => (await look(page)).dialogs).toBe(0);
    } catch {
      tell('Escape does not close it');
      await reload(page);
      await explorer(page).waitFor();
    }
    if (!mayBreak && complaints.length > heard) tell(complaints.slice(heard).join(' '));
  }
  for (const [dialog, open] of Object.entries(openings)) await tryOne(dialog, open);
  for (const [dialog, { place, open, never }] of Object.entries(nested)) {
    if (never?.[condition] !== undefined) continue;
    try {
      await place(page);
    } catch (error) {
      wrong.push(`${dialog}: the place where it is asked is not reached: ${String(error).slice(0, 200)}`);
      continue;
    }
    await tryOne(dialog, open);
  }
  // Back to a text: a wide view takes the room of the problems.
  await page.keyboard.press('Control+p');
  await page.keyboard.type('studio.json');
  await page.getByRole('dialog').getByRole('option', { name: 'studio.json' }).first().waitFor();
  await page.keyboard.press('Enter');
  await editor(page).locator('.view-line').first().waitFor();
  return wrong;
}

async function addPicture(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'assets/a.png'), pngOf(30, 20));
}

async function withSomethingToAsk(folder: string): Promise<void> {
  await addPicture(folder);
  const rule = '敵1体に物理ダメージ2点。';
  const weapons = path.join(folder, 'cards/weapons.json');
  await writeFile(weapons, (await readFile(weapons, 'utf8')).replace(`"${rule}"`, `"${rule.slice(0, -1)}"`));
  const sources = { formatVersion: 1, sources: { [sourceHash(rule)]: rule } };
  await writeFile(path.join(folder, 'l10n/sources.json'), JSON.stringify(sources));
}

describe.sequential('the sample', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio({}, { prepare: withSomethingToAsk });
  });
  afterAll(() => studio?.close());

  async function foundWith(
    file: string,
    text: (was: string) => string,
    problem: string,
    condition: Condition,
  ): Promise<readonly string[]> {
    const was = await readFile(file, 'utf8');
    const isTold = async () => (await problems(studio.page).innerText()).includes(problem);
    await writeFile(file, text(was));
    try {
      await expect.poll(isTold).toBe(true);
      return await wrongIn(studio.page, studio.complaints, condition);
    } finally {
      await writeFile(file, was);
      await expect.poll(isTold).toBe(false);
    }
  }

  it('with a typo in a file of cards', async () => {
    const typo = (was: string) => was.replace('"cost": ', '"cost": x');
    expect(await foundWith(path.join(studio.folder, 'cards/items.json'), typo, 'JSN', 'typo')).toEqual([]);
  });
  longOnly(() => {
    it('with a typo in studio.json', async () => {
      expect(
        await foundWith(
          path.join(studio.folder, 'studio.json'),
          (was) => was.replace(',', ''),
          'PRJ002',
          'broken studio.json',
        ),
      ).toEqual([]);
    });
    it('with a required project that is not there', async () => {
      const requires = (was: string) =>
        was.replace('"requires": []', '"requires": [{ "id": "not-there", "version": "1.0.0" }]');
      expect(await foundWith(path.join(studio.folder, 'studio.json'), requires, 'PKG001', 'required')).toEqual([]);
    });
    it('at twice the size', async () => {
      await studio.page.setViewportSize({ width: 720, height: 450 });
      expect(await wrongIn(studio.page, studio.complaints, 'zoomed')).toEqual([]);
      await studio.page.setViewportSize({ width: 1440, height: 900 });
    });
    it('in the middle of a word', async () => {
      expect(await wrongIn(studio.page, studio.complaints, 'composing')).toEqual([]);
    });
    it('in a second window', async () => {
      const complaints: string[] = [];
      const second = await openPage(await sharedChromium(), studio.address, complaints, {}, idle);
      expect(await wrongIn(second, complaints, 'second')).toEqual([]);
      expect(complaints).toEqual([]);
      await second.context().close();
    });
    it('when the host is gone, parts never loaded say so, and how to continue: a key, and a view', async () => {
      const { child, address } = await startDoor(studio.folder);
      const page = await openPage(await sharedChromium(), address, [], {}, idle);
      await openFile(page, 'studio.json');
      child.kill('SIGKILL');
      const stopped = 'スタジオのプログラムが止まりました';
      const bar = page.locator('.lost-bar');
      await bar.getByText(stopped).waitFor();
      await editor(page).locator('.view-line').first().click();
      await page.keyboard.press('F2');
      await bar.getByText('まだ読み込んでいない部分を使うので、できませんでした').waitFor();
      await page.keyboard.press('Control+,');
      const part = page.getByRole('region', { name: '設定' }).getByRole('alert');
      await part.getByText(stopped).waitFor();
      expect(await part.innerText()).not.toContain('不具合');
      await page.context().close();
    });
    it('when the host is gone', async () => {
      await studio.kill();
      // The bar that reports it moves the desk down
      await studio.page.getByRole('alert').getByText('スタジオのプログラムが止まりました').waitFor();
      expect(await wrongIn(studio.page, studio.complaints, 'gone', true)).toEqual([]);
      // It tries to reconnect until it is closed
      await studio.page.context().close();
      studio.forgive('console error');
    });
  });
});

longOnly(() => {
  describe.sequential('a project without write permission', () => {
    let studio: Studio;
    beforeAll(async () => {
      studio = await openStudio({}, { asStranger: true, prepare: withSomethingToAsk });
    });
    afterAll(() => studio?.close());

    it('opens all of them or says why not', async () => {
      expect(await wrongIn(studio.page, studio.complaints, 'read only')).toEqual([]);
    });
  });

  describe.sequential('a project created in an empty folder', () => {
    let studio: Studio;
    beforeAll(async () => {
      studio = await openStudio(
        {},
        {
          async prepare(folder) {
            await rm(folder, { recursive: true });
            const asked = {
              kind: 'empty',
              answers: {},
              system: 'tokyo-site-seeing',
              title: null,
              locale: 'ja',
              write: true,
            } as const;
            await beginInFolder({ folder, ...asked });
            await addPicture(folder);
          },
          async until(page) {
            await page.getByText('まだ、何も書かれていません。').waitFor();
            // The command to save a copy needs an open file
            await page.keyboard.press('Alt+1');
            await explorer(page).locator('[data-path="studio.json"]').dblclick();
            await editor(page).locator('.view-line').first().waitFor();
          },
        },
      );
    });
    afterAll(() => studio?.close());

    it('opens all of them or says why not', async () => {
      expect(await wrongIn(studio.page, studio.complaints, 'empty')).toEqual([]);
    });
  });
});
