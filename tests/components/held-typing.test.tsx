import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { late } from '#renderer/parts/boundary/late.tsx';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { asking } from '#renderer/parts/keys/held-typing.ts';
import { show } from './show.tsx';

const behind = page.getByRole('textbox', { name: '訳文' });
const asked = page.getByRole('textbox', { name: '探す言葉' });

let load: () => void;
let loaded: Promise<void>;

beforeEach(async () => {
  loaded = new Promise((resolve) => {
    load = resolve;
  });
  await show(<Desk />);
  await userEvent.type(behind, 'gain');
});

function Desk() {
  const [isAsked, setAsked] = useState(false);
  const ask = asking(() => loaded.then(() => setAsked(true)));
  const askNothing = asking(() => loaded);
  return (
    <>
      <input aria-label="訳文" onKeyDown={({ key }) => (key === 'F2' && ask()) || (key === 'F4' && askNothing())} />
      {isAsked && <Dialog />}
    </>
  );
}
const Dialog = late(async () => () => (
  <Modal title="用例" onClose={() => undefined}>
    <input aria-label="探す言葉" />
  </Modal>
));

it('letters typed before a dialog has loaded go to its field', async () => {
  await userEvent.keyboard('{F2}disx{Backspace}{Enter}card');
  load();
  await expect.element(asked).toHaveValue('discard');
  await userEvent.keyboard('ed');
  await expect.element(asked).toHaveValue('discarded');
  expect(document.querySelector('input')?.value).toBe('gain');
});

it('letters go on to the field with the focus when no dialog opens', async () => {
  await userEvent.keyboard('{F4}ed');
  await expect.element(behind).toHaveValue('gain');
  load();
  await expect.element(behind).toHaveValue('gained');
  await userEvent.keyboard('!');
  await expect.element(behind).toHaveValue('gained!');
});

it('a command of the desk works while a dialog loads', async () => {
  const pressed: string[] = [];
  addEventListener('keydown', ({ key }) => void pressed.push(key));
  await userEvent.keyboard('{F2}a{Control>}s{/Control}');
  expect(pressed).toEqual(['F2', 'Control', 's']);
  load();
  await expect.element(asked).toHaveValue('a');
});
