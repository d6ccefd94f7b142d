import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';
import { openStudio, type Studio } from '../../stories/studio.ts';

/** The landmarks of docs/reference/landmarks.md on the desk as it opens, read from the page itself. */
const parts = (readFileSync('docs/reference/landmarks.md', 'utf8').split('\n## ', 1)[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| part'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, part, role, ja, en, keys]) => ({ part, role, ja, en, keys }));
type Role = Parameters<Studio['page']['getByRole']>[0];

it('the page documents every landmark that a story needs', () => {
  expect(parts.length).toBe(25);
});

const languages = [
  ['ja', 'ja-JP'],
  ['en', 'en-US'],
] as const;

describe.each(rows(languages, [0]))('the landmarks in %s', (language, locale) => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio({ locale });
  });
  afterAll(() => studio?.close());

  it.each(parts.map((row) => [row.part ?? '', row] as const))('%s', async (_, row) => {
    const { page } = studio;
    if (row.keys !== '') await page.keyboard.press(row.keys ?? '');
    const name = row[language];
    const found = page.getByRole(row.role as Role, name === '' ? {} : { name: name ?? '', exact: true });
    await expect.poll(() => found.count()).toBe(1);
    if (row.keys !== '') await page.keyboard.press('Escape');
  });
});
