import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reload, runCommand } from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

const kept = (studio: Studio) => path.join(path.dirname(studio.folder), 'state', 'recent-projects');
const picture = (page: Page) => page.locator('.welcome-recent img');

describe.sequential('a project that was open', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio();
  });
  afterAll(() => studio?.close());

  it('is shown on the welcome page by its own faces, drawn in an idle moment', async () => {
    const { page } = studio;
    await expect.poll(() => readdir(kept(studio)).catch(() => [])).toHaveLength(1);
    await runCommand(page, 'はじめの画面');
    await picture(page).waitFor();
    expect(await picture(page).evaluate(coloursOf)).toBeGreaterThan(200);
  });

  it('loses its picture when it is removed from the list', async () => {
    const { page, folder } = studio;
    await rm(folder, { recursive: true });
    await reload(page);
    await page.getByRole('button', { name: '一覧から外す' }).click();
    await expect.poll(() => readdir(kept(studio))).toEqual([]);
  });
});

/** The number of colours in an image: blank paper has one. */
async function coloursOf(image: HTMLElement | SVGElement): Promise<number> {
  const shown = image as HTMLImageElement;
  await shown.decode();
  const canvas = new OffscreenCanvas(shown.naturalWidth, shown.naturalHeight);
  const context = canvas.getContext('2d');
  context?.drawImage(shown, 0, 0);
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  const found = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4)
    found.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
  return found.size;
}
