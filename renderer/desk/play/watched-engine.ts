import type { CallFields, CallName, Reply } from '#api/session/session-api.ts';
import type { HeldTexts } from '../texts/held-text.ts';
import { TextTeller } from '../texts/texts-told.ts';
import { inBackground } from '../timing/pending.ts';
import type { SessionCall } from '../workers/engine-calls.ts';
import { type EngineLine, startEngine } from '../workers/engine-client.ts';
import type { EngineCalls } from '../workers/engine-room.ts';
import { makeTrail, readTrail, type Trail } from '../workers/engine-trail.ts';
import type { CallArgument, WorkerReply } from '../workers/worker-call.ts';

/** How long the engine may take for an answer before the person is asked what to do, in milliseconds. */
export const ANSWER_LIMIT = 2000;
/** How long after they chose to wait until they are asked again. */
export const ANOTHER_LIMIT = 10_000;

/** What is asked, with texts of the project as they are held. */
type OnTexts<Asked> = Asked extends { readonly files: unknown }
  ? Omit<Asked, 'files'> & { readonly files: HeldTexts }
  : Asked;

/** Hears that the engine has not answered for too long, and that it answers again (null). */
export type Silence = (trail: Trail | null) => void;

/** The engine's worker, watched from the page: whatever it does, it can be looked at and ended. */
export class WatchedEngine {
  private readonly silence: Silence;
  private readonly startLine: () => EngineLine;
  private readonly patience: () => number;
  private line: EngineLine;
  private ready: Promise<unknown>;
  private trail: SharedArrayBuffer | null = null;
  private teller = new TextTeller();
  private endLimit: () => void = () => undefined;
  private asked: number | null = null;

  /** `patience`: how long the engine may take for an answer, where that is not always the same. */
  constructor(
    silence: Silence,
    startLine: () => EngineLine = startEngine,
    patience: () => number = () => ANSWER_LIMIT,
  ) {
    this.silence = silence;
    this.patience = patience;
    this.startLine = startLine;
    this.line = startLine();
    this.ready = this.shareTrail();
  }

  /** After `end`: another worker, which knows nothing yet. */
  start(): void {
    this.line = this.startLine();
    this.teller = new TextTeller();
    this.ready = this.shareTrail();
  }

  /** Ends the worker, whatever it is doing. Who waits for an answer gets `WorkerEnded`. */
  end(): void {
    this.line.end();
  }

  /** For how long the call that runs has been running, in milliseconds; 0 when none runs. */
  get runningFor(): number {
    return this.asked === null ? 0 : performance.now() - this.asked;
  }

  async call<Name extends keyof EngineCalls & string>(
    name: Name,
    ask: CallArgument<EngineCalls, Name>,
  ): Promise<WorkerReply<EngineCalls, Name>> {
    // While the worker itself is being loaded, nobody waits for the engine.
    await this.ready;
    this.asked = performance.now();
    this.watchFor(this.patience());
    try {
      return await this.line.call(name, ask);
    } finally {
      this.asked = null;
      this.endLimit();
      this.silence(null);
    }
  }

  /** A call of SessionApi. Of a project's texts only what is other than last time travels to the worker. */
  ask<Name extends CallName>(name: Name, fields: OnTexts<CallFields<Name>>): Promise<Reply<Name>> {
    const asked = (fields: object) => ({ name, fields }) as unknown as SessionCall;
    if (!('files' in fields)) return this.call('session', asked(fields)) as Promise<Reply<Name>>;
    const { files, ...others } = fields as { readonly files: HeldTexts };
    const told = this.teller.tell(new Map(Object.entries(files)));
    return this.call('sessionOn', { call: asked(others), told }) as Promise<Reply<Name>>;
  }

  /** The person would rather wait. */
  wait(): void {
    this.silence(null);
    this.watchFor(ANOTHER_LIMIT);
  }

  private watchFor(time: number): void {
    this.endLimit();
    this.endLimit = inBackground(
      () => this.silence(this.trail === null ? { entry: -1, chain: [] } : readTrail(this.trail)),
      time,
    );
  }

  /** Shares memory with the worker; a page that is not on its own in its process has none to share. */
  private shareTrail(): Promise<null> {
    this.trail = 'SharedArrayBuffer' in globalThis ? makeTrail() : null;
    return this.line.call('watch', { trail: this.trail });
  }
}
