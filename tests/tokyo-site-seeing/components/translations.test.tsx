import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { texts } from '#renderer/desk/project/project-actions.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { TranslationsView } from '#renderer/views/translations/translations-view.tsx';
import { show } from '../../components/show.tsx';

const path = 'l10n/en/cards/weapons.json';
const row = `${path}#W-01/name`;
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
