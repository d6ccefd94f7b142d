import { describe, expect, it } from 'vitest';
import { testResultsView } from '#renderer/desk/playtests/test-results-view.ts';
import type { Tests } from '#renderer/desk/playtests/tests-store.ts';

const told = (all: string, results: Readonly<Record<string, boolean>>, running = '') =>
  testResultsView({
    files: [{ tests: [...all].map((key) => ({ key })) }] as unknown as Tests['files'],
    results: new Map(Object.entries(results).map(([key, ok]) => [key, { ok }])) as unknown as Tests['results'],
    running: new Set(running),
  });

describe('the playtests in one line', () => {
  it('say nothing before one was run', () => {
    expect(told('abc', {})).toEqual({ kind: 'unknown' });
  });

  it('say how many run, whatever is known of others', () => {
    expect(told('abc', { a: false }, 'bc')).toEqual({ kind: 'running', left: 2 });
  });

  it('say how many fail, and else how many of all hold', () => {
    expect(told('abc', { a: true, b: false })).toEqual({ kind: 'failed', failed: 1 });
    expect(told('abc', { a: true, b: true })).toEqual({ kind: 'passed', passed: 2, all: 3 });
  });

  it('do not count one that is there no longer', () => {
    expect(told('ab', { a: true, gone: false })).toEqual({ kind: 'passed', passed: 1, all: 2 });
  });
});
