import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type HelpPage, helpStore, openGuide, openHelp } from '#renderer/desk/help/help-store.ts';
import type { Commands } from '#renderer/parts/keys/command.ts';
import { Help } from '#renderer/views/help/help.tsx';
import { linkTarget } from '#renderer/views/help/link-target.ts';
import { Markdown } from '#renderer/views/help/markdown.tsx';
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

it('follows the links of a page to another page and to a heading', async () => {
  await show(<Help commands={none} />, { prepare: () => openGuide('effects', '') });
  const article = help.getByRole('article');
  await article.getByRole('link', { name: '問題の一覧' }).first().click();
  await expect.element(article.getByRole('heading', { name: 'PRJ001' })).toBeInTheDocument();
  openGuide('effects', 'serum');
  await expect.poll(() => document.activeElement?.getAttribute('data-anchor')).toBe('serum');
  const panel = help.getByRole('tabpanel').element();
  const fromTop = (one: Element | null) => (one?.getBoundingClientRect().top ?? 0) - panel.getBoundingClientRect().top;
  await expect.poll(() => Math.abs(fromTop(document.activeElement))).toBeLessThan(80);
  const link = article.element().querySelector('a[href="#strike"]');
  expect(link).not.toBe(null);
  (link as HTMLElement).click();
  await expect.poll(() => document.activeElement?.getAttribute('data-anchor')).toBe('strike');
  expect(help.getByRole('combobox', { name: '手引きを選ぶ' }).element()).toHaveProperty('value', 'effects');
});

it('leaves out the link to the page in the other language, and no other', async () => {
  const text = '# はじめる\n\n[English](start.md)\n\n[画面の使い方](desk.ja.md)';
  await show(<Markdown text={text} file="guide/start.ja.md" />);
  await expect
    .poll(() =>
      page
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    )
    .toEqual(['画面の使い方']);
});

it('opens a page at its start by a link from what is new', async () => {
  await showHelp('news');
  await help.getByRole('article').getByRole('link').first().click();
  await expect.element(help.getByRole('tab', { name: '手引き' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => helpStore.getState().place).toEqual({ guide: 'card-pictures', anchor: '' });
  await expect.poll(() => document.activeElement?.tagName).toBe('ARTICLE');
});

it.each([
  ['../reference/problems.md#prj001', { to: 'guide', guide: 'problems', anchor: 'prj001' }],
  ['printing.ja.md', { to: 'guide', guide: 'printing', anchor: '' }],
  ['#%E5%8D%B0%E5%88%B7', { to: 'guide', guide: 'desk', anchor: '印刷' }],
  ['../reference/changes.md', { to: 'news' }],
  ['https://example.org/a', { to: 'outside', address: 'https://example.org/a' }],
  ['mailto:a@example.org', { to: 'outside', address: 'mailto:a@example.org' }],
  ['desk.ja.md', null],
  ['../decisions/desk.md', null],
  ['../reference/landmarks.md', null],
  ['../../schemas/card.json', null],
  ['javascript:alert(1)', null],
  ['file:///etc/hosts', null],
  ['http://example.org', null],
])('the link %s of the page on the desk leads to %j', (href, target) => {
  expect(linkTarget(href, 'guide/desk.md')).toEqual(target);
});

it('opens a link that leads outside in the browser', async () => {
  await show(<Markdown text="[the rules](https://example.org/rules)" file="guide/desk.md" />);
  const link = page.getByRole('link', { name: 'the rules' });
  await expect.element(link).toHaveAttribute('href', 'https://example.org/rules');
  await expect.element(link).toHaveAttribute('target', '_blank');
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
