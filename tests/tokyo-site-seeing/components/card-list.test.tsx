import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cursorStore, setCursor } from '#renderer/desk/project/cursor-store.ts';
import { perform } from '#renderer/desk/project/project-actions.ts';
import { openFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { CardList } from '#renderer/views/cards/card-list.tsx';
import { show } from '../../components/show.tsx';

const list = page.getByRole('list', { name: 'カード' });
const card = (name: string) => list.getByRole('button', { name });
const filter = page.getByRole('searchbox');
const asked = () => projectStore.getState().goTo;

beforeEach(async () => {
  await show(<CardList />, { prepare: () => openFile('cards/weapons.json') });
});

describe('the list of cards', () => {
  it('shows the card at the cursor among its kind, and the other kinds folded', async () => {
    await expect.element(list.getByRole('button', { name: /^武器 14$/ })).toHaveAttribute('aria-expanded', 'true');
    await expect.element(list.getByRole('button', { name: /^アイテム 14$/ })).toHaveAttribute('aria-expanded', 'false');
    const text = projectStore.getState().files.get('cards/weapons.json')?.text ?? '';
    const offset = text.indexOf('改造ガス銃');
    setCursor('cards/weapons.json', { line: 1, column: 1, offset });
    await expect.element(card('改造ガス銃')).toHaveAttribute('aria-current', 'true');
    expect(cursorStore.getState().places.get('cards/weapons.json')?.offset).toBe(offset);
  });

  it('is filtered by romaji in every kind; Enter chooses the first and keeps the focus', async () => {
    await userEvent.fill(filter, 'bent road');
    await expect
      .poll(() =>
        list
          .getByRole('button')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual(['武器1', '曲がった標識2']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(asked).toMatchObject({ path: 'cards/weapons.json', focus: false });
    await expect.element(filter).toHaveFocus();
  });

  it('is walked by arrow keys, which open and fold a kind', async () => {
    await card('武器 14').click();
    await expect.element(card('曲がった標識')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect.element(card('曲がった標識')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(asked).toMatchObject({ path: 'cards/weapons.json', focus: false });
  });

  it('says which cards have a problem or are not saved', async () => {
    const text = projectStore.getState().files.get('cards/weapons.json')?.text ?? '';
    const offset = text.indexOf('"ap": 2') + '"ap": '.length;
    const replacements = [{ offset, removed: '2', inserted: '-2' }];
    perform({
      name: { kind: 'command', ja: '', en: '' },
      changes: [{ path: 'cards/weapons.json', replacements }],
    });
    await expect.element(card('曲がった標識')).toHaveAccessibleName(/未保存.*問題1件/);
  });
});
