import { expect, it } from 'vitest';
import { designLines } from '#cli/output/design-lines.ts';

it('where no kind is known, there are no cards', () => {
  expect([designLines([], 'ja'), designLines([], 'en')]).toEqual(['カード0種', '0 card designs']);
});
