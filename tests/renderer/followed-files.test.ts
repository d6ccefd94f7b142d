import { expect, it } from 'vitest';
import { FollowedFiles } from '#renderer/desk/project/followed-files.ts';
import { CompressedText } from '#renderer/desk/texts/compressed-text.ts';

it('keeps the last valid value while the text is invalid JSON, also after an undo and while the game reads an older text', () => {
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

it('knows the values of the disk without reading it again, as the same objects, until the text changes', () => {
  const saved = new CompressedText('{"list":[{"id":"a"},{"id":"b"}]}');
  let written = saved;
  const files = new FollowedFiles(
    () => written,
    () => saved,
  );
  const before = files.read('a.json', saved)?.value;
  for (const id of ['c', 'cc', 'ccc']) {
    written = new CompressedText(`{"list":[{"id":"a"},{"id":"${id}"}]}`);
    files.read('a.json', written);
  }
  expect([files.saved('a.json', saved) === before, files.saved('a.json', new CompressedText(saved.text))]).toEqual([
    true,
    undefined,
  ]);
});
