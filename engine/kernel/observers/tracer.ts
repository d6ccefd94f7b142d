import type { Option } from '../decisions/decision.ts';
import type { Probe } from '../language/block.ts';
import { headerField } from '../procedures/header.ts';
import type { ChangeRecord, RuleId } from '../procedures/next.ts';
import type { AnyStep, Pick } from '../procedures/procedure.ts';
import { type Frame, listIn, type Stack } from '../procedures/stack.ts';
import { type Deferral, Deferrals } from './deferrals.ts';
import type { PlayObserver } from './observer.ts';

/** Immutable, so that a list of them is a snapshot of the stack. */
export interface StackEntry {
  readonly procedure: string;
  readonly step: string;
  readonly rule: RuleId;
  readonly path?: string;
  readonly source?: number;
  readonly values?: ReadonlyMap<string, unknown>;
  /** Option taken at this step; `entry` is its log index if it was an answer. */
  readonly taken?: { readonly do: string; readonly pick: Pick; readonly rule: RuleId; readonly entry: number | null };
  readonly record?: ChangeRecord;
  readonly after?: number;
  readonly putOff?: Deferral;
}
export interface TracedEvent {
  readonly record: ChangeRecord;
  readonly entry: number;
  readonly doing: readonly StackEntry[];
}

/** Probe and observer that records until the wanted event. */
export class Tracer implements PlayObserver, Probe {
  found: TracedEvent | null = null;
  private readonly wanted: number;
  private events = 0;
  private at = -1;
  private given: number | null = null;
  private doing: StackEntry[] = [];
  private values = new Map<string, unknown>();
  private readonly happenedAt = new WeakMap<object, number>();
  private readonly putOffs = new Deferrals();
  private settling: Deferral | null = null;

  constructor(wanted: number) {
    this.wanted = wanted;
  }

  entry(at: number): void {
    this.at = at;
    this.given = at;
  }
  entering(): void {}
  // Property, since the compiler detaches it from the probe
  readonly ran = (path: string, _: unknown, result: unknown): void => {
    this.values.set(path, result);
  };

  step(stack: Stack): void {
    this.putOffs.find(stack, this.events - 1);
    const top = stack.depth - 1;
    const frame = stack.frames[top] as Frame;
    const seen = this.doing[top];
    const before = seen?.procedure === frame.procedure.id ? seen : undefined;
    const born = before === undefined ? this.born(frame) : kept(before);
    this.doing.length = Math.min(this.doing.length, top);
    this.fillBelow(stack, top);
    this.doing[top] = { ...born, ...this.about(frame, before) };
  }

  /** Adds entries for frames entered and left behind within one step. */
  private fillBelow(stack: Stack, top: number): void {
    for (let i = this.doing.length; i < top; i++) {
      const frame = stack.frames[i] as Frame;
      this.doing[i] = { procedure: frame.procedure.id, step: '', rule: 'KERNEL' };
    }
  }

  private about(frame: Frame, before: StackEntry | undefined): StackEntry {
    const { procedure, queue } = frame;
    const waiting = queue[0];
    if (waiting !== undefined && before !== undefined) {
      this.settling = this.putOffs.of(waiting.next) ?? null;
      return { ...before, rule: waiting.rule };
    }
    const step = procedure.steps[frame.step] as AnyStep<never, never> | undefined;
    this.values = new Map();
    const list = listIn(frame);
    if (step?.kind === 'settle') {
      const call = frame.later[step.name]?.[0];
      this.settling = (call && this.putOffs.of(call)) ?? null;
    }
    const record = headerField(frame, 'record');
    return {
      procedure: procedure.id,
      step: procedure.names[frame.step] ?? 'end',
      rule: step?.rule ?? 'KERNEL',
      ...(list === undefined
        ? {}
        : { path: `${list.block}/${list.at}`, source: headerField(frame, 'source') ?? -1, values: this.values }),
      ...(procedure.id === 'change' && record ? { record } : {}),
    };
  }

  private born(frame: Frame): Partial<StackEntry> {
    const putOff = this.settling;
    this.settling = null;
    const record = headerField(frame, 'record') ?? null;
    const after = record === null ? undefined : this.happenedAt.get(record);
    return { ...(putOff === null ? {} : { putOff }), ...(after === undefined ? {} : { after }) };
  }

  taken(option: Option, stack: Stack): void {
    const top = stack.depth - 1;
    const { do: word, pick, offer } = option;
    this.doing.length = Math.min(this.doing.length, top + 1);
    const before = this.doing[top] as StackEntry;
    this.doing[top] = { ...before, taken: { do: word, pick, rule: offer.rule, entry: this.given } };
    this.given = null;
  }

  happened(record: ChangeRecord, stack: Stack): void {
    this.putOffs.find(stack, this.events - 1);
    this.happenedAt.set(record, this.events);
    if (this.events++ !== this.wanted) return;
    const doing = this.doing.slice(0, stack.depth);
    // A change being applied is the event itself
    const isItself = doing.at(-1)?.record !== undefined;
    this.found = { record, entry: this.at, doing: isItself ? doing.slice(0, -1) : doing };
  }
}

function kept(doing: StackEntry | undefined): Partial<StackEntry> {
  const { putOff, after } = doing ?? {};
  return { ...(putOff === undefined ? {} : { putOff }), ...(after === undefined ? {} : { after }) };
}
