import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { choose } from '#renderer/desk/inspector/choose.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { Inspector } from '#renderer/views/inspector/inspector.tsx';
import weapons from '../../../sample-content/tokyo-site-seeing/cards/weapons.json?raw';
import { show } from '../../components/show.tsx';

const file = 'cards/weapons.json';
const inspector = page.getByRole('region', { name: '詳細', exact: true });
const title = (name: string) => inspector.getByRole('heading', { level: 2, name, exact: true });
const section = (name: string) => inspector.getByRole('group', { name, exact: true });
const sections = () => [...document.querySelectorAll('.inspector-section h3')].map((heading) => heading.textContent);

let went: readonly string[];
beforeEach(async () => {
  went = [];
  const over = { [file]: weapons.replace('"amount": 2, "type": "physical"', '"amount": 3, "type": "physical"') };
  await show(<Inspector />, {
    over,
    stage: {
      ...stage(),
      isTextSeen: () => false,
      openPart: (part, about) => {
        went = [...went, `${part} ${about ?? ''}`];
      },
      hidePart: (part) => {
        went = [...went, `hide ${part}`];
      },
    },
  });
});

it('shows a card by name, with its face in one language at a time', async () => {
  choose(file, 'W-09');
  await expect.element(title('祭りの残りの花火')).toBeVisible();
  await expect.element(inspector).toHaveTextContent(/このエリアのすべての敵に物理ダメージ2点/);
  await inspector
    .getByRole('group', { name: '面の言語' })
    .getByRole('button', { name: '英語の面', exact: true })
    .click();
  await expect.element(inspector).toHaveTextContent('2 physical damage to every enemy in this area.');
});

it('leaves out the sections that have nothing to say', async () => {
  choose(file, 'W-09');
  await expect.poll(sections).toEqual(['テスト', '訳']);
  choose('words.json', 'blunt');
  await expect.poll(sections).toEqual(['使われている所', '訳']);
});

it('says a problem once, with its fix', async () => {
  choose(file, 'W-01');
  const problem = section('問題').getByRole('listitem');
  await expect.element(problem).toHaveTextContent(/印字 2 ≠ 効果 3/);
  const sentence = problem.element().querySelector('.problem-said')?.textContent;
  expect(document.body.textContent?.split(sentence ?? '').length).toBe(2);
  await expect.element(problem.getByRole('button', { name: '直す…' })).toBeVisible();
});

describe('leads', () => {
  it('to the entries that refer to it, which it then shows', async () => {
    choose('words.json', 'blunt');
    await section('使われている所')
      .getByRole('button', { name: /^曲がった標識/ })
      .click();
    await expect.element(title('曲がった標識')).toBeVisible();
  });

  it('to its playtests', async () => {
    choose(file, 'W-09');
    await section('テスト')
      .getByRole('button', { name: /購入できるのは/ })
      .click();
    await expect.poll(() => went).toEqual([expect.stringMatching(/^tests .*購入できるのは/s)]);
  });

  it('to its texts in the translations', async () => {
    choose(file, 'W-09');
    await section('訳')
      .getByRole('button', { name: /英語.*済み3\/3/ })
      .click();
    expect(went).toEqual(['translations ']);
  });
});

it('keeps a pinned card while others are chosen, and can be closed', async () => {
  choose(file, 'W-09');
  await inspector.getByRole('button', { name: '留める' }).click();
  choose(file, 'W-13');
  await inspector.getByRole('button', { name: '留めている', pressed: true }).click();
  await expect.element(title('お説教テープ')).toBeVisible();
  await inspector.getByRole('button', { name: '詳細を隠す' }).click();
  expect(went).toEqual(['hide inspector']);
});
