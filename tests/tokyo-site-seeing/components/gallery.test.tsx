import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GalleryView } from '#renderer/views/gallery/gallery-view.tsx';
import weapons from '../../../sample-content/tokyo-site-seeing/cards/weapons.json?raw';
import { show } from '../../components/show.tsx';

const file = 'cards/weapons.json';
const faces = page.getByRole('listbox', { name: '面：武器' });
const option = faces.getByRole('option');

beforeEach(async () => {
  const over = { [file]: weapons.replace('"amount": 2, "type": "physical"', '"amount": 3, "type": "physical"') };
  await show(<GalleryView about={file} />, { over });
  await expect.element(option.first()).toHaveAttribute('aria-setsize', '14');
});

it('shows faces that need attention first', async () => {
  await expect.element(option.first()).toHaveTextContent(/^W-01.*印字 ≠ 効果$/);
});

it('faces have any size, by keys and by the wheel, up to the true size on paper', async () => {
  const size = page.getByRole('group', { name: '大きさ' }).getByRole('status');
  const width = () => faces.element().querySelector('.gallery-paper')?.getBoundingClientRect().width ?? 0;
  await expect.element(size).toHaveTextContent('63 %');
  (faces.element() as HTMLElement).focus();
  await userEvent.keyboard('++');
  await expect.element(size).toHaveTextContent('83 %');
  await userEvent.keyboard('0');
  await expect.element(size).toHaveTextContent('100 %');
  await expect.poll(() => Math.round((width() / 96) * 25.4)).toBe(63);
  const wheel = new WheelEvent('wheel', { deltaY: 500, ctrlKey: true, bubbles: true, cancelable: true });
  faces.element().dispatchEvent(wheel);
  await expect.element(size).toHaveTextContent('37 %');
});

it('faces can be filtered to those with a problem, and an empty filter says so', async () => {
  const shown = page.getByRole('group', { name: '出す面' });
  await shown.getByRole('button', { name: /^問題/ }).click();
  await expect.poll(() => option.elements().map((one) => one.getAttribute('aria-setsize'))).toEqual(['1']);
  await shown.getByRole('button', { name: 'あふれ 0' }).click();
  await expect.element(page.getByRole('status').filter({ hasText: 'あふれた面はない' })).toBeVisible();
  await page.getByRole('button', { name: 'すべての面を出す' }).click();
  await expect.element(option.first()).toHaveAttribute('aria-setsize', '14');
});

it('faces are measured in the background, and those with overflowing text are counted', async () => {
  const over = { [file]: weapons.replace('"name": "曲がった標識"', `"name": "${'曲がった標識'.repeat(20)}"`) };
  await show(<GalleryView about={file} />, { over });
  await page.getByRole('group', { name: '出す面' }).getByRole('button', { name: 'あふれ 1' }).click();
  await expect.poll(() => option.elements().map((one) => one.getAttribute('aria-setsize'))).toEqual(['1']);
});
