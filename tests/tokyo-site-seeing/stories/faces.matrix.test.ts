import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';
import { launchChromium } from '../../stories/chromium.ts';
import { buildFacesPage, type FacesPage } from './faces-page/build-page.ts';

/** Cards of the sample game whose text is longer than their face. To remove one from this list, shorten its text. */
const tooLong: Readonly<Record<string, readonly string[]>> = {
  ja: [],
  en: [],
};

const sample = path.join('sample-content', 'tokyo-site-seeing');
/** The number of printed things of the sample game: entries in the lists of cards, PCs and BOT cards. */
const printed = readdirSync(sample, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(cards|scenarios|pcs\.json|bots\.json|scenario-mods\.json)/.test(file) && file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(sample, file), 'utf8')) as Record<string, unknown>)
  .reduce(
    (sum, { cards, rewards, pcs, bots }) =>
      sum + [cards, cards && rewards, pcs, bots].flat().filter((one) => one !== undefined).length,
    0,
  );

const { cards: weapons } = JSON.parse(readFileSync(path.join(sample, 'cards', 'weapons.json'), 'utf8')) as {
  readonly cards: readonly { readonly name: string }[];
};
const lastWeapon = weapons.at(-1)?.name ?? '';

let browser: Browser;
let faces: FacesPage;
const complaints: string[] = [];
beforeAll(async () => {
  [browser, faces] = await Promise.all([launchChromium(), buildFacesPage()]);
});
afterAll(async () => {
  await browser?.close();
  await faces?.remove();
});

/** Opens the page of faces, and waits until its fonts are loaded. */
async function open(words: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await faces.offer(context);
  const page = await context.newPage();
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => void (request.url().startsWith(faces.origin) || complaints.push(request.url())));
  await page.goto(`${faces.address}#${words}`);
  await page.locator('#faces main').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return page;
}

const overflowing = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-face]:has([data-overflow])')
    .evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset['face'] ?? ''));

const region = (page: Page) => page.getByRole('region', { name: /^(カードの面|Card face)$/ });
const write = (page: Page, card: object) =>
  page
    .getByRole('textbox')
    .fill(`{"cards":[\n${JSON.stringify({ id: 'I-90', rarity: 'rare', effects: [], ...card })}\n]}`);

describe.each(rows(['ja', 'en'], [0]))('the faces of the sample game (%s)', (locale) => {
  it.each(rows(['3.4', '4.1', '7'], [0]))('at %s px per millimetre fit their texts', async (unit) => {
    const page = await open(`u=${unit}&locale=${locale}`);
    await expect.poll(() => page.getByRole('article').count()).toBe(printed);
    // Fonts of stories are loaded on first use.
    const story = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Noto Serif JP') && status === 'loaded'),
      );
    await expect.poll(story).toBe(true);
    await expect.poll(async () => (await overflowing(page)).filter((id) => !tooLong[locale]?.includes(id))).toEqual([]);
    await page.context().close();
  });

  it('fit the package that ships as well', async () => {
    const own = '^(SC10-..|.+-10[0-9]|W-01)$';
    const page = await open(`u=3.4&locale=${locale}&package=tokyo-bay&only=${encodeURIComponent(own)}`);
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.poll(() => overflowing(page)).toEqual([]);
    await page.context().close();
  });

  it('are named after their cards, and the same in every theme', async () => {
    const looks = async (theme: string) => {
      const page = await open(`only=^(W-17|T-21)$&theme=${theme}&locale=${locale}`);
      const name = locale === 'ja' ? '防弾ベスト' : 'Bulletproof Vest';
      await page.getByRole('article', { name, exact: true }).waitFor();
      const colours = await page.locator('article *').evaluateAll((all) =>
        all.map((one) => {
          const { color, backgroundColor, backgroundImage, fill } = getComputedStyle(one);
          return `${color} ${backgroundColor} ${backgroundImage} ${fill}`;
        }),
      );
      await page.context().close();
      return colours;
    };
    const asa = await looks('asa');
    expect(asa.length).toBeGreaterThan(80);
    await expect.poll(() => looks('yoru')).toEqual(asa);
    await expect.poll(() => looks('contrast')).toEqual(asa);
  });
});

describe('the face panel of the card under the cursor', () => {
  it('shows it in Japanese and English, and follows the cursor and typing', async () => {
    const page = await open('panel&path=cards/weapons.json&at=W-05');
    await region(page).getByRole('article', { name: '改造ガス銃' }).waitFor();
    await region(page).getByRole('article', { name: 'Tuned Gas Gun' }).waitFor();
    const box = page.getByRole('textbox');
    await box.press('Control+End');
    await region(page).getByText('カーソルのところにカードもPCもありません。').waitFor();
    for (let i = 0; i < 4; i++) await box.press('ArrowUp');
    await region(page).getByRole('article', { name: lastWeapon }).waitFor();
    await box.press('Control+Home');
    await expect.poll(() => region(page).getByRole('article').count()).toBe(0);
    await page.context().close();
  });

  it('shows the card of the unit in a translation file', async () => {
    const page = await open('panel&path=l10n/en/cards/troubles.json&at=T-21/flavor&locale=en');
    await region(page).getByRole('article', { name: 'Crows That Practise Speech' }).waitFor();
    await page.context().close();
  });

  it('keeps the face while the text is invalid JSON, and says so for a card that was never valid', async () => {
    const page = await open('panel&path=cards/weapons.json');
    await page.getByRole('textbox').press('Control+End');
    for (let i = 0; i < 5; i++) await page.getByRole('textbox').press('ArrowUp');
    await page.getByRole('textbox').press('"');
    await region(page).getByRole('article', { name: lastWeapon }).waitFor();
    await page.getByRole('textbox').fill('{"cards": [{ "id": "W-99", "name": "ま');
    await region(page).getByText('「W-99」の面は、このファイルのJSONが正しくなると出ます。').waitFor();
    await page.context().close();
  });

  it('marks untranslated texts, and the language they are in', async () => {
    const page = await open('panel&path=cards/items.json&locale=en');
    await write(page, { name: '非売品', flavor: '売らない。' });
    await region(page).getByText('2 untranslated').waitFor();
    const english = region(page).getByRole('figure').nth(1);
    await expect.poll(() => english.getByRole('heading').getAttribute('lang')).toBe('ja');
    await expect.poll(() => english.getByRole('article').getAttribute('lang')).toBe('en');
    await page.context().close();
  });

  it('fits a name of 24 characters and numbers of three digits, and reports a longer one', async () => {
    const page = await open('panel&path=cards/items.json');
    await write(page, { name: '旧地下鉄保守員用手動式線路点検灯改造型試作第二号', ap: 888, cost: 888 });
    await region(page).getByRole('article').first().waitFor();
    await expect.poll(() => region(page).locator('[data-overflow]').count()).toBe(0);
    await write(page, { name: '旧地下鉄保守員用手動式線路点検灯改造型試作第二号'.repeat(2) });
    await expect.poll(() => region(page).getByText('文が面に入りきらない').count()).toBe(2);
    await page.context().close();
  });

  it('is not smaller when marked as overflowing: the measured size is the same before and after', async () => {
    const page = await open('panel&path=cards/items.json');
    await write(page, { name: '長い札', flavor: '長い話。'.repeat(200) });
    const full = region(page).locator('[data-overflow]').first();
    await full.waitFor();
    const heights = await full.evaluate((face: HTMLElement) => {
      const height = () => face.querySelector('.face-rules')?.clientHeight;
      const marked = height();
      delete face.dataset['overflow'];
      return [marked, height()];
    });
    expect(heights[0]).toBe(heights[1]);
    await page.context().close();
  });

  it('stacks the faces in a narrow panel, and puts them side by side in a wide one', async () => {
    for (const [width, beside] of [
      ['236', false],
      ['620', true],
    ] as const) {
      const page = await open(`panel&width=${width}`);
      const face = (at: number) => region(page).getByRole('article').nth(at);
      await face(1).waitFor();
      const top = async (at: number) => (await face(at).boundingBox())?.y;
      await expect.poll(async () => (await top(0)) === (await top(1))).toBe(beside);
      await page.context().close();
    }
  });

  it('has logged no errors', () => {
    expect(complaints).toEqual([]);
  });
});
