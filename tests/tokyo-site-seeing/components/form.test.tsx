import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setCursor } from '#renderer/desk/project/cursor-store.ts';
import { texts } from '#renderer/desk/project/project-actions.ts';
import { openFile } from '#renderer/desk/project/project-store.ts';
import { FormView } from '#renderer/views/form/form-view.tsx';
import { type Shown, show } from '../../components/show.tsx';

const file = 'cards/weapons.json';
const amount = page.getByRole('textbox', { name: 'ダメージ…点を与える' });
const name = page.getByRole('textbox', { name: '名前', exact: true });

let shown: Shown;
let before: readonly string[];
beforeEach(async () => {
  shown = await show(<FormView about={null} />, { prepare: () => openAt(file, '"id": "W-01"') });
  await expect.element(name).toHaveValue('曲がった標識');
  before = lines();
});

function openAt(path: string, mark: string): void {
  openFile(path);
  setCursor(path, { line: 1, column: 1, offset: (texts.get(path) ?? '').indexOf(mark) });
}

const lines = (): readonly string[] => (texts.get(file) ?? '').split('\n');
const changed = () =>
  expect.poll(() =>
    lines()
      .filter((line, i) => line !== before[i])
      .map((line) => line.trim()),
  );

it('writes a number of a sentence, also in full-width digits, and nothing else', async () => {
  await amount.first().click();
  await userEvent.keyboard('３');
  await expect.element(amount.first()).toHaveValue('3');
  await changed().toEqual(['"do": [{ "op": "damage", "to": { "op": "target" }, "amount": 3, "type": "physical" }],']);
});

it('adds an effect by its sentence, and moves it by Alt and an arrow', async () => {
  await amount.first().click();
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await expect.element(page.getByRole('combobox', { name: '文から足す：起きること' })).toHaveFocus();
  await userEvent.keyboard('このエリアの敵すべてに認知ダメージ1点');
  await expect.element(page.getByRole('option', { name: /認知ダメージ1点/ }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const first = '{ "op": "damage", "to": { "op": "target" }, "amount": 2, "type": "physical" }';
  const added = '{ "op": "damage", "to": { "op": "enemiesHere" }, "amount": 1, "type": "cognitive" }';
  await changed().toEqual([`"do": [${first}, ${added}],`]);
  await amount.nth(1).click();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await changed().toEqual([`"do": [${added}, ${first}],`]);
});

it('shows the saved value next to a changed one', async () => {
  await userEvent.fill(name, '折れた標識');
  await changed().toEqual(['"name": "折れた標識",']);
  await expect.element(page.getByText('保存では曲がった標識')).toBeVisible();
});

it('goes to the next entry by a key', async () => {
  await name.click();
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
  await expect.element(page.getByText('2/14')).toBeVisible();
});

it('goes to the next entry and back by its buttons', async () => {
  await page.getByRole('button', { name: '次の項目' }).click();
  await expect.element(page.getByText('2/14')).toBeVisible();
  await page.getByRole('button', { name: '前の項目' }).click();
  await expect.element(page.getByText('1/14')).toBeVisible();
});

it('is read-only for a file of a required project', async () => {
  const required = 'tokyo-site-seeing-sample:cards/weapons.json';
  await show(<FormView about={null} />, { sample: 'tokyo-bay', prepare: () => openAt(required, '"id": "W-01"') });
  await expect.element(page.getByText('読み取り専用のファイルです。')).toBeVisible();
  await expect.element(name).toHaveAttribute('readonly');
});

it('reports invalid JSON, keeps its content and writes nothing', async () => {
  await shown.write(file, before.join('\n').replace('"formatVersion": 1,', '"formatVersion": 1'));
  await expect.element(page.getByRole('alert').getByText(/行目がJSONとして読めません/)).toBeVisible();
  await expect.element(name).toHaveValue('曲がった標識');
  await expect.element(name).toHaveAttribute('readonly');
  await shown.write(file, before.join('\n'));
  await expect.element(name).not.toHaveAttribute('readonly');
});

it('shows a candidate as it is printed', async () => {
  const scenario = 'scenarios/S00-no-last-stop/scenario.json';
  await show(<FormView about={null} />, { prepare: () => openAt(scenario, '"id": "S00"') });
  await page.getByRole('button', { name: 'flag' }).click();
  await page.getByRole('button', { name: '「得られる報酬カード」に足す' }).click();
  const printed = () => document.querySelector<HTMLElement>('.form-choices-face')?.innerText;
  await expect.poll(printed).toContain('SC00-11');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(printed).toContain('SC01-11');
});
