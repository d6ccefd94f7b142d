import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { rows } from '../matrix.ts';
import { actions, editor, openFile, statusBar } from './desk.ts';
import { openStudio, type Studio } from './studio.ts';

const seen = (page: Page): Promise<void> => statusBar(page).waitFor();
const open = (locale: string, change: (text: string) => string): Promise<Studio> =>
  openStudio(
    { locale },
    {
      prepare: async (folder) => {
        const file = path.join(folder, 'studio.json');
        await writeFile(file, change(await readFile(file, 'utf8')));
      },
      until: seen,
    },
  );
const words = {
  'ja-JP': {
    older: '形式 0',
    write: '控えを取って書き換える',
    written: '形式 1 に書き換えました',
    newer: '見るだけ：新しい形式のプロジェクト',
  },
  'en-GB': {
    older: 'format 0',
    write: 'Back up and update',
    written: 'Updated to format 1',
    newer: 'Read-only: newer project format',
  },
} as const;

describe.each(rows(['ja-JP', 'en-GB'] as const, [1]))('at the desk, %s', (locale) => {
  const say = words[locale];

  it('an older project is shown as it would become, written with a backup, and played', async () => {
    const studio = await open(locale, (text) => text.replace(/ *"formatVersion": 1,\n/, ''));
    try {
      const { page, folder } = studio;
      const note = page.getByRole('status').filter({ hasText: 'studio.json: formatVersion' });
      await expect.poll(() => note.innerText()).toContain(say.older);
      await expect.poll(() => readFile(path.join(folder, 'studio.json'), 'utf8')).not.toContain('formatVersion');
      await note.getByRole('button', { name: say.write }).click();
      await expect.poll(() => note.innerText()).toContain(say.written);
      await expect.poll(() => readdir(path.join(folder, '.studio-backup', 'format-0'))).toEqual(['studio.json']);
      await actions(page).getByRole('button').first().waitFor();
    } finally {
      await studio.close();
    }
  });

  it('a newer project is shown, and nothing can be typed', async () => {
    const studio = await open(locale, (text) => text.replace('"formatVersion": 1', '"formatVersion": 2'));
    try {
      const { page, folder } = studio;
      await expect.poll(() => statusBar(page).innerText()).toContain(say.newer);
      const before = await readFile(path.join(folder, 'studio.json'), 'utf8');
      await openFile(page, 'studio.json');
      await editor(page).locator('.view-line').first().click();
      await page.keyboard.type('x');
      await expect.poll(() => editor(page).locator('.view-lines').innerText()).not.toContain('x{');
      await expect
        .poll(() =>
          editor(page)
            .getByRole('button', { name: /^(保存|Save)/ })
            .count(),
        )
        .toBe(0);
      await expect.poll(() => readFile(path.join(folder, 'studio.json'), 'utf8')).toBe(before);
    } finally {
      await studio.close();
    }
  });
});
