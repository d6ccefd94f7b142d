import { readdirSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { rows } from '../matrix.ts';
import { board } from './desk.ts';
import { outOfSight } from './fits.ts';
import { openStudio, type Studio } from './studio.ts';

// With the text in sight and with the table alone, as the desk opens: of every hosted game the whole map is seen, at
// every size that the desk supports.

const sizes = [
  [1440, 900],
  [1280, 800],
  [1024, 640],
] as const;

/** What games call the list of the places on their map. */
const map = /^(エリア|路線図|場所|地図)$/;

interface Manifest {
  readonly system: string;
  readonly requires: readonly unknown[];
}

/** The first sample that can be played by itself. */
function sampleOf(system: string): string {
  const samples = readdirSync('sample-content').map((name) => path.join('sample-content', name));
  const found = samples.find((folder) => {
    const project = JSON.parse(readFileSync(path.join(folder, 'studio.json'), 'utf8')) as Manifest;
    return project.system === system && project.requires.length === 0;
  });
  if (found === undefined) throw new Error(`no sample of ${system}`);
  return found;
}

describe.each(hostedSystems.map(({ system }) => system.id))('the map of %s', (system) => {
  let studio: Studio;
  const places = (page: Page): Locator => board(page).getByRole('list', { name: map }).getByRole('listitem');
  beforeAll(async () => {
    const prepare = async (folder: string): Promise<void> => {
      await rm(folder, { recursive: true });
      await cp(sampleOf(system), folder, { recursive: true });
    };
    studio = await openStudio({}, { prepare });
  });
  afterAll(() => studio?.close());

  it.each(rows(sizes, [0, 2]))('lies inside what is seen at %i × %i, next to the text', async (width, height) => {
    const { page } = studio;
    await page.setViewportSize({ width, height });
    await expect.poll(() => places(page).count()).toBeGreaterThan(0);
    await expect.poll(() => outOfSight(places(page))).toEqual([]);
  });

  it.each(rows(sizes, [0, 2]))('lies inside what is seen at %i × %i, on the table alone', async (width, height) => {
    const { page } = studio;
    await page.setViewportSize({ width, height });
    const hides = page.getByRole('button', { name: 'エディタを隠す' });
    if (await hides.isVisible()) await hides.click();
    await page.getByRole('button', { name: /文字を開く$/ }).waitFor();
    await expect.poll(() => outOfSight(places(page))).toEqual([]);
  });
});
