import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginInFolder } from '#host/begin-project.ts';
import { pngOf } from '../../pictures/made-pictures.ts';
import { sharedChromium } from '../../stories/chromium.ts';
import { editor, explorer, problems } from '../../stories/desk.ts';
import { openPage, openStudio, type Studio, startDoor } from '../../stories/studio.ts';

// Every dialog, in whatever state the project and the studio are: it opens or says in words why it cannot, holds the focus
// and the keys, closes with Escape, and leaves the desk around it as it was.

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

/** How each is opened, by the file in which it is drawn. */
const openings: Readonly<Record<string, Open>> = {
  'begin/begin-dialog.tsx': key('Control+Alt+n'),
  'begin/begin-dialogs.tsx': command('新しいプロジェクト'),
  'begin/folder-chooser.tsx': key('Control+o'),
  'commands/palette.tsx': key('Control+p'),
  'explorer/save-as-dialog.tsx': key('Control+Shift+S'),
  'help/help.tsx': key('Shift+F1'),
  'help/tour.tsx': command('画面の案内'),
  'pictures/picture-preview.tsx': (page) =>
    explorer(page).locator('[data-path="assets/a.png"]').getByText('a.png').click(),
  'printing/print-dialog.tsx': key('Control+Alt+p'),
  'rename/rename-dialog.tsx': command('IDや名前を変える'),
  'search/search-panel.tsx': key('Control+Shift+F'),
  'stops/condition-ask.tsx': command('条件に合う局面まで遊ぶ'),
};
/** Drawn in the same place when nothing can be begun: the opening is the same. */
const alike = ['begin/nothing-to-begin.tsx'];
/** Asked in the middle of other work, where each is looked at by the story of that work. */
const inTheirStories: Readonly<Record<string, string>> = {
  'gallery/face-grid.tsx': 'dialogs.test.ts',
  'play/going-back-dialog.tsx': '../../toy-game/stories/plain-table.test.ts',
  'problems/mend-dialog.tsx': 'mend.test.ts',
  'sheet/csv-dialog.tsx': 'sheet.test.ts',
  'translations/amounts-dialog.tsx': 'translating-in-bulk.test.ts',
  'translations/cosmetic-dialog.tsx': 'translating-in-bulk.test.ts',
  'translations/import-dialog.tsx': 'translating-in-bulk.test.ts',
};

it('every dialog that the page draws is opened here, or by the story of the work that it belongs to', () => {
  const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const draws = /<Modal\b|<dialog\b|<Dialog\.Root\b|<AlertDialog\.Root\b|role="(alert)?dialog"/;
  const found = files.filter((file) => draws.test(readFileSync(path.join('renderer', file), 'utf8')));
  const known = [...Object.keys(openings), ...alike, ...Object.keys(inTheirStories), 'frame/modal.tsx'];
  expect(found.map((file) => file.split(path.sep).join('/')).sort()).toEqual(known.sort());
  const stories = Object.values(inTheirStories).map((story) => path.join(import.meta.dirname, story));
  expect(stories.filter((story) => !existsSync(story))).toEqual([]);
});

/** What a person sees of the desk and of what is open upon it. */
function look(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('#workbench > :is(header, nav, main, footer)')].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return width * height === 0 ? [] : [`${one.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`];
    });
    const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')];
    const views = [...document.querySelectorAll('[data-part="view"]')].map((one) => one.getAttribute('data-view'));
    return {
      desk: { boxes, views },
      dialogs: open.length,
      holdsFocus: open.some((one) => one.contains(document.activeElement)),
      isNamed: open.every((one) => (one.getAttribute('aria-label') ?? one.getAttribute('aria-labelledby')) !== null),
      isBroken: open.some((one) => one.querySelector('.broken-dialog') !== null),
    };
  });
}

/** The desk when it is laid out. */
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

/** Opens all of them one after the other, and tells what is wrong of each. */
async function wrongIn(page: Page, complaints: readonly string[], mayBreak = false): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [dialog, open] of Object.entries(openings)) {
    const before = await atRest(page);
    const heard = complaints.length;
    const tell = (what: string): void => void wrong.push(`${dialog}: ${what}`);
    try {
      await open(page);
      await expect.poll(async () => (await look(page)).holdsFocus).toBe(true);
    } catch {
      tell((await look(page)).dialogs === 0 ? 'does not open, and does not say why' : 'has not the focus');
    }
    // A search stays open beside other work: its keys are the desk's.
    const isModal = (await look(page)).dialogs > 0 && dialog !== 'search/search-panel.tsx';
    if (isModal) await page.keyboard.press('Control+l');
    const now = await look(page);
    if (now.dialogs > 0 && !now.holdsFocus) tell('the focus has left it');
    if (!now.isNamed) tell('has no name');
    if (now.isBroken && !mayBreak) tell('is broken');
    const desks = [before, now].map(({ desk }) => JSON.stringify(desk));
    if (desks[0] !== desks[1]) tell(`the desk was ${desks.join(' and is ')}`);
    await page.keyboard.press('Escape');
    // In a text the first one only takes back what is selected.
    if (dialog === 'stops/condition-ask.tsx') await page.keyboard.press('Escape');
    try {
      await expect.poll(async () => (await look(page)).dialogs).toBe(0);
    } catch {
      tell('Escape does not close it');
      await page.reload();
      await explorer(page).waitFor();
    }
    if (!mayBreak && complaints.length > heard) tell(complaints.slice(heard).join(' '));
  }
  return wrong;
}

async function addPicture(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'assets/a.png'), pngOf(30, 20));
}

describe.sequential('the sample', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio({}, { prepare: addPicture });
  });
  afterAll(() => studio?.close());

  /** Looks at all of them while a file has another text, which is told as this problem. */
  async function foundWith(file: string, text: (was: string) => string, problem: string): Promise<readonly string[]> {
    const was = await readFile(file, 'utf8');
    const isTold = async () => (await problems(studio.page).innerText()).includes(problem);
    await writeFile(file, text(was));
    try {
      await expect.poll(isTold).toBe(true);
      return await wrongIn(studio.page, studio.complaints);
    } finally {
      await writeFile(file, was);
      await expect.poll(isTold).toBe(false);
    }
  }

  it('with a typo in a file of cards', async () => {
    const typo = (was: string) => was.replace('"cost": ', '"cost": x');
    expect(await foundWith(path.join(studio.folder, 'cards/weapons.json'), typo, 'JSN')).toEqual([]);
  });
  it('with a typo in studio.json', async () => {
    expect(await foundWith(path.join(studio.folder, 'studio.json'), (was) => was.replace(',', ''), 'PRJ002')).toEqual(
      [],
    );
  });
  it('with a required project that is not there', async () => {
    const requires = (was: string) =>
      was.replace('"requires": []', '"requires": [{ "id": "not-there", "version": "1.0.0" }]');
    expect(await foundWith(path.join(studio.folder, 'studio.json'), requires, 'PKG001')).toEqual([]);
  });
  it('at twice the size', async () => {
    await studio.page.setViewportSize({ width: 720, height: 450 });
    expect(await wrongIn(studio.page, studio.complaints)).toEqual([]);
    await studio.page.setViewportSize({ width: 1440, height: 900 });
  });
  it('in a second window', async () => {
    const complaints: string[] = [];
    const second = await openPage(await sharedChromium(), studio.address, complaints);
    expect(await wrongIn(second, complaints)).toEqual([]);
    expect(complaints).toEqual([]);
    await second.context().close();
  });
  it('when the studio has gone, what was never loaded says so, and how to go on: a key, and a part of the desk', async () => {
    const { child, address } = await startDoor(studio.folder);
    const page = await openPage(await sharedChromium(), address, []);
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
  it('when the studio has gone', async () => {
    await studio.kill();
    // The bar that says so moves the desk down
    await studio.page.getByRole('alert').getByText('スタジオのプログラムが止まりました').waitFor();
    expect(await wrongIn(studio.page, studio.complaints, true)).toEqual([]);
    studio.forgive('console error');
  });
});

describe.sequential('a project that nobody here may write to', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio({}, { asStranger: true, prepare: addPicture });
  });
  afterAll(() => studio?.close());

  it('opens all of them or says why not', async () => {
    expect(await wrongIn(studio.page, studio.complaints)).toEqual([]);
  });
});

describe.sequential('a project that was begun in an empty folder', () => {
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
          // What saves a copy has to have something open
          await explorer(page).locator('[data-path="studio.json"]').dblclick();
          await editor(page).locator('.view-line').first().waitFor();
        },
      },
    );
  });
  afterAll(() => studio?.close());

  it('opens all of them or says why not', async () => {
    expect(await wrongIn(studio.page, studio.complaints)).toEqual([]);
  });
});
