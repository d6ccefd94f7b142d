import { expect, it } from 'vitest';
import { designLines } from '#cli/output/design-lines.ts';

it('there are no cards when no kind is known', () => {
  expect([designLines([], 'ja'), designLines([], 'en')]).toEqual(['カード0種', '0 card designs']);
});
