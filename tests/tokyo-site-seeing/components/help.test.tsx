import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type HelpPage, helpStore, openHelp } from '#renderer/desk/help/help-store.ts';
import type { Commands } from '#renderer/parts/keys/command.ts';
import { Help } from '#renderer/views/help/help.tsx';
import { show } from '../../components/show.tsx';

const none: Commands = { file: [], edit: [], view: [], go: [], game: [], help: [] };
const help = page.getByRole('dialog', { name: 'ヘルプ' });

const showHelp = (opened: HelpPage) => show(<Help commands={none} />, { prepare: () => openHelp(opened) });

it('tabs switch between its pages, and its button closes it', async () => {
  await showHelp('start');
  await help.getByRole('tab', { name: '新しくなったこと' }).click();
  await expect.element(help.getByRole('article').getByRole('heading').first()).toHaveTextContent('新しくなったこと');
  await help.getByRole('button', { name: '閉じる' }).click();
  expect(helpStore.getState().page).toBe(null);
});

it('has the complete guides in the language of the desk', async () => {
  await showHelp('guides');
  await expect.poll(() => help.getByRole('option').elements().length).toBeGreaterThan(4);
  const article = help.getByRole('article');
  await expect.poll(() => article.getByRole('heading').elements().length).toBeGreaterThan(10);
  await expect.element(article).toHaveTextContent('最大HP');
});

it('has the rules of the game, searchable by words and number', async () => {
  await showHelp('rules');
  const field = help.getByRole('searchbox', { name: 'ルールを探す（番号か言葉）' });
  await field.fill('TSS-DMG-06');
  await expect.poll(() => help.getByRole('definition').elements().length).toBe(1);
  await field.fill('軽減');
  await expect.poll(() => help.getByRole('definition').elements().length).toBeGreaterThan(1);
});

it('shows a bug report in full before it is copied, without project content unless ticked', async () => {
  await showHelp('report');
  const report = help.getByRole('region', { name: '報告の文面' });
  await help.getByRole('textbox').fill('盤が空になった');
  await expect.element(report).toHaveTextContent('盤が空になった');
  const text = report.element().textContent ?? '';
  expect(text).toMatch(/^Site-Seeing Studio \d+\.\d+\.\d+\n/);
  expect(text).toContain('Project: tokyo-site-seeing-sample');
  expect(text).not.toContain('formatVersion');
  await help.getByRole('checkbox').click();
  await expect.element(report).toHaveTextContent('formatVersion');
});

it('has the licences of everything packaged, including fonts', async () => {
  await showHelp('licences');
  const licences = help.getByRole('region', { name: 'ライセンス' });
  await expect.element(licences).toHaveTextContent('@fontsource-variable/noto-sans-jp');
  await expect.element(licences).toHaveTextContent('electron');
});
