import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SettingsView } from '#renderer/views/settings/settings-view.tsx';
import { type Shown, show } from './show.tsx';

let shown: Shown;
beforeEach(async () => {
  shown = await show(<SettingsView about={null} />);
});

const kept = () => expect.poll(async () => JSON.parse(await shown.read('../state/settings.json').catch(() => 'null')));
const rows = page.getByRole('listitem');
const size = page.getByRole('spinbutton', { name: '文字の大きさ' });

it('are found by the readings of their names', async () => {
  await page.getByRole('searchbox', { name: '設定を探す' }).fill('haishoku');
  await expect.poll(() => rows.elements().length).toBe(1);
  await expect.element(rows).toHaveTextContent('配色');
});

it('say so when none is found', async () => {
  await page.getByRole('searchbox', { name: '設定を探す' }).fill('ない設定');
  await expect.poll(() => rows.elements()).toEqual([]);
  await expect.element(page.getByText('合う設定はありません。')).toBeVisible();
});

it('are saved by the host when changed, are marked as changed, and can be reset one by one', async () => {
  await userEvent.fill(size, '17');
  await userEvent.click(page.getByRole('radiogroup', { name: '配色' }).getByRole('radio', { name: '夜' }));
  await kept().toEqual({ 'editor.fontSize': 17, 'look.theme': 'yoru' });
  await expect.poll(() => page.getByText('変更', { exact: true }).elements().length).toBe(2);
  await page.getByRole('button', { name: '配色を初期値に戻す' }).click();
  await kept().toEqual({ 'editor.fontSize': 17 });
});

it('can be edited as text: a wrong value is reported and stays, and invalid JSON is not saved', async () => {
  await page.getByRole('button', { name: 'settings.json' }).click();
  const text = page.getByRole('textbox');
  const faults = page.getByRole('list', { name: /問題/ });
  await text.fill('{"editor.fontSize": 18, "look.theme": "pink"}');
  await expect.element(faults).toHaveTextContent('「look.theme」');
  await kept().toEqual({ 'editor.fontSize': 18, 'look.theme': 'pink' });
  await text.fill('{"editor.fontSize": 19, ');
  await expect.element(faults).toHaveTextContent('JSONとして読めません');
  await kept().toEqual({ 'editor.fontSize': 18, 'look.theme': 'pink' });
});

it('of the project include only those a project may set', async () => {
  await page.getByRole('button', { name: 'このプロジェクト' }).click();
  await expect.element(page.getByRole('button', { name: '見た目' })).not.toBeInTheDocument();
});

it('switch to the keyboard shortcuts when these are requested while the settings are open', async () => {
  await shown.change(<SettingsView about="keys" />);
  await expect.element(page.getByRole('searchbox', { name: 'コマンドを探す' })).toBeVisible();
});
