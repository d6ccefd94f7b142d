import { expect, it } from 'vitest';
import { FaceQueue } from '#renderer/desk/faces/face-queue.ts';

const face = (id: string) => ({ path: 'x.json', id, locale: 'ja' });
const ids = (faces: readonly { id: string }[]) => faces.map(({ id }) => id);

it('a face waits once, and first when it was changed; only changed faces stay when the others are dropped', () => {
  const queue = new FaceQueue();
  queue.add(['a', 'b', 'c', 'd'].map(face));
  queue.addFirst([face('c')]);
  queue.add([face('c'), face('a')]);
  expect([queue.size, ids(queue.take(2)), ids(queue.take(2)), queue.size]).toEqual([4, ['c'], ['a', 'b'], 1]);
  queue.addFirst([face('e')]);
  queue.leaveOthers();
  expect([ids(queue.take(9)), queue.size]).toEqual([['e'], 0]);
});
