import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginStore, openBegin } from '#renderer/desk/begin/begin-store.ts';
import { BeginDialogs } from '#renderer/views/begin/begin-dialogs.tsx';
import { show } from '../../components/show.tsx';

const list = page.getByRole('listbox', { name: 'どれを変えますか' });
const chosen = () => beginStore.getState().answers['mod']?.['of'];

it('a long list of choices is filtered by reading, romaji and English, and walked by arrow keys', async () => {
  await show(<BeginDialogs />, { sample: 'tokyo-bay', prepare: () => openBegin('thing', 'mod') });
  const filter = page.getByRole('textbox', { name: '絞り込む' });
  for (const query of ['かいぞう', 'kaizou', 'Tuned Gas']) {
    await filter.fill(query);
    await expect
      .poll(() =>
        list
          .getByRole('option')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual(['W-05 改造ガス銃']);
  }
  await filter.fill('');
  await list.getByRole('option', { selected: true }).click();
  await expect.poll(chosen).toBe('tokyo-site-seeing-sample:W-05');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(chosen).toBe('tokyo-site-seeing-sample:W-09');
});
