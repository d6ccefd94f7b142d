import { expect, it } from 'vitest';
import {
  makeWorkerClient,
  serveCalls,
  type Thread,
  WorkerEnded,
  WorkerError,
} from '#renderer/desk/workers/worker-call.ts';

type Calls = { readonly double: (ask: number) => number; readonly never: (ask: null) => null };
type Hear = (event: { readonly data: unknown }) => void;

function silentWorker() {
  const breaking: ((event: { preventDefault(): void }) => void)[] = [];
  const worker: Thread = {
    postMessage: () => undefined,
    addEventListener: (kind: string, hear: never) => void (kind === 'error' && breaking.push(hear)),
    terminate: () => undefined,
  };
  return {
    client: makeWorkerClient<Calls>(worker),
    breaks: () => breaking.map((hear) => hear({ preventDefault() {} })),
  };
}

it('every unanswered call fails when the worker breaks or is ended', async () => {
  const broken = silentWorker();
  const calls = [broken.client.call('double', 1), broken.client.call('never', null)];
  broken.breaks();
  const ended = silentWorker();
  const last = ended.client.call('double', 1);
  ended.client.end();
  const waiting = new Promise((resolve) => setImmediate(resolve, 'still waiting'));
  const failed = [...calls, last].map((call) => Promise.race([waiting, call.catch((error: unknown) => error)]));
  expect(await Promise.all(failed)).toEqual([
    new WorkerError('broken', null),
    new WorkerError('broken', null),
    new WorkerEnded(),
  ]);
});

it('each call gets its own reply, and an error keeps its data', async () => {
  const [page, room]: [Hear[], Hear[]] = [[], []];
  const post = (to: readonly Hear[]) => (data: unknown) => queueMicrotask(() => to.map((hear) => hear({ data })));
  const calls = {
    double: (ask: number) => ask * 2,
    never: () => {
      throw new WorkerError('refused', { why: 1 });
    },
  };
  serveCalls(Promise.resolve(calls), { postMessage: post(page), addEventListener: (_, hear) => void room.push(hear) });
  const client = makeWorkerClient<Calls>({
    postMessage: post(room),
    addEventListener: (kind: string, hear: never) => void (kind === 'message' && page.push(hear)),
    terminate: () => undefined,
  });
  const answers = [client.call('double', 2), client.call('double', 3)];
  const refused = client.call('never', null).catch(({ message, data }: WorkerError) => ({ message, data }));
  expect(await Promise.all([...answers, refused])).toEqual([4, 6, { message: 'refused', data: { why: 1 } }]);
});
