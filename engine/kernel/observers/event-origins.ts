import { headerField } from '../procedures/header.ts';
import type { ChangeRecord, RuleId } from '../procedures/next.ts';
import type { AnyStep } from '../procedures/procedure.ts';
import type { Frame, Stack } from '../procedures/stack.ts';
import { Deferrals } from './deferrals.ts';
import type { PlayObserver } from './observer.ts';

/** Origin of an event, recorded during play; enough to draw the log as a tree. */
export interface EventOrigin {
  /** Parent event; null: caused by an answer or by a procedure itself. */
  readonly parent: number | null;
  /** KERNEL: a text of the content. */
  readonly rule: RuleId;
  /** Rulebook steps, innermost first, as `procedure/step`, up to the nearest running text or change. */
  readonly steps: readonly { readonly step: string; readonly rule: RuleId }[];
  /** Postponed since this event; null: it was not. */
  readonly putOff: number | null;
}

/** Immutable state of a running procedure, so that a list of them is a snapshot of the stack. */
interface Page {
  readonly procedure: string;
  readonly step: string;
  readonly rule: RuleId;
  readonly isText: boolean;
  readonly parent: number | null;
  /** Its first event, parent of the later ones; null for texts, whose effects are siblings. */
  readonly head: number | null;
  readonly record: ChangeRecord | null;
  readonly putOff: number | null;
  /** After an answer, no event becomes the head. */
  readonly isAnswered: boolean;
}

/** Origins of events. A frame entered during or after an event belongs under it. Undo uses snapshots at each entry. */
export class EventOrigins implements PlayObserver {
  private readonly origins: EventOrigin[] = [];
  private pages: Page[] = [];
  private readonly pictures: { readonly pages: readonly Page[]; readonly events: number }[] = [];
  private happenedAt = new WeakMap<object, number>();
  private putOffs = new Deferrals();
  private settling: number | null = null;

  /** Origins of events from `index` on; `count` cuts those left over by undo. */
  from(index: number, count: number): readonly EventOrigin[] {
    return this.origins.slice(index, count);
  }

  entry(at: number): void {
    const picture = this.pictures[at + 1];
    if (picture !== undefined) {
      this.pages = [...picture.pages];
      this.origins.length = picture.events;
      this.pictures.length = at + 1;
    }
    this.pictures.push({ pages: this.pages.slice(), events: this.origins.length });
  }
  entering(): void {}

  step(stack: Stack): void {
    this.putOffs.find(stack, this.origins.length - 1);
    this.fill(stack);
    const top = stack.depth - 1;
    const frame = stack.frames[top] as Frame;
    const page = this.pages[top] as Page;
    const waiting = frame.queue[0];
    if (waiting !== undefined) {
      this.pages[top] = { ...page, rule: waiting.rule };
      this.settling = this.putOffs.of(waiting.next)?.event ?? null;
      return;
    }
    const step = frame.procedure.steps[frame.step] as AnyStep<never, never> | undefined;
    if (step?.kind === 'settle') {
      const call = frame.later[step.name]?.[0];
      this.settling = (call && this.putOffs.of(call)?.event) ?? null;
    }
    this.pages[top] = {
      ...page,
      step: frame.procedure.names[frame.step] ?? 'end',
      rule: step?.rule ?? 'KERNEL',
      isAnswered: false,
    };
  }

  taken({ offer }: Parameters<NonNullable<PlayObserver['taken']>>[0], stack: Stack): void {
    this.fill(stack);
    const top = stack.depth - 1;
    this.pages[top] = { ...(this.pages[top] as Page), rule: offer.rule, head: null, isAnswered: true };
  }

  happened(record: ChangeRecord, stack: Stack): void {
    this.putOffs.find(stack, this.origins.length - 1);
    this.fill(stack);
    const index = this.origins.length;
    this.happenedAt.set(record, index);
    let top = stack.depth - 1;
    const own = this.pages[top];
    if (own !== undefined && own.record !== null && own.procedure === 'change') {
      this.pages[top] = { ...own, head: index };
      top--;
    }
    const page = this.pages[top];
    this.origins.push({
      parent: page === undefined ? null : under(page),
      rule: record.rule ?? page?.rule ?? 'KERNEL',
      steps: this.stepsFrom(top),
      putOff: page?.putOff ?? null,
    });
    if (page !== undefined && page.head === null && !page.isText && !page.isAnswered)
      this.pages[top] = { ...page, head: index };
  }

  private stepsFrom(top: number): EventOrigin['steps'] {
    const steps: EventOrigin['steps'][number][] = [];
    for (let i = top; i >= 0; i--) {
      const { procedure, step, rule, isText, record } = this.pages[i] as Page;
      if (isText || record !== null) break;
      steps.push({ step: `${procedure}/${step}`, rule });
    }
    return steps;
  }

  private fill(stack: Stack): void {
    this.pages.length = Math.min(this.pages.length, stack.depth);
    const last = this.pages.length - 1;
    if (last >= 0 && this.pages[last]?.procedure !== stack.frames[last]?.procedure.id) this.pages.length = last;
    for (let i = this.pages.length; i < stack.depth; i++) this.pages[i] = this.opened(stack.frames[i] as Frame, i);
  }

  private opened(frame: Frame, depth: number): Page {
    const { procedure } = frame;
    const below = this.pages[depth - 1];
    const record = headerField(frame, 'record') ?? null;
    const followed = record === null ? undefined : this.happenedAt.get(record);
    const putOff = this.settling;
    this.settling = null;
    return {
      procedure: procedure.id,
      step: '',
      rule: 'KERNEL',
      isText: procedure.header.block,
      parent: followed ?? (below === undefined ? null : under(below)),
      head: null,
      record: procedure.id === 'change' ? record : null,
      putOff,
      isAnswered: false,
    };
  }
}

const under = ({ head, parent }: Page): number | null => head ?? parent;
