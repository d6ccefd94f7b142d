import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedIn } from '#host/program/program-folder.ts';
import { followFirstLoad } from '#scripts/first-load.ts';
import { launchChromium } from '../../stories/chromium.ts';
import { startDoor } from '../../stories/studio.ts';

// Design §9: the download before the first game can be played. A part that is loaded too early shows in the size.

const MOST = 1_500_000;
/** A small file costs more than its bytes: it is asked for, answered, read and compiled by itself. */
const MOST_FILES = 50;

describe('the download before the first game can be played', () => {
  let outside: string;
  let door: Awaited<ReturnType<typeof startDoor>>;
  let browser: Awaited<ReturnType<typeof launchChromium>>;
  beforeAll(async () => {
    outside = await mkdtemp(path.join(tmpdir(), 'studio-story-'));
    await cp(shippedIn('.'), path.join(outside, 'project'), { recursive: true });
    // A person who opens the studio for the first time.
    door = await startDoor(path.join(outside, 'project'), undefined, undefined, undefined, {}, false);
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    door?.child.kill('SIGTERM');
    if (door?.child.exitCode === null) await once(door.child, 'close');
    await rm(outside, { recursive: true, force: true });
  });

  it.each(['ja-JP', 'en-US'])(`is at most ${MOST / 1e6} MB, gzipped, in ${MOST_FILES} files, in %s`, async (locale) => {
    const page = await browser.newPage({ locale, viewport: { width: 1440, height: 900 } });
    const load = await followFirstLoad(page);
    await page.goto(door.address);
    const sizes = await load.measured();
    const sum = sizes.reduce((all, [, bytes]) => all + bytes, 0);
    const largest = sizes.slice(0, 12).map(([address, bytes]) => `${bytes} ${new URL(address).pathname}`);
    expect(sizes.length).toBeLessThanOrEqual(MOST_FILES);
    expect(sum).toBeGreaterThan(MOST / 2);
    expect(sum, `the largest:\n${largest.join('\n')}`).toBeLessThanOrEqual(MOST);
    await page.close();
  });
});
