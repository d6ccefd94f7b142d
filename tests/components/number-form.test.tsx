import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { libraryWords } from '#renderer/tables/library/library-words.ts';
import { NumberForm } from '#renderer/tables/library/number-form.tsx';
import { show } from './show.tsx';

const onAct = vi.fn();
const number = page.getByRole('spinbutton', { name: '数' });
const earn = (amount: number) => ({ answer: { do: 'earn', amount }, sentence: `${amount}得る` });

// A game may name the most first.
beforeEach(async () => {
  onAct.mockReset();
  await show(
    <NumberForm
      answers={[2, 1, 0].map(earn)}
      label="数"
      say={(amount) => `${amount}得る`}
      words={libraryWords('ja')}
      busy={false}
      onAct={onAct}
    />,
  );
});

describe('an answer with a number', () => {
  it('goes up and down by keys in the order of the numbers, and is given by Enter', async () => {
    await userEvent.tab();
    await expect.element(number).toHaveFocus();
    await expect.element(number).toHaveValue('0');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.element(number).toHaveValue('2');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onAct.mock.calls).toEqual([[earn(1).answer]]);
  });

  it('has one button for scripts and keys, which gives the number that it says', async () => {
    await number.fill('2');
    expect(page.getByRole('button').elements()).toEqual([page.getByRole('button', { name: '2得る' }).element()]);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onAct.mock.calls).toEqual([[earn(2).answer]]);
  });

  it('is stepped by the pointer, while the focus stays in the number', async () => {
    await number.click();
    await userEvent.click(page.getByText('＋'));
    await expect.element(number).toHaveFocus();
    await expect.element(page.getByRole('button', { name: '1得る' })).toBeVisible();
  });
});
