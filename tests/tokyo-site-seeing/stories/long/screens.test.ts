import { afterAll, beforeAll, expect, it } from 'vitest';
import { editor, face } from '../../../stories/desk.ts';
import { openStudio, type Studio } from '../../../stories/studio.ts';

// A screen of three times the density, and a user who prefers reduced motion.

const DENSITY = 3;
let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ deviceScaleFactor: DENSITY, reducedMotion: 'reduce' });
  await editor(studio.page).locator('.view-line').first().waitFor();
  await face(studio.page).locator('svg').first().waitFor();
});
afterAll(() => studio?.close());

it('bitmaps have the resolution of the screen, and everything else is vector graphics', async () => {
  const blurred = await studio.page.evaluate((density) => {
    const canvases = [...document.querySelectorAll('canvas')].filter(
      (one) => one.clientWidth > 0 && one.width < Math.floor(one.clientWidth * density),
    );
    const pictures = [...document.querySelectorAll('img')].filter(
      (one) => !one.currentSrc.includes('svg') && one.naturalWidth < one.clientWidth * density,
    );
    return [...canvases, ...pictures].map((one) => one.outerHTML.slice(0, 120));
  }, DENSITY);
  expect(blurred).toEqual([]);
});

it('nothing of ours is animated', async () => {
  const moving = await studio.page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.closest('.monaco-editor') === null)
      .filter((one) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(one);
        const isLong = (durations: string) => durations.split(',').some((each) => Number.parseFloat(each) > 0);
        return isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration));
      })
      .map((one) => `${one.tagName} ${one.className}`),
  );
  expect(moving).toEqual([]);
});
