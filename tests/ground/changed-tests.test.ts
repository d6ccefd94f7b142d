import { describe, expect, it } from 'vitest';
import { isOfChange, namesOfViews, storiesOf } from '#scripts/changed-tests.mjs';

const views = namesOfViews();
const stories = [
  { file: 'tests/a/stories/landmarks.matrix.test.ts', text: '' },
  { file: 'tests/a/stories/sheet.test.ts', text: '' },
  { file: 'tests/a/stories/wide.test.ts', text: "await command('表示：表')" },
  { file: 'tests/a/stories/other.test.ts', text: "getByText('表の外')" },
];

describe('the stories of a change', () => {
  it('in a view are those with its name, those that open it by its name, and one that opens the desk', () => {
    expect(storiesOf(['renderer/views/sheet/grid.tsx'], stories, views)).toEqual([
      'tests/a/stories/landmarks.matrix.test.ts',
      'tests/a/stories/sheet.test.ts',
      'tests/a/stories/wide.test.ts',
    ]);
  });

  it('in the build of the page are those that open the desk, and in anything else none', () => {
    expect(storiesOf(['engine/kernel/system.ts'], stories, views)).toEqual([
      'tests/a/stories/landmarks.matrix.test.ts',
    ]);
    expect(storiesOf(['docs/house.md', 'cli/studio.ts'], stories, views)).toEqual([]);
  });
});

it('every view of the desk is known by its names', () => {
  expect([...views.keys()]).toContain('history');
  expect(views.size).toBe(14);
});

it('the word may be given with a commit', () => {
  expect(['--changed', '--changed=main', '--changes'].map(isOfChange)).toEqual([true, true, false]);
});
