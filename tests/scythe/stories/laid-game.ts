import { cp, rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { openSetUp, startGame, stateOf } from '../../stories/desk.ts';

/** The sample instead of the shipped project. */
export async function prepareValley(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  await cp('sample-content/scythe-amber-valley', folder, { recursive: true });
}

export async function changing(page: Page, what: () => Promise<unknown>): Promise<void> {
  const before = await stateOf(page);
  await what();
  await expect.poll(() => stateOf(page)).not.toBe(before);
}

/** A new game of two seats with these roles, and this table by the console. */
export async function layGame(page: Page, table: JsonObject): Promise<void> {
  const box = await openSetUp(page);
  await box.getByRole('combobox', { name: '人数' }).selectOption('2');
  for (const [kind, ids] of [
    ['勢力', ['F1', 'F2']],
    ['プレイヤーマット', ['M1', 'M2']],
  ] as const) {
    await box.getByText(new RegExp(`^${kind} [0-9]`)).click();
    const roles = box.getByRole('group', { name: kind });
    for (const id of ids) await roles.getByRole('checkbox', { name: new RegExp(`^${id} `) }).check();
  }
  await changing(page, () => startGame(page));
  await page.keyboard.press('Alt+;');
  const line = page.getByRole('combobox', { name: '変えること' });
  await line.fill(`put ${JSON.stringify(table)}`);
  await changing(page, () => line.press('Enter'));
  await page.keyboard.press('Escape');
  await line.waitFor({ state: 'detached' });
}
