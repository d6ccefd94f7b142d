import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  actions,
  cheat,
  difference,
  find,
  log,
  openFile,
  playToActions,
  problems,
  stateOf,
  writeOver,
} from '../../stories/desk.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio?.close());

describe.sequential('an edit that breaks the game', () => {
  it('shows causes in the log: a vest reduces damage', async () => {
    const { page } = studio;
    await playToActions(page);
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-01' });
    await cheat(page, '装備させる', { PC: 'gangster', カード: 'W-17' });
    await cheat(page, 'トラブルを置く', { カード: 'T-31', スロット: 'SJK0' });
    await act(page, 'ギャングスター', '曲がった標識', '使用', '暴走する清掃車');
    await act(page, '防弾ベスト', '割り込む');
    await expect.poll(() => log(page).innerText()).toMatch(/2 → 0[：\s]*防弾ベスト −2/);
  });

  it('stops before the answer that is no longer legal, names it, and continues from there', async () => {
    const { page } = studio;
    await openFile(page, 'cards/weapons.json');
    await find(page, '"W-17"');
    // The vest no longer prevents this damage, so the chosen interrupt is not available.
    await writeOver(page, ['onDamage', 'physical'], 'physical', 'cognitive');
    await expect
      .poll(() => difference(page).innerText())
      .toMatch(/「ギャングスター：防弾ベストで割り込む」ができなくなり/);
    await expect.poll(() => difference(page).innerText()).toMatch(/^\d+手目/);
    await expect.poll(() => log(page).innerText()).not.toContain('防弾ベスト −2');
    // The printed text now differs; that is a warning, not an error.
    await expect.poll(() => problems(page).getByRole('img', { name: 'エラー' }).count()).toBe(0);
    const stopped = await stateOf(page);
    await page.getByRole('button', { name: 'ここから続ける' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'ここから続ける' }).count()).toBe(0);
    await expect.poll(() => stateOf(page)).toBe(stopped);
    await expect.poll(() => actions(page).getByRole('button').count()).toBeGreaterThan(0);
  });
});
