import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measured } from '#renderer/desk/editor/selection-store.ts';
import { beginWork, runningWorkStore } from '#renderer/desk/work/running-work.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const name = { ja: '検査', en: 'Check' };
const works = () => runningWorkStore.getState().works.map(({ en, done, of }) => ({ en, done, of }));

describe('work that goes on', () => {
  it('is told of when it has gone on for a second, with how far it is by then, and no longer than it goes on', () => {
    const work = beginWork(name, null);
    work.progress(2, 10);
    vi.advanceTimersByTime(900);
    expect(works()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(works()).toEqual([{ en: 'Check', done: 2, of: 10 }]);
    work.progress(5, 10);
    expect(works()).toEqual([{ en: 'Check', done: 5, of: 10 }]);
    work.end();
    expect(works()).toEqual([]);
  });

  it('that ends sooner is never told of', () => {
    beginWork(name, null).end();
    vi.advanceTimersByTime(5000);
    expect(works()).toEqual([]);
  });

  it('can be stopped from where it is told of', () => {
    const stop = vi.fn();
    const work = beginWork(name, stop);
    vi.advanceTimersByTime(1500);
    runningWorkStore.getState().works[0]?.stop?.();
    expect(stop).toHaveBeenCalledOnce();
    work.end();
  });
});

describe('a selection', () => {
  it('is counted in signs, and in letters of full width', () => {
    expect(measured('曲がった')).toEqual({ characters: 4, cells: 4 });
    expect(measured('AP 2点')).toEqual({ characters: 5, cells: 3 });
    expect(measured('ｱｲ\nＡ')).toEqual({ characters: 3, cells: 2 });
    expect(measured('が👨‍👩‍👧')).toEqual({ characters: 2, cells: 2 });
  });
});
