import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alarmOfSilence } from '#renderer/desk/play/engine-alarm.ts';
import { ANSWER_LIMIT, WatchedEngine } from '#renderer/desk/play/watched-engine.ts';
import type { EngineLine } from '#renderer/desk/workers/engine-client.ts';

class SlowLine {
  readonly asked: string[] = [];
  isEnded = false;
  private answers: (() => void)[] = [];

  call = (name: string) => {
    this.asked.push(name);
    return name === 'watch' ? Promise.resolve(null) : new Promise((done) => this.answers.push(() => done(name)));
  };
  end(): void {
    this.isEnded = true;
  }
  answer(): void {
    for (const done of this.answers.splice(0)) done();
  }
}

const lines: SlowLine[] = [];
const start = () => {
  const line = new SlowLine();
  lines.push(line);
  return line as unknown as EngineLine;
};
beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('crossOriginIsolated', false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports an engine that is silent for too long, and again when it has answered', async () => {
  const heard: boolean[] = [];
  const engine = new WatchedEngine((trail) => heard.push(trail !== null), start);
  const asked = engine.call('end', { locale: 'ja' });
  await vi.advanceTimersByTimeAsync(ANSWER_LIMIT - 1);
  expect([heard, engine.runningFor]).toEqual([[], ANSWER_LIMIT - 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([true]);
  lines[0]?.answer();
  await asked;
  expect([heard, engine.runningFor]).toEqual([[true, false], 0]);
});

it('asks the new worker after the old one was ended', async () => {
  const engine = new WatchedEngine(() => undefined, start);
  engine.end();
  engine.start();
  const asked = engine.call('end', { locale: 'ja' });
  await vi.advanceTimersByTimeAsync(0);
  lines[1]?.answer();
  await asked;
  expect(lines.map(({ isEnded, asked: names }) => [isEnded, names])).toEqual([
    [true, ['watch']],
    [false, ['watch', 'end']],
  ]);
});

const EFFECT = { entry: -1, chain: ['W-01'] };

it('waits for a silent engine before there is a game, and reports nothing while the project is read', () => {
  const doing = { kind: 'beginning' } as const;
  expect([
    alarmOfSilence({ kind: 'reading' }, EFFECT, false),
    alarmOfSilence(doing, EFFECT, false),
    alarmOfSilence(doing, EFFECT, true),
  ]).toEqual([
    null,
    { kind: 'slow', doing, entry: null, chain: ['W-01'] },
    { kind: 'silent', doing, entry: null, chain: ['W-01'] },
  ]);
});

it('waits as long as it was set to', async () => {
  const heard: boolean[] = [];
  const engine = new WatchedEngine(
    (trail) => heard.push(trail !== null),
    start,
    () => 2 * ANSWER_LIMIT,
  );
  void engine.call('end', { locale: 'ja' });
  await vi.advanceTimersByTimeAsync(2 * ANSWER_LIMIT - 1);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([true]);
});
