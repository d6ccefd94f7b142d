import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPrinting, printingStore } from '#renderer/desk/printing/printing-store.ts';
import { PrintDialog } from '#renderer/views/printing/print-dialog.tsx';
import { show } from '../../components/show.tsx';

const dialog = page.getByRole('dialog', { name: '印刷', exact: true });
const shown = dialog.getByRole('region', { name: 'はじめの面' });
const count = shown.getByRole('status');

beforeEach(async () => {
  await show(<PrintDialog />, { prepare: openPrinting });
  await expect.element(count).toBeVisible();
});

it('asks in reading order, and Tab goes through all fields', async () => {
  const focused = () => document.activeElement?.closest('label')?.textContent ?? null;
  await expect.poll(focused).toBe('カードとボード');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('シナリオシート');
});

it('shows the faces selected by the beginnings of their ids, and counts them', async () => {
  await dialog.getByLabelText('どのカード').selectOptions('beginning');
  await dialog.getByLabelText('IDの始まり').fill('W-01, T-01');
  await dialog.getByLabelText('枚数').selectOptions('one');
  await dialog.getByRole('radio', { name: /^1面1ページ/ }).click();
  await expect.element(count).toHaveTextContent('2種 2枚 · 4面');
  expect(shown.getByRole('listitem').elements()).toHaveLength(4);
  await expect.poll(() => shown.element().querySelectorAll('.face').length).toBe(4);
});

it('reports what does not fit on the paper, and its alternative', async () => {
  await dialog.getByLabelText('マット（A3に1枚）').click();
  const finding = shown.getByRole('listitem').filter({ hasText: 'PRT006' });
  await expect
    .element(finding)
    .toHaveTextContent('A3の紙にするか、代わりに「マット（A4に2枚）」（mat-halves）を印刷してください。');
  await dialog.getByLabelText('マット（A3に1枚）').click();
  await expect.element(finding).not.toBeInTheDocument();
});

it('goes to the text of a finding, and closes', async () => {
  await dialog.getByLabelText('印刷所').selectOptions('dtc');
  const finding = shown.getByRole('listitem').filter({ hasText: 'PRT007' });
  await finding
    .getByRole('button', { name: /を開く$/ })
    .first()
    .click();
  await expect.poll(() => printingStore.getState().isOpen).toBe(false);
});
