import type { Json, JsonObject } from '../basics/json.ts';
import type { StepName } from '../contract/system.ts';
import { headerField } from './header.ts';
import { type Instruction, instructionsOf } from './instructions.ts';
import type { Call, Next, RuleId } from './next.ts';
import type { AnyProcedure, Settle } from './procedure.ts';
import { type SecretAnswer, secretIn } from './secret-answers.ts';

/** Rest of a list, waiting for a procedure entered before it. */
export interface QueuedNext {
  readonly rule: RuleId;
  readonly next: Next;
}

export const emptyQueue: readonly QueuedNext[] = [];
const nothingInUse: readonly number[] = [];
const nothingLater: Frame['later'] = {};

/** A running procedure. Plain data except `procedure`, saved by id. */
export interface Frame {
  readonly procedure: AnyProcedure;
  readonly code: readonly Instruction[];
  readonly into: string | null;
  readonly age: number;
  step: number;
  my: { [name: string]: Json };
  later: { readonly [name: string]: readonly Call[] };
  queue: readonly QueuedNext[];
}

export interface SavedFrame {
  readonly procedure: string;
  readonly step: string | null;
  readonly my: JsonObject;
  readonly into?: string;
  readonly later?: { readonly [name: string]: readonly Call[] };
  readonly queue?: readonly QueuedNext[];
}

/** Innermost last. Frames are shared with snapshots; `own` copies a frame older than the last mark. */
export class Stack {
  frames: Frame[] = [];
  private age = 0;

  get depth(): number {
    return this.frames.length;
  }
  get top(): Frame | undefined {
    return this.frames[this.frames.length - 1];
  }

  own(index: number): Frame {
    const frame = this.frames[index] as Frame;
    if (frame.age === this.age) return frame;
    const { procedure, code, step, my, later, queue, into } = frame;
    const copy: Frame = { procedure, code, step, my: Object.assign({}, my), later, queue, into, age: this.age };
    this.frames[index] = copy;
    return copy;
  }

  /** `at`: name of the step to begin at; default: the first. */
  push(procedure: AnyProcedure, given: Json, into: string | null, at?: string): void {
    this.frames.push({
      procedure,
      code: instructionsOf(procedure),
      step: at === undefined ? 0 : procedure.names.indexOf(at),
      my: procedure.begin(given),
      later: nothingLater,
      queue: emptyQueue,
      into,
      age: this.age,
    });
  }

  leave(result: Json): void {
    const done = this.frames.pop();
    if (done?.into && this.frames.length > 0) this.own(this.frames.length - 1).my[done.into] = result;
  }

  /**
   * Leaves the frame on top without a result. Returns what it had postponed, in the order of its settling points, without
   * the fields for results, which were its own.
   */
  drop(): readonly Call[] {
    const { procedure, later } = this.frames.pop() as Frame;
    const names = new Set(procedure.steps.flatMap((step) => (step.kind === 'settle' ? [step.name] : [])));
    return [...names]
      .flatMap((name) => later[name] ?? [])
      .map((call) => (call.into === null ? call : { ...call, into: null }));
  }

  /**
   * Continues the frame on top at `step`, after `calls` and what it had postponed to settling points before `step`; drops
   * what waits in it. The frame is replaced, so that a list that runs in it sees that it is over.
   */
  continueAt(step: number, calls: readonly Call[]): void {
    const top = this.frames[this.depth - 1] as Frame;
    const isPassed = (name: string) => !settles({ ...top, step }, name);
    const postponed = Object.entries(top.later);
    const passed = postponed.flatMap(([name, list]) => (isPassed(name) ? list : []));
    const queue = [...calls, ...passed].map((next) => ({ rule: 'KERNEL', next }));
    const later = Object.fromEntries(postponed.filter(([name]) => !isPassed(name)));
    this.frames[this.depth - 1] = { ...top, my: { ...top.my }, age: this.age, step, queue, later };
  }

  mark(): readonly Frame[] {
    this.age++;
    return this.frames.slice();
  }
  restore(frames: readonly Frame[]): void {
    this.age++;
    this.frames = frames.slice();
  }

  standsBefore({ procedure, step }: StepName): boolean {
    const frame = this.top;
    return frame?.procedure.id === procedure && frame.procedure.names[frame.step] === step && frame.queue.length === 0;
  }

  save(): SavedFrame[] {
    return this.frames.map((frame) => ({
      procedure: frame.procedure.id,
      step: frame.procedure.names[frame.step] ?? null,
      my: frame.my,
      ...(frame.into === null ? {} : { into: frame.into }),
      ...(Object.values(frame.later).some((calls) => calls.length > 0) ? { later: frame.later } : {}),
      ...(frame.queue.length > 0 ? { queue: frame.queue } : {}),
    }));
  }

  /** Throws if a procedure or step no longer exists. */
  load(saved: readonly SavedFrame[], procedures: ReadonlyMap<string, AnyProcedure>): void {
    this.age++;
    this.frames = saved.map((frame) => {
      const procedure = procedures.get(frame.procedure);
      const step = frame.step === null ? procedure?.steps.length : procedure?.names.indexOf(frame.step);
      if (procedure === undefined || step === undefined || step < 0)
        throw new Error(`no step ${frame.procedure}.${frame.step}`);
      return {
        procedure,
        code: instructionsOf(procedure),
        step,
        my: JSON.parse(JSON.stringify(frame.my)) as { [name: string]: Json },
        into: frame.into ?? null,
        later: frame.later ?? {},
        queue: frame.queue ?? [],
        age: this.age,
      };
    });
  }

  secret(): readonly SecretAnswer[] {
    return this.frames.flatMap(({ procedure, my }) => (procedure.header.secret ? secretIn(my) : []));
  }

  chain(): string[] {
    return this.frames.map((frame) => {
      const block = headerField(frame, 'block');
      if (block !== undefined) return effectOf(frame)?.path ?? block;
      return `${frame.procedure.id}.${frame.procedure.names[frame.step] ?? 'end'}`;
    });
  }

  inUse(): readonly number[] {
    let found = nothingInUse;
    for (const frame of this.frames) {
      if (frame.procedure.header.uses) found = [...found, ...(frame.my['uses'] as readonly number[])];
    }
    return found;
  }

  /** Innermost running effect; undefined if only rules run. */
  effect(): RunningEffect | undefined {
    for (let i = this.frames.length - 1; i >= 0; i--) {
      const found = effectOf(this.frames[i] as Frame);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Running effects, outermost first; the last may be about to run. */
  effects(): string[] {
    const paths: string[] = [];
    for (const frame of this.frames) {
      const list = listIn(frame);
      if (list === undefined) continue;
      const { block, at } = list;
      // `at` is advanced before the effect runs
      const isNext = frame === this.top && frame.queue.length === 0;
      paths.push(`${block}/${isNext ? at : Math.max(0, at - 1)}`);
    }
    return paths;
  }
}

/** Whether the frame will still settle `name`. */
const settles = (frame: Pick<Frame, 'procedure' | 'step'>, name: string): boolean =>
  settlingPoint(frame, name) !== undefined;
export function settlingPoint(
  { procedure: { steps }, step }: Pick<Frame, 'procedure' | 'step'>,
  name: string,
): Settle | undefined {
  for (let at = step; at < steps.length; at++) {
    const one = steps[at];
    if (one?.kind === 'settle' && one.name === name) return one;
  }
  return undefined;
}

export interface RunningEffect {
  readonly path: string;
  readonly source: number;
}
export function effectOf(frame: Frame): RunningEffect | undefined {
  const list = listIn(frame);
  if (list === undefined) return undefined;
  // `at` is advanced before the effect runs
  return {
    path: `${list.block}/${Math.max(0, list.at - 1)}`,
    source: (frame.my['source'] as number | undefined) ?? -1,
  };
}

export function listIn({
  procedure: { header },
  my,
}: Frame): { readonly block: string; readonly at: number } | undefined {
  if (!header.block || !header.at) return undefined;
  return { block: my['block'] as string, at: my['at'] as number };
}
