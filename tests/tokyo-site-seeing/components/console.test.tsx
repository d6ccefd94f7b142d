import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { inTurn } from '#renderer/desk/play/running-engine.ts';
import { Console } from '#renderer/views/altering/console.tsx';
import { show } from '../../components/show.tsx';

const line = page.getByRole('combobox', { name: '変えること' });
const lastEntry = () => playStore.getState().view?.entries.at(-1)?.entry;

it('a line entered before the engine has described the game is done as soon as it has', async () => {
  const shown = await show(null);
  await expect.poll(() => playStore.getState().state).toBe('running');
  let answer = (): void => undefined;
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  void inTurn({ kind: 'looking' }, () => silence);
  void shown.change(<Console anchor={document.body} />);
  await line.fill('put {"round":3}');
  await userEvent.keyboard('{Enter}');
  expect(lastEntry()).toBeUndefined();
  answer();
  await expect.poll(lastEntry).toEqual({ cheat: { put: { round: 3 } } });
  await expect.element(line).toHaveValue('');
});
