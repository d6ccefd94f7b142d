import { headerField } from '../procedures/header.ts';
import type { ChangeRecord, RuleId } from '../procedures/next.ts';
import type { AnyStep } from '../procedures/procedure.ts';
import type { Frame, Stack } from '../procedures/stack.ts';
import type { Watch } from './observer.ts';
import { PutOffs } from './put-offs.ts';

/** What an event comes of, as far as it is known while the game is played: enough to draw a log as a tree. */
export interface Origin {
  /** The event that it is a part or a consequence of; null: the answer brought it about, or a page of the book by itself. */
  readonly parent: number | null;
  /** The rule that did it; KERNEL when a text of the content did. */
  readonly rule: RuleId;
  /** The steps of the book that did it, the innermost first, as `procedure/step`: up to a text or a change that ran. */
  readonly steps: readonly { readonly step: string; readonly rule: RuleId }[];
  /** It had to wait since this event; null: it came at once. */
  readonly putOff: number | null;
}

/** One running procedure. Written once and never altered, so that a list of them is a picture of the stack. */
interface Page {
  readonly procedure: string;
  readonly step: string;
  readonly rule: RuleId;
  readonly isText: boolean;
  /** The event that its first event is put under. */
  readonly parent: number | null;
  /** Its first event, which the rest of the page is put under; texts have none: their effects stand side by side. */
  readonly head: number | null;
  /** The change that is under way here. */
  readonly record: ChangeRecord | null;
  readonly putOff: number | null;
  /** What an answer says goes on: it announces no page. */
  readonly isAnswered: boolean;
}

/**
 * Looks on while a game is played and keeps where each event comes from. A frame that begins while an event is carried
 * out, or after it on the same page, belongs under it. Going back is by the pictures that were taken at each entry.
 */
export class Lineage implements Watch {
  private readonly origins: Origin[] = [];
  private pages: Page[] = [];
  private readonly pictures: { readonly pages: readonly Page[]; readonly events: number }[] = [];
  private happenedAt = new WeakMap<object, number>();
  private putOffs = new PutOffs();
  /** When what is entered next was put off; null when it was not. */
  private settling: number | null = null;

  /** What the events from `index` on come of; `count` is how many there are: an undo leaves more behind. */
  from(index: number, count: number): readonly Origin[] {
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

  taken({ offer }: Parameters<NonNullable<Watch['taken']>>[0], stack: Stack): void {
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
    // What is carried out after everybody could answer belongs to the page that said it
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

  private stepsFrom(top: number): Origin['steps'] {
    const steps: Origin['steps'][number][] = [];
    for (let i = top; i >= 0; i--) {
      const { procedure, step, rule, isText, record } = this.pages[i] as Page;
      if (isText || record !== null) break;
      steps.push({ step: `${procedure}/${step}`, rule });
    }
    return steps;
  }

  /** Pages for the frames that were entered since the last look; those that were left are gone. */
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
