import { EngineFault } from '../basics/engine-fault.ts';
import type { Erased } from '../basics/erased.ts';
import { extended } from '../basics/extended.ts';
import type { Json } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import { batchProcedure } from '../changes/batch.ts';
import type { AnyChange } from '../changes/change.ts';
import { ChangePipeline } from '../changes/change-pipeline.ts';
import { changeProcedure } from '../changes/change-window.ts';
import { reactProcedure } from '../changes/reaction-window.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Decision, Option } from '../decisions/decision.ts';
import { Lister } from '../decisions/option-lister.ts';
import { effectProcedures } from '../language/effect-procedures.ts';
import { actWhatIsDue, closePeriod, openPeriod } from '../lasting-effects/periods.ts';
import type { PlayObserver } from '../observers/observer.ts';
import { cheatProcedure } from '../procedures/cheat-procedure.ts';
import { sourceOf } from '../procedures/header.ts';
import { Does, type Instruction, instructionsOf } from '../procedures/instructions.ts';
import type { Call, Finish, Instead, Next, Postpone, RuleId, Unwind } from '../procedures/next.ts';
import type { AnyProcedure, Choose } from '../procedures/procedure.ts';
import { forgetSecret, keepSecret, reveal, unanswered } from '../procedures/secret-answers.ts';
import { emptyQueue, type Frame, type QueuedNext, type SavedFrame, Stack, settlingPoint } from '../procedures/stack.ts';
import type { Table } from '../table/table.ts';
import type { Thing } from '../table/things-and-places.ts';

export interface Guards {
  readonly steps: number;
  readonly depth: number;
}
const guards: Guards = { steps: 20_000, depth: 200 };

/** Asked before each step; true: stop here. */
export type Until = (stack: Stack) => boolean;

/** Runs a game's procedures until a decision or the end. */
export class Machine {
  readonly stack = new Stack();
  watch: PlayObserver | null = null;
  private ended: RuleId | null = null;
  private readonly lister = new Lister();
  private readonly table: Table;
  private readonly game: KernelGame;
  private readonly procedures: ReadonlyMap<string, AnyProcedure>;
  readonly changes: ChangePipeline;
  private readonly onEnd: (table: Table, result: string) => void;

  constructor(
    table: Table,
    game: KernelGame,
    procedures: readonly AnyProcedure[],
    changes: readonly AnyChange[],
    onEnd: (table: Table, result: string) => void,
  ) {
    this.onEnd = onEnd;
    this.table = table;
    this.game = game;
    this.procedures = procedureTable(procedures);
    this.changes = new ChangePipeline(table, game, this.stack, changes, (next, rule, source, frame) =>
      this.follow(next, rule, source, frame),
    );
    this.changes.triesWhole = triesWhole(procedures);
  }

  begin(call: Call): void {
    this.enter(call);
  }

  load(saved: readonly SavedFrame[]): void {
    this.stack.load(saved, this.procedures);
  }

  /** Runs `next` as if a rule had returned it, for cheats. */
  force(next: Next): void {
    this.stack.push(cheatProcedure, {}, null);
    (this.stack.top as Frame).queue = [{ rule: 'KERNEL', next }];
  }

  /** Null while the game goes on. */
  get endedBy(): RuleId | null {
    return this.ended;
  }
  setEndedBy(rule: RuleId | null): void {
    this.ended = rule;
  }

  /** Runs to the next decision; null if the game is over or `until` stopped it. */
  run(until?: Until): Decision | null {
    for (let steps = 0; steps < guards.steps; steps++) {
      const index = this.stack.depth - 1;
      if (this.ended !== null || index < 0) {
        this.stack.frames.length = 0;
        return null;
      }
      if (until?.(this.stack) === true) return null;
      if (index > guards.depth) throw new EngineFault('depth', this.stack.chain());
      const decision = this.advance(index);
      if (decision !== undefined) return decision;
    }
    throw new EngineFault('loop', this.stack.chain());
  }

  /** Applies an option of the current decision; call `run` afterwards. */
  take(option: Option): void {
    const frame = this.stack.own(this.stack.depth - 1);
    this.watch?.taken?.(option, this.stack);
    const choose = frame.code[frame.step]?.choose;
    if (choose?.secret === true) return keepSecret(frame.my, choose, option);
    frame.step++;
    this.follow(option.offer.then(this.game, frame.my, option.pick), option.offer.rule, sourceOf(frame), frame);
  }

  /** What the first choice of a procedure would offer if it began now. */
  offeredBy(id: string): readonly Option[] {
    const procedure = this.procedures.get(id);
    const [first] = procedure === undefined ? [] : instructionsOf(procedure);
    if (procedure === undefined || first === undefined) throw new EngineFault('missing', this.stack.chain(), id);
    this.lister.listed(this.game, procedure.begin({}), first.listed);
    return this.lister.decision(id, procedure.names[0] as string, first.choose).options;
  }

  /** Begins a procedure with an answer to its first choice, before the decision goes on; call `run` afterwards. */
  beginWith(id: string, option: Option): void {
    this.enter({ kind: 'call', procedure: id, given: {}, into: null });
    this.watch?.step(this.stack);
    this.take(option);
  }

  /** Answers secret choices again for the seats in `isMeant`, for determinization. */
  answerSecretAnew(
    isMeant: (by: Thing) => boolean,
    answer: (options: readonly Option[], game: KernelGame) => Option,
  ): Decision | null {
    const index = this.stack.depth - 1;
    const frame = this.stack.frames[index];
    if (frame === undefined) return this.run();
    const forgotten = forgetSecret(this.stack.own(index).my, isMeant);
    let decision = this.run();
    for (const by of forgotten) {
      const options = decision?.options.filter(({ pick }) => pick['by'] === by) ?? [];
      if (options.length === 0) continue;
      this.take(answer(options, this.game));
      decision = this.run();
    }
    return decision;
  }

  private advance(index: number): Decision | undefined {
    if (this.watch !== null) this.watch.step(this.stack);
    const frame = this.stack.frames[index] as Frame;
    const now = frame.code[frame.step];
    if (frame.queue.length > 0) {
      const own = this.stack.own(index);
      const first = own.queue[0] as QueuedNext;
      own.queue = own.queue.length === 1 ? emptyQueue : own.queue.slice(1);
      this.follow(first.next, first.rule, sourceOf(own), own);
      return undefined;
    }
    if (now === undefined) {
      this.stack.leave(null);
      return undefined;
    }
    switch (now.does) {
      case Does.step: {
        const own = this.stack.own(index);
        own.step++;
        const next = now.run(this.game, own.my);
        if (next !== undefined) this.follow(next, now.rule, sourceOf(own), own);
        return undefined;
      }
      case Does.settle: {
        this.settle(now, frame, index);
        return undefined;
      }
      case Does.choose: {
        const count = this.list(frame, now);
        if (count > 1 || (count === 1 && now.choose.evenAlone?.(this.game, frame.my) === true))
          return this.lister.decision(frame.procedure.id, frame.procedure.names[frame.step] as string, now.choose);
        if (count === 1) this.take(this.lister.first());
        else if (now.choose.secret) this.open(index, now.choose);
        else this.stack.own(index).step++;
        return undefined;
      }
    }
  }

  private settle({ name, settled }: Instruction, frame: Frame, index: number): void {
    const waiting = frame.later[name];
    const own = this.stack.own(index);
    if (waiting === undefined || waiting.length === 0) {
      own.step++;
      return;
    }
    settled();
    own.later = withLater(own.later, name, waiting.slice(1));
    this.enter(waiting[0] as Call);
  }

  /** Number of legal answers; those who answered secretly are left out. */
  private list({ my }: Frame, { choose, listed }: Instruction): number {
    const count = this.lister.listed(this.game, my, listed);
    return choose.secret ? this.lister.only(unanswered(my)) : count;
  }

  private open(index: number, choose: Choose<Erased, Erased>): void {
    const own = this.stack.own(index);
    own.step++;
    own.queue = [...reveal(this.game, own.my, choose), ...own.queue];
  }

  private follow(next: Next, rule: RuleId, source: Json | undefined, frame: Frame | undefined): void {
    if (next === undefined) return;
    if (isList(next)) {
      this.followAll(next, rule, source, frame);
      return;
    }
    switch (next.kind) {
      case 'call':
        return this.enter(next);
      case 'goto':
        return this.goTo(next.step, frame);
      case 'finish':
        return this.finish(next, frame);
      case 'later':
        return this.putOff(next);
      case 'change':
        return this.changes.propose(next, rule, source, frame);
      case 'edit':
        return this.changes.edit(next.edit, frame);
      case 'instead':
        return this.putInstead(next, rule, source, frame);
      case 'batch':
        return this.changes.proposeAll(next, rule, source, frame);
      case 'applyAll':
        return this.changes.applyAllTop();
      case 'undone':
        return this.changes.leaveUndone();
      case 'open':
        return this.follow(openPeriod(this.table, this.game, next.period), rule, undefined, frame);
      case 'close':
        return this.follow(closePeriod(this.table, this.game, next.period), rule, undefined, frame);
      case 'due':
        return this.follow(actWhatIsDue(this.game, next.moment), rule, undefined, frame);
      case 'check':
        return this.follow(this.game.windows.stateCheck?.(this.game), 'KERNEL', undefined, frame);
      case 'cancel':
        this.changes.close('cancelled');
        return;
      case 'apply':
        return this.changes.applyTop();
      case 'restart':
        this.stack.frames.length = 0;
        this.enter(next.call);
        return;
      case 'unwind':
        return this.unwind(next);
      case 'end':
        this.ended = next.rule ?? rule;
        this.onEnd(this.table, next.result);
        return;
    }
  }

  /** The replacement of a change in a batch joins the batch. */
  private putInstead({ next }: Instead, rule: RuleId, source: Json | undefined, frame: Frame | undefined): void {
    const replaced = this.changes.close('replaced');
    if (replaced === null) return;
    this.follow(replaced.batch === undefined ? next : inBatch(next, replaced.batch), rule, source, frame);
  }

  /**
   * If an item enters a procedure, the rest waits: after items queued by that procedure's own list, before older ones.
   */
  private followAll(list: readonly Next[], rule: RuleId, source: Json | undefined, frame: Frame | undefined): void {
    const waiting = frame?.queue.length ?? 0;
    for (let i = 0; i < list.length; i++) {
      const { depth, top } = this.stack;
      this.follow(list[i], rule, source, frame);
      if (this.ended !== null) return;
      // A frame that was unwound to is another one
      if (this.stack.depth === depth && this.stack.top === top) continue;
      if (i + 1 < list.length && frame !== undefined && this.stack.frames.includes(frame)) {
        const added = frame.queue.length - waiting;
        const next = saidOf(list, i + 1);
        if (next.length === 0) return;
        frame.queue = [...frame.queue.slice(0, added), { rule, next }, ...frame.queue.slice(added)];
      }
      return;
    }
  }

  private goTo(step: string, frame: Frame | undefined): void {
    if (frame !== undefined) frame.step = this.stepOf(frame, step);
  }
  private stepOf({ procedure }: Frame, step: string): number {
    const at = procedure.names.indexOf(step);
    if (at < 0) throw new EngineFault('missing', this.stack.chain(), step);
    return at;
  }

  private unwind({ procedure, step }: Unwind): void {
    const { stack } = this;
    const index = stack.frames.findLastIndex((frame) => frame.procedure.id === procedure);
    const kept = stack.frames[index];
    if (kept === undefined) return this.changes.leaveUndone();
    const at = step === null ? kept.step : this.stepOf(kept, step);
    const postponed: Call[] = [];
    while (stack.depth - 1 > index) {
      this.changes.abandonTop();
      postponed.push(...stack.drop());
    }
    stack.continueAt(at, postponed);
  }

  private finish(next: Finish, frame: Frame | undefined): void {
    if (frame !== undefined && this.stack.top === frame) this.stack.leave(next.result);
  }

  private enter(call: Call): void {
    const procedure = this.procedures.get(call.procedure);
    if (procedure === undefined) throw new EngineFault('missing', this.stack.chain(), call.procedure);
    this.stack.push(procedure, call.given, call.into);
  }

  private settling(name: string): number {
    let nearest = -1;
    for (let i = this.stack.depth - 1; i >= 0; i--) {
      const point = settlingPoint(this.stack.frames[i] as Frame, name);
      if (point === undefined) continue;
      if (point.yields !== true) return i;
      if (nearest < 0) nearest = i;
    }
    return nearest;
  }

  private putOff(next: Postpone): void {
    const at = this.settling(next.name);
    if (at < 0) return this.enter(next.call);
    const own = this.stack.own(at);
    own.later = withLater(own.later, next.name, [...(own.later[next.name] ?? []), next.call]);
  }
}

function withLater(before: Frame['later'], name: string, calls: readonly Call[]): Frame['later'] {
  const later: { [name: string]: readonly Call[] } = Object.assign({}, before);
  later[name] = calls;
  return later;
}

/** Flattens the rest of a list and drops undefined, since queues are saved as JSON. */
function saidOf(list: readonly Next[], from: number): readonly Next[] {
  const said: Next[] = [];
  for (let i = from; i < list.length; i++) {
    const next = list[i];
    if (isList(next)) said.push(...saidOf(next, 0));
    else if (next !== undefined) said.push(next);
  }
  return said;
}

function inBatch(next: Next, batch: number): Next {
  if (isList(next)) return next.map((one) => inBatch(one, batch));
  return next?.kind === 'change' ? extended(next, { record: extended(next.record, { batch }) }) : next;
}

function isList(next: Next): next is readonly Next[] {
  return Array.isArray(next);
}

const procedureTable = memoizeByKey((own: readonly AnyProcedure[]): ReadonlyMap<string, AnyProcedure> => {
  const all = [changeProcedure, batchProcedure, reactProcedure, cheatProcedure, ...effectProcedures, ...own];
  return new Map(all.map((procedure) => [procedure.id, procedure]));
});

const triesWhole = memoizeByKey((own: readonly AnyProcedure[]): boolean => own.some(({ header }) => header.isTrying));
