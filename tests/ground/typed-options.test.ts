import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './house-files.ts';

it('scripts read their options in one way, which refuses unknown ones with the usage', () => {
  const own = sourcesIn('scripts').filter((file) => /\bparseArgs\(/.test(readFileSync(file, 'utf8')));
  expect(own).toEqual(['scripts/typed-options.mjs']);
});
