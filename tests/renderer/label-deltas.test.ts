import { expect, it } from 'vitest';
import { LabelDeltas } from '#renderer/desk/workers/label-deltas.ts';

it('labels are sent to a reader who does not have them, and not again until a name changes', () => {
  const told = new LabelDeltas();
  const first = told.tell({ a: '橋' }, null);
  expect(first.labels).toEqual({ a: '橋' });
  expect(told.tell({ a: '橋' }, first.labelsTold)).toEqual({ labels: null, labelsTold: first.labelsTold });
  expect(told.tell({ a: '橋' }, null)).toEqual(first);
  const other = told.tell({ a: '川' }, first.labelsTold);
  expect([other.labels, other.labelsTold === first.labelsTold]).toEqual([{ a: '川' }, false]);
  expect(told.tell({ a: '川', b: '道' }, other.labelsTold).labels).toEqual({ a: '川', b: '道' });
  expect(new LabelDeltas().tell({ a: '川', b: '道' }, other.labelsTold).labels).toEqual({ a: '川', b: '道' });
});
