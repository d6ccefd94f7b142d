import type { CallFields, CallName, Reply } from '#api/session/session-api.ts';
import type { CompressedTexts } from '../texts/compressed-text.ts';
import { DeltaSender } from '../texts/text-deltas.ts';
import { inBackground } from '../timing/pending.ts';
import type { SessionCall } from '../workers/engine-calls.ts';
import { type EngineLine, startEngine } from '../workers/engine-client.ts';
import type { EngineCalls } from '../workers/engine-room.ts';
import { makeTrail, readTrail, type Trail } from '../workers/engine-trail.ts';
import type { CallArgument, WorkerReply } from '../workers/worker-call.ts';

/** Response limit of the engine before the user is asked, in milliseconds. */
export const ANSWER_LIMIT = 2000;
/** The next limit after the user chose to wait. */
export const ANOTHER_LIMIT = 10_000;

type OnTexts<Asked> = Asked extends { readonly files: unknown }
  ? Omit<Asked, 'files'> & { readonly files: CompressedTexts }
  : Asked;

/** Called when the engine is unresponsive, and with null when it responds again. */
export type Silence = (trail: Trail | null) => void;

/** The engine's worker with a watchdog: it can be inspected and ended at any time. */
export class WatchedEngine {
  private readonly silence: Silence;
  private readonly startLine: () => EngineLine;
  private readonly patience: () => number;
  private line: EngineLine;
  private ready: Promise<unknown>;
  private trail: SharedArrayBuffer | null = null;
  private teller = new DeltaSender();
  private endLimit: () => void = () => undefined;
  private asked: number | null = null;

  /** `patience`: the current response limit. */
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

  start(): void {
    this.line = this.startLine();
    this.teller = new DeltaSender();
    this.ready = this.shareTrail();
  }

  /** Pending calls fail with `WorkerEnded`. */
  end(): void {
    this.line.end();
  }

  /** Duration of the current call, in milliseconds; 0: none. */
  get runningFor(): number {
    return this.asked === null ? 0 : performance.now() - this.asked;
  }

  async call<Name extends keyof EngineCalls & string>(
    name: Name,
    ask: CallArgument<EngineCalls, Name>,
  ): Promise<WorkerReply<EngineCalls, Name>> {
    // Loading the worker does not count as engine time.
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

  /** A call of SessionApi. Texts are sent as differences. */
  ask<Name extends CallName>(name: Name, fields: OnTexts<CallFields<Name>>): Promise<Reply<Name>> {
    const asked = (fields: object) => ({ name, fields }) as unknown as SessionCall;
    if (!('files' in fields)) return this.call('session', asked(fields)) as Promise<Reply<Name>>;
    const { files, ...others } = fields as { readonly files: CompressedTexts };
    const told = this.teller.tell(new Map(Object.entries(files)));
    return this.call('sessionOn', { call: asked(others), told }) as Promise<Reply<Name>>;
  }

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

  /** Needs cross-origin isolation; null without it. */
  private shareTrail(): Promise<null> {
    this.trail = 'SharedArrayBuffer' in globalThis ? makeTrail() : null;
    return this.line.call('watch', { trail: this.trail });
  }
}
