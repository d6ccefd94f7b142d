import { parentPort } from 'node:worker_threads';
import { type FromThread, type ToThread, withLatest } from './thread-protocol.ts';

/** In a worker thread: answers what a `ThreadPool` asks. `take` prepares what is given; it is called once for each. */
export function serveThread<G, T, A, R>(take: (given: G) => T | Promise<T>, answer: (taken: T, ask: A) => R): void {
  const port = parentPort;
  if (port === null) throw new Error('this file runs as a thread');
  const taken = new Map<string, T | Promise<T>>();
  const tell = (message: FromThread<R>): void => port.postMessage(message);
  port.on('message', async (message: ToThread<G, A>) => {
    if (message.kind === 'given') {
      const { id, what } = message.given;
      const stay = withLatest([...taken.keys()], id);
      for (const key of taken.keys()) if (!stay.includes(key)) taken.delete(key);
      const taking = take(what);
      taken.set(id, taking);
      await taking;
      return tell({ kind: 'taken' });
    }
    const found = taken.get(message.id);
    if (found === undefined) throw new Error(`the thread was not given ${message.id}`);
    tell({ kind: 'answer', answer: answer(await found, message.ask) });
  });
}
