import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { Tooltips } from '#renderer/parts/tips/tooltips.tsx';
import { show } from './show.tsx';

const tip = page.getByRole('tooltip');
const button = (name: string) => page.getByRole('button', { name });

beforeEach(async () => {
  await show(
    <>
      <IconButton icon="plus" label="足す" keys="Mod+Alt+N" />
      <Button aria-description="この盤では、もう進めません">進める</Button>
      <Button>閉じる</Button>
      <Tooltips />
    </>,
  );
  await userEvent.hover(button('閉じる'));
});

describe('a tooltip', () => {
  it('says the name of an icon and its keys, when the pointer rests on it', async () => {
    await userEvent.hover(button('足す'));
    await expect.element(tip).toHaveTextContent(/^足すCtrl\+Alt\+N$/);
    await userEvent.hover(button('閉じる'));
    await expect.element(tip).not.toBeInTheDocument();
  });

  it('says what describes a button, to a screen reader too', async () => {
    await expect.element(button('進める')).toHaveAccessibleDescription('この盤では、もう進めません');
    await userEvent.hover(button('進める'));
    await expect.element(tip).toHaveTextContent('この盤では、もう進めません');
  });

  it('appears for the keyboard, and goes with the next key', async () => {
    await userEvent.tab();
    await expect.element(button('足す')).toHaveFocus();
    await expect.element(tip).toHaveTextContent('足す');
    await userEvent.keyboard('{Escape}');
    await expect.element(tip).not.toBeInTheDocument();
  });

  it('does not cover what is pressed', async () => {
    await userEvent.hover(button('足す'));
    await expect.element(tip).toBeVisible();
    await userEvent.click(button('足す'));
    await expect.element(tip).not.toBeInTheDocument();
  });
});
