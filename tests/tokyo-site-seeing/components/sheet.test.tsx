import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { texts } from '#renderer/desk/project/project-actions.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { SheetView } from '#renderer/views/sheet/sheet-view.tsx';
import items from '../../../sample-content/tokyo-site-seeing/cards/items.json?raw';
import weapons from '../../../sample-content/tokyo-site-seeing/cards/weapons.json?raw';
import gameWords from '../../../sample-content/tokyo-site-seeing/words.json?raw';
import { type Shown, show } from '../../components/show.tsx';

const file = 'cards/weapons.json';
const grid = page.getByRole('grid', { name: '表：武器' });

let shown: Shown;
let written: string;
beforeEach(async () => {
  shown = await show(<SheetView about={file} />, { files: { [file]: weapons, 'words.json': gameWords } });
  await expect.element(grid).toHaveAttribute('aria-rowcount', '15');
  written = text();
});

const text = (): string => texts.get(file) ?? '';

function withValue(id: string, key: string, value: string, before = written): string {
  const at = before.indexOf(`"${key}": `, before.indexOf(`"id": "${id}"`)) + key.length + 4;
  const end = at + before.slice(at).search(/[,\n}]| \}/);
  return before.slice(0, at) + value + before.slice(end);
}

const within = (place: Element, role: string): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(`[role="${role}"]`),
];

function cell(id: string, heading: string): HTMLElement {
  const headings = within(grid.element(), 'columnheader').map((one) => one.innerText.trim());
  const row = within(grid.element(), 'row').find((one) =>
    within(one, 'gridcell').some(({ innerText }) => innerText.trim() === id),
  );
  const found = row === undefined ? undefined : within(row, 'gridcell')[headings.indexOf(heading) - 1];
  if (found === undefined) throw new Error(`no cell of ${id} under ${heading} among ${headings}`);
  return found;
}

const goTo = (id: string, heading: string) => userEvent.click(cell(id, heading));
const press = (keys: string) => userEvent.keyboard(keys);
const cellText = (id: string, heading: string) => expect.poll(() => cell(id, heading).innerText.trim());

function paste(table: string, place: Element = grid.element()): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', table);
  place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

it('shows names and words instead of ids', () => {
  const headings = ['名前', '特徴', 'レアリティ', '装備の能力', 'レンジ'];
  expect(headings.map((heading) => cell('W-05', heading).innerText.trim())).toEqual([
    ...['改造ガス銃', '銃', 'コモン', '技術', '遠'],
  ]);
});

it('a full-width number is written as digits, and nothing else in the text changes', async () => {
  await goTo('W-05', 'AP');
  await press('{Enter}７{Enter}');
  await expect.poll(text).toBe(withValue('W-05', 'ap', '7'));
  undo();
  await expect.poll(text).toBe(written);
});

it('a key acts on the selected row, even if another program inserts one above it or removes it', async () => {
  await goTo('W-05', 'AP');
  await shown.write(file, written.replace('"cards": [', '"cards": [{ "id": "W-98" },'));
  await expect.element(grid).toHaveAttribute('aria-rowcount', '16');
  await press('7');
  await shown.write(file, written);
  await expect.element(grid).toHaveAttribute('aria-rowcount', '15');
  await press('{Enter}');
  await expect.poll(text).toBe(withValue('W-05', 'ap', '7'));
});

it('a fill down is one action and one undo', async () => {
  await goTo('W-05', 'AP');
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await cellText('W-09', 'AP').toContain('2');
  await expect.poll(() => cell('W-09', 'AP').dataset['tip']).toBe('保存した値は3');
  expect(text()).toBe(withValue('W-09', 'ap', '2'));
  undo();
  await expect.poll(text).toBe(written);
});

it('a formula and a wrong word stay in their cells with an error, and are not written', async () => {
  await goTo('W-05', '購入');
  await press('=H5+1{Enter}');
  await goTo('W-05', 'レンジ');
  await press('z{Enter}');
  const wrong = page.getByRole('tabpanel', { name: /^誤り/ });
  await expect.element(wrong).toHaveTextContent('この列に書けるのは、遠＋・遠・近＋・近。');
  await expect.element(wrong).toHaveTextContent('式は入れられない。値を書く。');
  expect(cell('W-05', '購入').ariaInvalid).toBe('true');
  expect(cell('W-05', '購入').innerText).toBe('=H5+1');
  expect(text()).toBe(written);
  await wrong.getByRole('button', { name: '4 に戻す' }).click();
  await wrong.getByRole('button', { name: '遠 に戻す' }).click();
  await cellText('W-05', '購入').toBe('4');
});

const beforeTaken = page.getByRole('dialog', { name: '取り込む前に' });

it('of a ragged paste the fitting cells are written, and the rest is listed', async () => {
  await goTo('W-38', '装備');
  paste('5\t遠＋\n6\n7\tあ');
  await beforeTaken.getByRole('button', { name: '2セルだけ取り込む' }).click();
  const left = page.getByRole('tabpanel', { name: /^取り込み/ });
  await expect.element(left).toHaveTextContent('3行目の1番目「7」');
  await expect.element(left).toHaveTextContent('行が足りない');
  await cellText('W-38', 'レンジ').toContain('遠＋');
  expect(text()).toBe(withValue('W-38', 'target', '5', withValue('W-38', 'range', '"far+"')));
  undo();
  await expect.poll(text).toBe(written);
});

it('lines pasted below the last row become new cards, together with the changes above in one undo', async () => {
  await goTo('W-38', '装備');
  paste('5\t遠＋\n6\n7\tあ');
  await expect.element(beforeTaken).toHaveTextContent('1枚の新しいカードを作る');
  await expect.element(beforeTaken).toHaveTextContent('この列に書けるのは、遠＋・遠・近＋・近。');
  await beforeTaken.getByRole('button', { name: '2セルを取り込み、1枚の新しいカードを作る' }).click();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '16');
  await cellText('W-41', '装備').toContain('7');
  undo();
  await expect.poll(text).toBe(written);
});

it('two hundred rows pasted into an empty sheet become two hundred cards, and one undo removes them', async () => {
  const empty = '{\n  "formatVersion": 1,\n  "cards": []\n}\n';
  await shown.write(file, empty);
  const place = page.getByRole('group', { name: '表：武器' });
  await expect.element(place).toBeVisible();
  const lines = Array.from({ length: 200 }, (_, i) => `札${i}\tふだ${i}\tコモン`);
  paste(lines.join('\n'), place.element());
  await beforeTaken.getByRole('button', { name: '200枚の新しいカードを作る' }).click();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '201');
  const entries = JSON.parse(text()).cards as { readonly name: string; readonly reading: string }[];
  expect(entries.map(({ name, reading }) => `${name}\t${reading}\tコモン`)).toEqual(lines);
  undo();
  await expect.poll(text).toBe(empty);
});

it('is sorted by reading from the menu of a column, and regains the focus', async () => {
  await goTo('W-05', '名前');
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('dialog', { name: '列「名前」' })).toBeVisible();
  await press('{Enter}');
  await expect.element(grid).toHaveFocus();
  const names = () => [...grid.element().querySelectorAll<HTMLElement>('[data-column="name"]')];
  await expect
    .poll(() =>
      names()
        .slice(0, 3)
        .map(({ innerText }) => innerText),
    )
    .toEqual(['お説教テープ', '改造ガス銃', '解体現場の釘打ち機']);
});

it('when the filter matches nothing, it says how to clear it', async () => {
  await goTo('W-05', '名前');
  await press('{Control>}{Shift>}L{/Shift}{/Control}');
  await press('こぶし');
  await expect.element(page.getByRole('status').filter({ hasText: '合うカードがない' })).toBeVisible();
  await page.getByRole('button', { name: '絞り込みをやめる' }).click();
  await expect.element(grid).toHaveAttribute('aria-rowcount', '15');
});

it('the row of a faulty entry is marked, with the reason', async () => {
  await shown.write(file, withAmount(written, 3));
  const signed = grid.getByRole('rowheader', { name: /効果では3点です/ });
  await expect.poll(() => signed.element().querySelectorAll('.sign-warning').length).toBe(1);
});

function withAmount(before: string, amount: number): string {
  const at = before.indexOf('"amount": 2, "type": "physical"');
  return `${before.slice(0, at)}"amount": ${amount}${before.slice(at + '"amount": 2'.length)}`;
}

it('an unreadable file shows the place of the fault, not an empty table', async () => {
  const files = { 'cards/items.json': items.replace('"formatVersion": 1,', '"formatVersion": 1') };
  await show(<SheetView about="cards/items.json" />, { files });
  const told = page.getByText('cards/items.json は読めません：3行目。');
  await expect.element(told).toBeVisible();
  expect(page.getByRole('button', { name: /新しいアイテム|貼って作る/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'そこへ行く' }).click();
  expect(projectStore.getState().goTo).toMatchObject({ path: 'cards/items.json', line: 2 });
});
