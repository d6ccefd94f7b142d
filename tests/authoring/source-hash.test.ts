import { expect, it } from 'vitest';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';

it('a text is hashed as the translation format defines', () => {
  expect(sourceHash('道具')).toMatch(/^[0-9a-f]{10}$/);
  expect(sourceHash('')).toBe('e3b0c44298');
});
