import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measured } from '#renderer/desk/editor/selection-store.ts';
import { beginWork, runningWorkStore } from '#renderer/desk/work/running-work.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const name = { ja: '検査', en: 'Check' };
const works = () => runningWorkStore.getState().works.map(({ en, done, of }) => ({ en, done, of }));

describe('running work', () => {
  it('is shown after a second, with its progress, until it ends', () => {
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

  it('is never shown when it ends sooner', () => {
    beginWork(name, null).end();
    vi.advanceTimersByTime(5000);
    expect(works()).toEqual([]);
  });

  it('can be stopped where it is shown', () => {
    const stop = vi.fn();
    const work = beginWork(name, stop);
    vi.advanceTimersByTime(1500);
    runningWorkStore.getState().works[0]?.stop?.();
    expect(stop).toHaveBeenCalledOnce();
    work.end();
  });
});

describe('a selection', () => {
  it('is counted in characters, and in full-width characters', () => {
    expect(measured('曲がった')).toEqual({ characters: 4, cells: 4 });
    expect(measured('AP 2点')).toEqual({ characters: 5, cells: 3 });
    expect(measured('ｱｲ\nＡ')).toEqual({ characters: 3, cells: 2 });
    expect(measured('が👨‍👩‍👧')).toEqual({ characters: 2, cells: 2 });
  });
});
