import { cp, rm } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SystemId } from '#engine/systems/system-ids.ts';
import { rows } from '../matrix.ts';
import { board } from './desk.ts';
import { outOfSight } from './fits.ts';
import { openStudio, type Studio } from './studio.ts';

// Beside the text, as the desk opens: of every hosted game the whole map is seen, at every size that the desk supports.

const sizes = [
  [1440, 900],
  [1280, 800],
  [1024, 640],
] as const;

/** A sample of every hosted game, what its map is called, and how many places are on it at least. */
const maps: Readonly<Record<SystemId, readonly [sample: string, map: string, places: number]>> = {
  'tokyo-site-seeing': ['tokyo-site-seeing', 'エリア', 5],
  'tokyo-metro': ['tokyo-metro', '路線図', 47],
  'arkham-horror-lcg': ['tide-bell', '場所', 1],
  scythe: ['scythe-amber-valley', '地図', 23],
};

describe.each(Object.entries(maps))('the map of %s', (_, [sample, name, least]) => {
  let studio: Studio;
  const places = (page: Page): Locator => board(page).getByRole('list', { name, exact: true }).getByRole('listitem');
  beforeAll(async () => {
    const prepare = async (folder: string): Promise<void> => {
      await rm(folder, { recursive: true });
      await cp(`sample-content/${sample}`, folder, { recursive: true });
    };
    studio = await openStudio({}, { prepare });
  });
  afterAll(() => studio?.close());

  it.each(rows(sizes, [0, 2]))('lies inside what is seen at %i × %i', async (width, height) => {
    const { page } = studio;
    await page.setViewportSize({ width, height });
    await expect.poll(() => places(page).count()).toBeGreaterThanOrEqual(least);
    await expect.poll(() => outOfSight(places(page))).toEqual([]);
  });
});
