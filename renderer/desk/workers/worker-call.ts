import { awaited } from '../timing/pending.ts';
export type Calls = { readonly [name: string]: (ask: never) => unknown };
export type CallArgument<C extends Calls, Name extends keyof C> = Parameters<C[Name]>[0];
export type WorkerReply<C extends Calls, Name extends keyof C> = Awaited<ReturnType<C[Name]>>;

interface Request {
  readonly id: number;
  readonly name: string;
  readonly ask: unknown;
}
type Reply =
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number; readonly error: string; readonly data: unknown };

/** The worker refused a call, or crashed. `data`: what it says about it. */
export class WorkerError extends Error {
  readonly data: unknown;
  constructor(message: string, data: unknown) {
    super(message);
    this.data = data;
  }
}

/** The worker was ended by its owner before it answered. */
export class WorkerEnded extends Error {}

export interface WorkerClient<C extends Calls> {
  call<Name extends keyof C & string>(name: Name, ask: CallArgument<C, Name>): Promise<WorkerReply<C, Name>>;
  /** Ends the worker at once. Pending calls fail with `WorkerEnded`. */
  end(): void;
}

export interface ThreadPort {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', heard: (event: { readonly data: unknown }) => void): void;
}

export interface Thread extends ThreadPort {
  addEventListener(kind: 'message', heard: (event: { readonly data: unknown }) => void): void;
  addEventListener(kind: 'error', heard: (event: { preventDefault(): void }) => void): void;
  terminate(): void;
}

/** Calls a worker that runs `serveCalls`. If it crashes, pending calls fail with `WorkerError`. */
export function makeWorkerClient<C extends Calls>(worker: Thread): WorkerClient<C> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  worker.addEventListener('message', (event) => {
    const data = event.data as Reply;
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) caller?.reject(new WorkerError(data.error, data.data));
    else caller?.resolve(data.ok);
  });
  worker.addEventListener('error', (event) => {
    // Reported to the person, not to the console.
    event.preventDefault();
    refuseAll(new WorkerError('broken', null));
  });
  function refuseAll(error: Error): void {
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
  }
  return {
    call: (name, ask) =>
      awaited(
        new Promise((resolve, reject) => {
          const id = ++last;
          waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
          worker.postMessage({ id, name, ask } satisfies Request);
        }),
      ),
    end() {
      worker.terminate();
      refuseAll(new WorkerEnded());
    },
  };
}

/** In a worker: answers calls one after the other, in the order received. */
export function serveCalls(loading: Promise<Calls>, caller: ThreadPort): void {
  let before: Promise<unknown> = Promise.resolve();
  caller.addEventListener('message', ({ data }) => {
    const { id, name, ask } = data as Request;
    const answer = async (): Promise<Reply> => {
      try {
        const calls = await loading;
        return { id, ok: await (calls[name] as (ask: unknown) => unknown)(ask) };
      } catch (error) {
        const data: unknown = error instanceof WorkerError ? error.data : null;
        return { id, error: error instanceof Error ? error.message : String(error), data };
      }
    };
    before = before.then(answer).then((reply) => caller.postMessage(reply));
  });
}
