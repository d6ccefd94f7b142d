import type { Readable, Writable } from 'node:stream';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: DevtoolsMessage;
  readonly sessionId?: string;
  readonly result?: DevtoolsMessage;
  readonly error?: { readonly message: string };
}
export type DevtoolsMessage = { readonly [name: string]: unknown };
type Heard = (told: DevtoolsMessage, session: string | undefined) => void;

interface Waiting {
  readonly take: (result: DevtoolsMessage) => void;
  readonly fail: (error: Error) => void;
}

export class BrowserGone extends Error {}

/** Chrome DevTools Protocol over a pipe: JSON messages, each ended by a zero byte. */
export class Devtools {
  private readonly to: Writable;
  private readonly waiting = new Map<number, Waiting>();
  private readonly heard = new Map<string, Heard>();
  private last = 0;
  private isGone = false;

  constructor(to: Writable, from: Readable) {
    this.to = to;
    let rest = '';
    from.setEncoding('utf8');
    from.on('data', (part: string) => {
      const messages = (rest + part).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) this.take(JSON.parse(message) as Message);
    });
    from.once('close', () => this.end());
    // A crashed page answers nothing more, though its browser still does.
    this.on('Target.targetCrashed', () => this.end());
    // Writing to a browser that ended fails; the reading side reports it.
    to.on('error', () => this.end());
  }

  /** Throws the error of the browser if it refuses the call. */
  call(method: string, params: DevtoolsMessage = {}, session?: string): Promise<DevtoolsMessage> {
    if (this.isGone) return Promise.reject(new BrowserGone(method));
    const id = ++this.last;
    const message = { id, method, params, ...(session === undefined ? {} : { sessionId: session }) };
    return new Promise((take, fail) => {
      this.waiting.set(id, { take, fail });
      this.to.write(`${JSON.stringify(message)}\0`);
    });
  }

  on(method: string, heard: Heard): void {
    this.heard.set(method, heard);
  }

  /** The next event of this name. Throws if the browser ends first. */
  next(method: string): Promise<DevtoolsMessage> {
    if (this.isGone) return Promise.reject(new BrowserGone(method));
    const id = ++this.last;
    return new Promise((take, fail) => {
      this.waiting.set(id, { take, fail });
      this.on(method, (told) => {
        this.waiting.delete(id);
        take(told);
      });
    });
  }

  private take({ id, method, params = {}, sessionId, result, error }: Message): void {
    if (id === undefined) {
      this.heard.get(method ?? '')?.(params, sessionId);
      return;
    }
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === undefined) waiting?.take(result ?? {});
    else waiting?.fail(new Error(error.message));
  }

  private end(): void {
    this.isGone = true;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { fail } of all) fail(new BrowserGone());
  }
}
