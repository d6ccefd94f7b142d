import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { TranslationsView } from '#renderer/views/translations/translations-view.tsx';
import { show } from '../../components/show.tsx';

const path = 'l10n/en/cards/weapons.json';
const row = `${path}#W-01/name`;
const pane = page.getByRole('complementary', { name: 'W-01/name' });

beforeEach(async () => {
  await show(<TranslationsView about={null} />);
  await expect.poll(() => translationsStore.getState().translating?.locale).toBe('en');
  translationsStore.setState({ row, searched: 'W-01/name' });
});

it('the problems of a translation follow its typing, before it is taken', async () => {
  await expect.element(pane).toBeVisible();
  await userEvent.click(page.getByRole('gridcell', { name: 'Bent Road Sign', exact: true }));
  await expect.element(page.getByRole('textbox', { name: /W-01\/name/ })).toHaveFocus();
  await userEvent.keyboard(' [[TODO]');
  await expect.element(pane).toHaveTextContent('L10N045');
  await userEvent.keyboard('{Backspace>7/}');
  await expect.element(pane).not.toHaveTextContent('L10N045');
});
