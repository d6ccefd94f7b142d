import { expect, it } from 'vitest';
import { toldDesigns } from '#cli/output/told-designs.ts';

it('where no kind is known, there are no cards', () => {
  expect([toldDesigns([], 'ja'), toldDesigns([], 'en')]).toEqual(['カード0種', '0 card designs']);
});
