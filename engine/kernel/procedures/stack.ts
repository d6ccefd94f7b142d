import type { Json, JsonObject } from '../basics/json.ts';
import type { StepName } from '../contract/system.ts';
import { headerField } from './header.ts';
import { type Instruction, instructionsOf } from './instructions.ts';
import type { Call, Next, RuleId } from './next.ts';
import type { AnyProcedure } from './procedure.ts';
import { type SecretAnswer, secretIn } from './secret-answers.ts';

/** What is left of a list that a step said: it waits until the procedure entered before it is done. */
export interface Waiting {
  readonly rule: RuleId;
  readonly next: Next;
}

/** Shared by all frames in which nothing waits: both are replaced, never written. */
export const nothingWaits: readonly Waiting[] = [];
const nothingInUse: readonly number[] = [];
const nothingLater: Frame['later'] = {};

/** One running procedure. Everything in it is plain data but the procedure itself, which is saved by its id. */
export interface Frame {
  readonly procedure: AnyProcedure;
  /** Its steps, as the machine runs them. */
  readonly code: readonly Instruction[];
  readonly into: string | null;
  readonly age: number;
  step: number;
  my: { [name: string]: Json };
  later: { readonly [name: string]: readonly Call[] };
  queue: readonly Waiting[];
}

export interface SavedFrame {
  readonly procedure: string;
  readonly step: string | null;
  readonly my: JsonObject;
  readonly into?: string;
  readonly later?: { readonly [name: string]: readonly Call[] };
  readonly queue?: readonly Waiting[];
}

/**
 * The running procedures, the innermost last. Frames are shared with the history:
 * a frame older than the last mark is copied before it is written (`own`), so that going back is taking the old list.
 */
export class Stack {
  frames: Frame[] = [];
  private age = 0;

  get depth(): number {
    return this.frames.length;
  }
  get top(): Frame | undefined {
    return this.frames[this.frames.length - 1];
  }

  /** The frame at `index`, safe to write. */
  own(index: number): Frame {
    const frame = this.frames[index] as Frame;
    if (frame.age === this.age) return frame;
    const copy: Frame = { ...frame, my: { ...frame.my }, age: this.age };
    this.frames[index] = copy;
    return copy;
  }

  push(procedure: AnyProcedure, given: Json, into: string | null): void {
    this.frames.push({
      procedure,
      code: instructionsOf(procedure),
      step: 0,
      my: procedure.begin(given),
      later: nothingLater,
      queue: nothingWaits,
      into,
      age: this.age,
    });
  }

  /** Leaves the innermost procedure and gives its result to the one that called it. */
  leave(result: Json): void {
    const done = this.frames.pop();
    if (done?.into && this.frames.length > 0) this.own(this.frames.length - 1).my[done.into] = result;
  }

  mark(): readonly Frame[] {
    this.age++;
    return this.frames.slice();
  }
  restore(frames: readonly Frame[]): void {
    this.age++;
    this.frames = frames.slice();
  }

  /** Whether the next thing to be done is this step. */
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

  /** The stack a save file tells of. Throws when a procedure or step no longer exists. */
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

  /** The answers that nobody sees yet, of all that run. */
  secret(): readonly SecretAnswer[] {
    return this.frames.flatMap(({ procedure, my }) => (procedure.header.secret ? secretIn(my) : []));
  }

  /** The running procedures from the outermost: what an error report shows. */
  chain(): string[] {
    return this.frames.map((frame) => {
      const block = headerField(frame, 'block');
      if (block !== undefined) return effectOf(frame)?.path ?? block;
      return `${frame.procedure.id}.${frame.procedure.names[frame.step] ?? 'end'}`;
    });
  }

  /** The things that the running procedures say they use: none of them is done with. */
  inUse(): readonly number[] {
    let found = nothingInUse;
    for (const frame of this.frames) {
      if (frame.procedure.header.uses) found = [...found, ...(frame.my['uses'] as readonly number[])];
    }
    return found;
  }

  /** The innermost effect of the content that runs, and the thing it stands on; undefined when only rules of the book do. */
  effect(): RunningEffect | undefined {
    for (let i = this.frames.length - 1; i >= 0; i--) {
      const found = effectOf(this.frames[i] as Frame);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The effects of the content that run, from the outermost; the last is the one that is about to run or go on. */
  effects(): string[] {
    const paths: string[] = [];
    for (const frame of this.frames) {
      const list = listIn(frame);
      if (list === undefined) continue;
      const { block, at } = list;
      // A list of effects counts on before it runs one.
      const isNext = frame === this.top && frame.queue.length === 0;
      paths.push(`${block}/${isNext ? at : Math.max(0, at - 1)}`);
    }
    return paths;
  }
}

/** An effect of the content that has begun: its path, and the thing it stands on. */
export interface RunningEffect {
  readonly path: string;
  readonly source: number;
}
/** The effect that a frame has begun; undefined when it runs no list of effects. */
export function effectOf(frame: Frame): RunningEffect | undefined {
  const list = listIn(frame);
  if (list === undefined) return undefined;
  // A list of effects counts on before it runs one.
  return {
    path: `${list.block}/${Math.max(0, list.at - 1)}`,
    source: (frame.my['source'] as number | undefined) ?? -1,
  };
}

/** The list of effects that a frame runs, and which of them comes next; undefined when it runs none. */
export function listIn({
  procedure: { header },
  my,
}: Frame): { readonly block: string; readonly at: number } | undefined {
  if (!header.block || !header.at) return undefined;
  return { block: my['block'] as string, at: my['at'] as number };
}
