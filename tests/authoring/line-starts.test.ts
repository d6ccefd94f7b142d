import { expect, it } from 'vitest';
import { LineStarts } from '#authoring/tools/rename/line-starts.ts';

it.each(['\n', '\r\n', '\r'])('a line begins after the line end %j, also after an empty line', (end) => {
  const text = ['ab', '', '日本', ''].join(end);
  const lines = new LineStarts(text);
  const starts = [0, 2 + end.length, 2 + 2 * end.length, 4 + 3 * end.length];
  expect([0, 1, 2, 3].map((line) => lines.offset({ line, character: 0 }))).toEqual(starts);
  expect(starts.map((start) => lines.lineOf(start))).toEqual([0, 1, 2, 3]);
  expect(lines.edges(2)).toEqual([starts[2], (starts[2] as number) + 2]);
});
