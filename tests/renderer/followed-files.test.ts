import { expect, it } from 'vitest';
import { FollowedFiles } from '#renderer/project/followed-files.ts';

it('keeps what was written last while the text is no JSON, also after an undo and while the game reads an older text', () => {
  let written = '{"a":1}';
  const files = new FollowedFiles(() => written);
  files.read('a.json', written);
  written = '{"a":2}';
  files.read('a.json', written);
  written = '{"a":1}';
  files.read('a.json', written);
  const afterUndo = files.last('a.json')?.value;
  written = '{"a":3}';
  files.read('a.json', written);
  files.read('a.json', '{"a":1}');
  written = '{"a":';
  const broken = files.read('a.json', written);
  expect([afterUndo, broken, files.last('a.json')?.value]).toEqual([{ a: 1 }, null, { a: 3 }]);
});
