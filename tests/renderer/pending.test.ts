import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inBackground, pending, soon } from '#renderer/desk/timing/pending.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a delayed task is awaited until it is done or cancelled', () => {
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

it('the desk counts as idle while a background task is delayed', () => {
  const run = vi.fn();
  inBackground(run, 100);
  expect(pending().isIdle).toBe(true);
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

it.each([soon, inBackground])('a delayed task does not run after the desk has closed: %o', (putOff) => {
  const run = vi.fn();
  putOff(run, 100);
  pending().endTimers();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
