import { expect, it } from 'vitest';
import { benchFault, benchParts } from '#scripts/bench-arguments.mjs';

it('the bench measures everything, quickly or one part alone, and refuses other arguments with the list of parts', () => {
  for (const typed of [[], ['--quick'], ...benchParts.map((part) => ['--only', part, '--quick'])])
    expect(benchFault(typed)).toBe(undefined);
  const list = `Give one of: ${benchParts.join(', ')}.`;
  expect(benchFault(['--only', 'game'])).toContain(`--only cannot be "game". ${list}`);
  expect(benchFault(['--only'])).toContain(`--only cannot be "". ${list}`);
  expect(benchFault(['--only', 'games', '--fast'])).toContain('There is no option --fast.');
});
