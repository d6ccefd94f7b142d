import { describe, expect, it } from 'vitest';
import { runStudio } from '../../cli/run-studio.ts';

describe('--language', () => {
  const sample = 'sample-content/tokyo-site-seeing';
  const print = ['print', sample, '--to', 'none.pdf', '--as', 'deck'];
  it.each([
    ['is of the content, and --locale of the answer', ['--language', 'xx', '--locale', 'en'], 'translated into xx'],
    ['is of the content, and --locale of the answer', ['--language', 'xx', '--locale', 'ja'], 'xx に訳されていません'],
    ['leaves --locale nothing but the languages of answers', ['--language', 'en', '--locale', 'de'], '--locale'],
    ['may be left out where --locale says both', ['--locale', 'xx'], 'translated into xx'],
  ])('%s: %j', async (_, typed, told) => {
    for (const command of [print, ['l10n', 'status', sample]]) {
      const { code, err } = await runStudio([...command, ...typed]);
      expect([code, err.includes(told)]).toEqual([2, true]);
    }
  });
});
