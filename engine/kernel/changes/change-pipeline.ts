import { EngineFault } from '../basics/engine-fault.ts';
import type { Json } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import { headerField } from '../procedures/header.ts';
import {
  type ChangeRecord,
  type ChangeStatus,
  type Happening,
  later,
  type Next,
  type RecordEdit,
  type RuleId,
} from '../procedures/next.ts';
import type { AnyProcedure } from '../procedures/procedure.ts';
import { effectOf, type Frame, type Stack } from '../procedures/stack.ts';
import type { Place, Table } from '../table/table.ts';
import type { AnyChange } from './change.ts';
import { edited } from './change.ts';
import { changeProcedure } from './change-window.ts';
import { reactTo } from './reaction-window.ts';
import type { KernelGame } from './windows.ts';

/** Does what follows of something, on the strength of a rule, for the frame that said it. */
export type Follow = (next: Next, rule: RuleId, source: Json | undefined, frame: Frame | undefined) => void;

/** Who hears of what happens: asked before it is carried out what is to be known then, and told with it afterwards. */
export interface Hearing {
  before(record: ChangeRecord): readonly Place[];
  after(record: ChangeRecord, before: readonly Place[]): void;
}

/** The way of a change: would, interrupt, still true?, apply, react. The only one who lets a kind write. */
export class ChangesUnderWay {
  /** Hears of everything that happened; nobody listens when it is null. */
  hearing: Hearing | null = null;
  private readonly table: Table;
  private readonly game: KernelGame;
  private readonly stack: Stack;
  private readonly kinds: ReadonlyMap<string, AnyChange>;
  private readonly follow: Follow;

  constructor(table: Table, game: KernelGame, stack: Stack, kinds: readonly AnyChange[], follow: Follow) {
    this.table = table;
    this.game = game;
    this.stack = stack;
    this.kinds = kindTable(kinds);
    this.follow = follow;
  }

  /** would: the kind's automatic edits; then a window for those who may answer, if anybody listens. */
  propose({ record: given, into }: Happening, rule: RuleId, source: Json | undefined, frame: Frame | undefined): void {
    const kind = this.kind(given.kind);
    const cause = given.cause ?? (typeof source === 'number' ? source : undefined);
    const isAnswered = this.game.windows.listens(this.game, given);
    // By which rule it came about, and why, is written down where somebody can read it
    let record = given;
    if (isAnswered || this.hearing !== null)
      record = signed(given, rule === 'KERNEL' ? kind.rule : rule, cause, frame && pathOf(frame));
    if (kind.prepare !== undefined) record = kind.prepare(this.game, record);
    if (isAnswered) {
      this.stack.push(changeProcedure as AnyProcedure, { record, inUse: this.stack.inUse() } as Json, into);
    } else {
      if (into !== null && frame !== undefined) frame.my[into] = this.outcome(kind, record);
      this.applyRecord(kind, record, cause);
    }
  }

  private kind(name: string): AnyChange {
    const kind = this.kinds.get(name);
    if (kind === undefined) throw new EngineFault('missing', this.stack.chain(), name);
    return kind;
  }

  /** The change that the frame on top holds has passed its window. */
  applyTop(): void {
    const record = this.stack.top?.my['record'] as ChangeRecord | undefined;
    if (record === undefined) throw new EngineFault('missing', this.stack.chain(), 'record');
    const kind = this.kind(record.kind);
    this.stack.own(this.stack.depth - 1).my['outcome'] = this.outcome(kind, record);
    this.applyRecord(kind, record, record.cause);
  }

  /** What lands where it was said; nothing came of what is not carried out. */
  private outcome(kind: AnyChange, record: ChangeRecord): Json {
    if (record.status !== undefined) return 0;
    return kind.outcome === undefined ? (record.amount ?? 0) : kind.outcome(this.game, record);
  }

  private applyRecord(kind: AnyChange, record: ChangeRecord, cause: number | undefined): void {
    const frame = this.stack.depth > 0 ? this.stack.own(this.stack.depth - 1) : undefined;
    const { hearing } = this;
    const before = hearing?.before(record) ?? [];
    if (record.status !== undefined && record.status !== 'applied') {
      hearing?.after(record, before);
      return;
    }
    if (kind.holds !== undefined && !kind.holds(this.game, record)) {
      hearing?.after({ ...record, status: 'failed' }, before);
      return;
    }
    const follows = kind.apply(this.table, this.game, record);
    hearing?.after(record, before);
    const reactions = this.reactionsTo(record);
    if (reactions === undefined) this.follow(follows, kind.rule, cause, frame);
    else this.follow([follows, reactions], kind.rule, cause, frame);
  }

  private reactionsTo(record: ChangeRecord): Next {
    const { windows } = this.game;
    if (!windows.listens(this.game, record)) return undefined;
    const reactions = windows.reactions(this.game, record);
    if (windows.offered !== undefined || windows.settledAt !== undefined) {
      const answered = reactTo(reactions, windows.offered === undefined ? null : record);
      return windows.settledAt === undefined ? answered : later(windows.settledAt, answered);
    }
    if (reactions.length > 1 && windows.forcedOrder === 'chosen') return reactTo(reactions);
    return reactions.length === 0 ? undefined : reactions.map(({ next }) => next);
  }

  private changeFrame(): Frame | undefined {
    for (let i = this.stack.depth - 1; i >= 0; i--) {
      if ((this.stack.frames[i] as Frame).procedure.id === changeProcedure.id) return this.stack.own(i);
    }
    return undefined;
  }

  /** Alters the nearest change under way; `from` is the frame whose effect does it. */
  edit(by: RecordEdit, from: Frame | undefined): void {
    const frame = this.changeFrame();
    if (frame === undefined) return;
    const path = from && effectOf(from)?.path;
    const before = frame.my['record'] as unknown as ChangeRecord;
    const kind = this.kind(before.kind);
    const record = edited(before, path === undefined ? by : { ...by, path }, kind.floor);
    frame.my['record'] = (kind.count?.(record) ?? record) as unknown as Json;
  }

  /** The nearest change under way is not carried out any more; false when there is none, or another did that already. */
  close(status: ChangeStatus): boolean {
    const under = this.changeFrame();
    if (under === undefined || under.my['closed'] === true) return false;
    under.my['record'] = { ...(under.my['record'] as object), status } as Json;
    under.my['closed'] = true;
    return true;
  }
}

const kindTable = memoizeByKey(
  (kinds: readonly AnyChange[]): ReadonlyMap<string, AnyChange> => new Map(kinds.map((kind) => [kind.kind, kind])),
);

/** The record with what it does not say itself: by which rule, what caused it, and where in the content that stands. */
function signed(given: ChangeRecord, rule: RuleId, cause: number | undefined, path: string | undefined): ChangeRecord {
  return {
    ...given,
    rule: given.rule ?? rule,
    ...(cause === undefined ? undefined : { cause }),
    ...(path !== undefined && given.path === undefined ? { path } : undefined),
  };
}

/** The effect that a frame runs; of a change, the one that caused it. */
function pathOf(frame: Frame): string | undefined {
  return effectOf(frame)?.path ?? headerField(frame, 'record')?.path;
}
