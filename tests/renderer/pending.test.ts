import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pending, soon } from '#renderer/desk/timing/pending.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what is put off is waited for until it is done or called off', () => {
  const run = vi.fn();
  soon(run, 100);
  const callOff = soon(run, 200);
  expect(pending().isIdle).toBe(false);
  vi.advanceTimersByTime(100);
  expect([run.mock.calls.length, pending().isIdle]).toEqual([1, false]);
  callOff();
  vi.runAllTimers();
  expect([run.mock.calls.length, pending().isIdle]).toEqual([1, true]);
});

it('what is put off is not done once the desk has ended', () => {
  const run = vi.fn();
  soon(run, 100);
  pending().endTimers();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
