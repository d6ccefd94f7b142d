import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { texts } from '#renderer/desk/project/project-actions.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { TranslationsView } from '#renderer/views/translations/translations-view.tsx';
import { show } from '../../components/show.tsx';

const path = 'l10n/en/cards/weapons.json';
const row = `${path}#W-01/name`;
const rule = `${path}#W-01/effects/attack/text`;
const pane = page.getByRole('complementary', { name: 'W-01/name' });
const field = page.getByRole('textbox', { name: /W-01\/name/ });
const written = () => JSON.parse(texts.get(path) ?? '').units['W-01/name'];

async function type(words: string): Promise<void> {
  await userEvent.click(page.getByRole('gridcell', { name: 'Bent Road Sign', exact: true }));
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(words);
}

beforeEach(async () => {
  await show(<TranslationsView about={null} />);
  await expect.poll(() => translationsStore.getState().translating?.locale).toBe('en');
  translationsStore.setState({ row, searched: 'W-01/name' });
});

it('the problems of a translation follow its typing, before it is taken', async () => {
  await type(' [[TODO]');
  await expect.element(pane).toHaveTextContent('L10N045');
  await userEvent.keyboard('{Backspace>7/}');
  await expect.element(pane).not.toHaveTextContent('L10N045');
});

it('a typed text stays in its field while words of its source are selected, and is a draft once it is left', async () => {
  const before = texts.get(path);
  await type(', Once');
  await userEvent.dblClick(page.getByRole('gridcell', { name: '曲がった標識', exact: true }));
  expect(getSelection()?.toString()).not.toBe('');
  await userEvent.keyboard('{Enter}!');
  await expect.element(field).toHaveValue('Bent Road Sign, Once!');
  expect(texts.get(path)).toBe(before);
  await userEvent.click(page.getByRole('searchbox'));
  await expect.poll(written).toMatchObject({ t: 'Bent Road Sign, Once!', s: 'draft' });
});

it('Alt+↓ puts one proposal after the other into the field, and Alt+↑ goes back', async () => {
  translationsStore.setState({ row: rule, searched: 'W-01/effects/attack/text', typed: '' });
  const of = page.getByRole('complementary', { name: 'W-01/effects/attack/text' });
  const text = page.getByRole('textbox', { name: /W-01\/effects\/attack\/text/ });
  await expect.element(of).toHaveTextContent('%');
  const value = () => (text.element() as HTMLTextAreaElement).value;
  const afterKey = async (keys: string) => {
    await userEvent.keyboard(keys);
    return value();
  };
  const [first, second] = [await afterKey('{Alt>}{ArrowDown}{/Alt}'), await afterKey('{Alt>}{ArrowDown}{/Alt}')];
  expect(new Set([first, second, '']).size).toBe(3);
  expect(await afterKey('{Alt>}{ArrowUp}{/Alt}')).toBe(first);
});

it('the menu of a text reviews it, and opens the concordance', async () => {
  await type('!');
  await userEvent.click(page.getByRole('searchbox'));
  await expect.poll(written).toMatchObject({ s: 'draft' });
  const menu = page.getByRole('menu', { name: 'ここでの操作' });
  const item = (name: RegExp) => menu.getByRole('menuitem', { name });
  await userEvent.click(page.getByRole('gridcell', { name: 'W-01', exact: true }), { button: 'right' });
  await userEvent.click(item(/^訳語検索/));
  await expect.element(page.getByRole('dialog', { name: '訳語検索' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('gridcell', { name: 'W-01', exact: true }));
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await userEvent.click(item(/^校閲済みにする/));
  await expect.poll(written).toMatchObject({ s: 'reviewed' });
});

it('a passage of the concordance marks what was asked for, and is put into the field', async () => {
  await type(' ');
  translationsStore.setState({ concordance: { text: 'ダメージ2点', side: 'source' } });
  const dialog = page.getByRole('dialog', { name: '訳語検索' });
  const passages = dialog.getByRole('listitem');
  await expect.element(passages.first().getByRole('mark')).toHaveTextContent('ダメージ2点');
  const t = passages.first().element().querySelector('.passage-target')?.textContent;
  await userEvent.click(passages.first().getByRole('button', { name: '入れる' }));
  await expect.element(field).toHaveValue(`Bent Road Sign ${t}`);
  await expect.element(field).toHaveFocus();
});
