import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ProjectPage } from '#renderer/views/project/project-page.tsx';
import { show } from '../../components/show.tsx';

const box = (name: string) => page.getByRole('region', { name, exact: true });

it('says what the project is, in which languages, what is wrong, and what it needs', async () => {
  await show(<ProjectPage />);
  await expect.element(page.getByRole('heading', { name: '終点のない街——トーキョー災都心 見本' })).toBeVisible();
  await expect
    .element(box('このプロジェクト'))
    .toHaveTextContent(/バージョン0\.1\.0IDtokyo-site-seeing-sample原文の言語日本語/);
  await expect.element(box('言語').getByRole('progressbar', { name: '英語' })).toBeVisible();
  await expect.element(box('問題')).toHaveTextContent('問題はありません。');
  await expect.element(box('必要なプロジェクト')).toHaveTextContent('ほかのプロジェクトを使っていません。');
  await expect.element(box('印刷と配布').getByRole('button', { name: '印刷…' })).toBeVisible();
});

it('lists a problem, with the way to its place', async () => {
  await show(<ProjectPage />, { over: { 'cards/weapons.json': '{' } });
  await expect.element(box('問題').getByRole('button', { name: 'すべて見る' })).toBeVisible();
  await expect.element(box('問題').getByRole('listitem').first().getByRole('button')).toBeVisible();
});
