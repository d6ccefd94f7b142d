import { expect, it } from 'vitest';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { KnownFaces } from '#renderer/desk/gallery/known-faces.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ key: id, id, entry: { id } }) as unknown as Row);
const [a, b] = rows as [Row, Row];

function facesWith(overflows: Record<string, boolean>, looked: string[] = []): KnownFaces {
  return new KnownFaces(rows, ({ id }) => {
    looked.push(id);
    const problems = id === 'c' ? [{ severity: 'error', code: 'REF001' } as Problem] : [];
    return { overflows: overflows[id] ?? null, problems, isChanged: id === 'b' };
  });
}
const ids = (faces: KnownFaces) => faces.inOrder('all').map(({ row }) => row.id);

it('faces are counted by their states, the most urgent first', () => {
  const faces = facesWith({ b: true });
  expect(faces.lookAgain([])).toMatchObject({
    counts: { all: 3, overflow: 1, problem: 1, changed: 1 },
    measured: 1,
  });
  expect(ids(faces)).toEqual(['b', 'c', 'a']);
  expect(faces.inOrder('problem').map(({ row }) => row.id)).toEqual(['c']);
});

it('a late result leaves the other faces unchecked, and keeps the version when the state is the same', () => {
  const [overflows, looked]: [Record<string, boolean>, string[]] = [{}, []];
  const faces = facesWith(overflows, looked);
  const before = faces.lookAgain([]);
  overflows['a'] = false;
  looked.length = 0;
  expect(faces.lookAgain([a.entry])).toEqual({ ...before, measured: 1 });
  overflows['b'] = true;
  const after = faces.lookAgain([b.entry, { id: 'another' }]);
  expect(after).toEqual({ counts: { ...before.counts, overflow: 1 }, measured: 2, version: before.version + 1 });
  expect([ids(faces), looked]).toEqual([
    ['b', 'c', 'a'],
    ['a', 'b'],
  ]);
});

it('all faces are checked when the source of a result is unknown', () => {
  const overflows: Record<string, boolean> = {};
  const faces = facesWith(overflows);
  const { version } = faces.lookAgain([]);
  overflows['a'] = overflows['c'] = true;
  const { counts, measured, version: now } = faces.lookAgain(null);
  expect([counts.overflow, measured, now > version]).toEqual([2, 2, true]);
});
