import { describe, expect, it } from 'vitest';
import { fingerprintOf, firstOther, printsOf } from '#authoring/tools/branches/event-fingerprints.ts';
import { branchRelation } from '#authoring/tools/branches/follow.ts';
import { SharedEntries } from '#authoring/tools/branches/shared-entries.ts';

const setup = { seed: 1 };
const log = [{ do: 'move', to: 'SNG' }, { do: 'pass' }, { do: 'buy', card: 'W-01#1' }];
const line = { setup, log };

describe('a game compared with the open branch', () => {
  it('is the same when set-up and answers are equal', () => {
    expect(branchRelation(line, { setup: { ...setup }, log: structuredClone(log) })).toEqual({ kind: 'same' });
  });

  it('has grown when it continues after the whole line', () => {
    expect(branchRelation(line, { setup, log: [...log, { do: 'pass' }] })).toEqual({ kind: 'grown' });
  });

  it('is cut when its end was dropped', () => {
    expect(branchRelation(line, { setup, log: log.slice(0, 1) })).toEqual({ kind: 'cut', at: 1 });
    expect(branchRelation(line, { setup, log: [] })).toEqual({ kind: 'cut', at: 0 });
  });

  it('has branched at the first different answer', () => {
    expect(branchRelation(line, { setup, log: [log[0] ?? {}, { do: 'pass', by: 'x' }, ...log] })).toEqual({
      kind: 'branched',
      at: 1,
    });
  });

  it('is new with another set-up, whatever the answers', () => {
    expect(branchRelation(line, { setup: { seed: 2 }, log })).toEqual({ kind: 'new' });
  });
});

describe('fingerprints', () => {
  const events = [{ kind: 'round' }, { kind: 'damage', amount: 2 }, { kind: 'move' }, { kind: 'move' }];

  it('cover the events of each entry, wherever counting starts', () => {
    const whole = printsOf(events, [1, 3], 0);
    expect(whole).toEqual([fingerprintOf(events.slice(1, 3)), fingerprintOf(events.slice(3))]);
    expect(printsOf(events.slice(3), [3])).toEqual([whole[1]]);
    expect(printsOf([], [])).toEqual([]);
  });

  it('first differ where other events happened; an unknown one differs from nothing', () => {
    expect(firstOther(['a', 'b', 'c'], ['a', 'b', 'd'])).toBe(2);
    expect(firstOther(['a', '', 'c'], ['a', 'b', 'c', 'd'])).toBeNull();
  });
});

it('equal entries of branches are one object', () => {
  const shared = new SharedEntries();
  const [one, other] = [shared.share(log), shared.share(structuredClone(log))];
  expect(other).toEqual(log);
  expect(other.every((entry, i) => entry === one[i])).toBe(true);
});
