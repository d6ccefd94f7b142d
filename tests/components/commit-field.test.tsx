import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { commitField } from '#renderer/parts/keys/commit-field.ts';
import { show } from './show.tsx';

const field = page.getByRole('textbox', { name: '読み' });
const grid = page.getByRole('group', { name: '表' });

beforeEach(async () => {
  await show(<Cell />);
});

/** The field of a cell is closed when it is left, unless its text cannot be written. */
function Cell() {
  const [written, write] = useState<string | null>(null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as a grid
    // biome-ignore lint/a11y/useSemanticElements: as a grid
    <div role="group" aria-label="表" tabIndex={0}>
      {written !== null && written !== '' ? (
        written
      ) : (
        <input aria-label="読み" onBlur={({ target }) => flushSync(() => write(target.value))} />
      )}
    </div>
  );
}

it('saving writes the text of a field that is written when it is left', async () => {
  await userEvent.type(field, 'かいぞう');
  commitField();
  await expect.element(grid).toHaveTextContent('かいぞう');
  await expect.element(grid).toHaveFocus();
});

it('a field that stays keeps the focus', async () => {
  await userEvent.click(field);
  commitField();
  await expect.element(field).toHaveFocus();
});
