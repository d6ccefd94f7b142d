import { hashOf } from '../basics/hash.ts';
import type { JsonObject } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Content, RuleSystem } from '../contract/system.ts';
import type { Decision, Option } from '../decisions/decision.ts';
import { Machine, type Until } from '../machine/machine.ts';
import type { AnyNumber } from '../numbers/number.ts';
import type { Watch } from '../observers/observer.ts';
import type { RuleId } from '../procedures/next.ts';
import type { Frame, SavedFrame, Stack } from '../procedures/stack.ts';
import type { Table, TableData, TablePicture } from '../table/table.ts';
import type { Mark } from './history.ts';
import { hashedStanding, type Standing, standingOf, standsAt, writtenStanding } from './standing.ts';

/**
 * How a game begins. `setup`: the whole set-up, on to the first decision. `ready`: the set-up, and there it stands still;
 * `empty`: no piece anywhere. Both go on when a cheat, the first entry of their log, has put something on the table.
 */
export type Laid = 'setup' | 'ready' | 'empty';

/** What a game is played on, and how it begins: all that it depends on besides its answers. */
export interface Basis {
  readonly system: RuleSystem;
  readonly content: Content;
  readonly setup: JsonObject;
  readonly laid: Laid;
}

/** The whole state of a game, from which it can be resumed. */
export interface RunningPicture {
  readonly table: TablePicture;
  readonly frames: readonly Frame[];
  readonly endedBy: RuleId | null;
  readonly decision: Decision | null;
  readonly isStopped: boolean;
}

const numberTable = memoizeByKey(
  (numbers: readonly AnyNumber[]): ReadonlyMap<string, AnyNumber> =>
    new Map(numbers.map((number) => [number.id, number])),
);

/** The present state of a game: its table, the running procedures and the open decision. It has no log. */
export class Running {
  readonly game: KernelGame;
  decision: Decision | null = null;
  /** Whether it is paused in the middle of an answer. It must be resumed before the next answer. */
  isStopped = false;
  readonly table: Table;
  readonly machine: Machine;
  private readonly basis: Basis;

  constructor(basis: Basis, table: Table, watch: Watch | null) {
    const { system } = basis;
    this.basis = basis;
    this.table = table;
    this.game = this.readWith(basis.content);
    this.machine = new Machine(table, this.game, system.procedures, system.changes, (t, result) =>
      system.onEnd(t, result),
    );
    this.machine.watch = watch;
  }

  /** The present table, read with the same content compiled for tracing. */
  readWith(content: Content): KernelGame {
    const { system, setup } = this.basis;
    return system.read(content, setup, this.table, numberTable(system.numbers));
  }

  begin(): void {
    const { system, laid } = this.basis;
    this.machine.begin(laid === 'empty' ? system.firstOfEmpty : system.first);
  }

  /** Runs to the next decision or breakpoint. */
  run(until: Until | null): void {
    this.decision = this.machine.run(until ?? undefined);
    this.isStopped = until !== null && this.decision === null && this.machine.stack.depth > 0;
  }

  /** Runs to the first decision of a game. */
  runToBeginning(until: Until | null): void {
    const { system, laid } = this.basis;
    if (laid === 'setup') this.run(until);
    else this.decision = laid === 'ready' ? this.machine.run((stack) => stack.standsBefore(system.ready)) : null;
  }

  /** Takes up procedures that ran on such a table. */
  load(frames: readonly SavedFrame[], endedBy: RuleId | null): void {
    this.machine.load(frames);
    this.machine.setEndedBy(endedBy);
  }

  /** The running procedures, to look at. */
  get stack(): Stack {
    return this.machine.stack;
  }
  /** The rule by which the game ended; null while it goes on. */
  get endedBy(): RuleId | null {
    return this.machine.endedBy;
  }
  get options(): readonly Option[] {
    return this.decision?.options ?? [];
  }

  /** What the decision is about, in names. */
  about(): JsonObject {
    const { system } = this.basis;
    if (this.decision === null || system.about === undefined) return {};
    const frames = this.stack.frames.map(({ procedure, my }) => ({ procedure: procedure.id, my }));
    return system.about(this.game, frames);
  }

  /** The numbers that a table shows, as they are now; empty when the system says none. */
  figures(): JsonObject {
    return this.basis.system.figures?.(this.game) ?? {};
  }

  /** A snapshot to go back to. `events`: the number of events before it. */
  mark(events: number): Mark {
    const { endedBy, decision } = this;
    return { table: this.table.mark, frames: this.stack.mark(), events, endedBy, decision };
  }
  goBack({ table, frames, endedBy, decision }: Mark): void {
    this.table.undo(table);
    this.stack.restore(frames);
    this.machine.setEndedBy(endedBy);
    this.decision = decision;
    this.isStopped = false;
  }

  picture(): RunningPicture {
    const { endedBy, decision, isStopped } = this;
    return { table: this.table.picture(), frames: this.stack.mark(), endedBy, decision, isStopped };
  }
  restore({ table, frames, endedBy, decision, isStopped }: RunningPicture): void {
    this.table.restore(table);
    this.stack.restore(frames);
    this.machine.setEndedBy(endedBy);
    this.decision = decision;
    this.isStopped = isStopped;
  }

  /** The table as integers, a copy. */
  tableData(): TableData {
    return this.table.data();
  }
  /** The state as one text: equal texts are equal states. */
  stateText(): string {
    return JSON.stringify(writtenStanding(this.table, this.machine));
  }
  /** The state, for comparison with other games or later states of this one. */
  standing(): Standing {
    return standingOf(this.table, this.machine);
  }
  standsAt(standing: Standing): boolean {
    return standsAt(this.table, this.machine, standing);
  }
  /** A hash of the content, set-up, table and running procedures. */
  hash(): string {
    const { content, setup } = this.basis;
    return hashOf({ content: content.hash, setup, ...hashedStanding(this.table, this.machine) });
  }
}
