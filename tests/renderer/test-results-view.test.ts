import { describe, expect, it } from 'vitest';
import { testResultsView } from '#renderer/desk/playtests/test-results-view.ts';
import type { Tests } from '#renderer/desk/playtests/tests-store.ts';

const told = (all: string, results: Readonly<Record<string, boolean>>, running = '') =>
  testResultsView({
    files: [{ tests: [...all].map((key) => ({ key })) }] as unknown as Tests['files'],
    results: new Map(Object.entries(results).map(([key, ok]) => [key, { ok }])) as unknown as Tests['results'],
    running: new Set(running),
  });

describe('the status line of the playtests', () => {
  it('is empty before the first run', () => {
    expect(told('abc', {})).toEqual({ kind: 'unknown' });
  });

  it('counts the running tests, whatever is known of others', () => {
    expect(told('abc', { a: false }, 'bc')).toEqual({ kind: 'running', left: 2 });
  });

  it('counts the failing tests, or else how many of all pass', () => {
    expect(told('abc', { a: true, b: false })).toEqual({ kind: 'failed', failed: 1 });
    expect(told('abc', { a: true, b: true })).toEqual({ kind: 'passed', passed: 2, all: 3 });
  });

  it('does not count a removed test', () => {
    expect(told('ab', { a: true, gone: false })).toEqual({ kind: 'passed', passed: 1, all: 2 });
  });
});
