import { describe, expect, it, vi } from 'vitest';
import { Coalesce } from '#renderer/desk/timing/coalesce.ts';
import { SerialQueue } from '#renderer/desk/timing/serial-queue.ts';
import { Throttle } from '#renderer/desk/timing/throttle.ts';

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open };
}
const settled = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

describe('queued tasks', () => {
  it('start after the earlier ones, and the number waiting is known', async () => {
    const turns = new SerialQueue();
    const [first, done]: [ReturnType<typeof gate>, string[]] = [gate(), []];
    const one = turns.next(() => first.opened.then(() => void done.push('one')));
    const two = turns.next(async () => void done.push('two'));
    await settled();
    expect([done, turns.waiting]).toEqual([[], 1]);
    first.open();
    await Promise.all([one, two, turns.all()]);
    expect([done, turns.waiting]).toEqual([['one', 'two'], 0]);
  });

  it('continue after a failure, which only its caller gets', async () => {
    const turns = new SerialQueue();
    const broken = turns.next(() => Promise.reject(new Error('broken')));
    const next = turns.next(async () => 'next');
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});

describe('a shared task', () => {
  it('runs once for all who request it while it runs', async () => {
    const gates = [gate(), gate()];
    let begun = 0;
    const work = new Coalesce(() => (gates[begun++] as ReturnType<typeof gate>).opened);
    const asked = [work.ask(), work.ask(), work.ask()];
    await settled();
    expect(begun).toBe(1);
    for (const { open } of gates) open();
    await Promise.all(asked);
    expect(begun).toBe(2);
  });

  it('runs again when it reports that it was in vain, and can be requested again after a failure', async () => {
    const said: string[] = [];
    const work: Coalesce = new Coalesce(() => {
      said.push('done');
      if (said.length === 1) work.again();
      return said.length === 2 ? Promise.reject(new Error('broken')) : Promise.resolve();
    });
    await expect(work.ask()).rejects.toThrow('broken');
    await work.ask();
    expect(said).toEqual(['done', 'done', 'done']);
  });
});

describe('a throttled task', () => {
  it('runs immediately at first, and then only for the latest request after a pause', async () => {
    vi.useFakeTimers();
    try {
      const done: string[] = [];
      const paced = new Throttle(120);
      const plan = (name: string) => paced.plan(async () => void done.push(name));
      plan('first');
      await vi.advanceTimersByTimeAsync(0);
      expect(done).toEqual(['first']);
      plan('second');
      await vi.advanceTimersByTimeAsync(100);
      plan('third');
      await vi.advanceTimersByTimeAsync(119);
      expect(done).toEqual(['first']);
      await vi.advanceTimersByTimeAsync(1);
      expect(done).toEqual(['first', 'third']);
    } finally {
      vi.useRealTimers();
    }
  });
});
