import { hashOf } from '../basics/hash.ts';
import type { JsonObject } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Content, RuleSystem } from '../contract/system.ts';
import type { Decision, Option } from '../decisions/decision.ts';
import { Machine, type Until } from '../machine/machine.ts';
import type { AnyNumber } from '../numbers/number.ts';
import type { PlayObserver } from '../observers/observer.ts';
import type { RuleId } from '../procedures/next.ts';
import type { Frame, SavedFrame, Stack } from '../procedures/stack.ts';
import type { Table, TableSnapshot } from '../table/table.ts';
import type { TableData } from '../table/table-data.ts';
import { type GameState, hashedState, isStateOf, savedState, standingOf } from './game-state.ts';
import type { Mark } from './history.ts';

/**
 * `setup`: to the first decision. `ready`: after the set-up. `empty`: no pieces. The last two continue after a cheat.
 */
export type SetupMode = 'setup' | 'ready' | 'empty';

export interface GameInputs {
  readonly system: RuleSystem;
  readonly content: Content;
  readonly setup: JsonObject;
  readonly laid: SetupMode;
}

export interface RunningSnapshot {
  readonly table: TableSnapshot;
  readonly frames: readonly Frame[];
  readonly endedBy: RuleId | null;
  readonly decision: Decision | null;
  readonly isStopped: boolean;
}

const numberTable = memoizeByKey(
  (numbers: readonly AnyNumber[]): ReadonlyMap<string, AnyNumber> =>
    new Map(numbers.map((number) => [number.id, number])),
);

/** Current state of a game: table, running procedures and decision, without a log. */
export class Running {
  readonly game: KernelGame;
  decision: Decision | null = null;
  /** Stopped within an answer; must be resumed before the next one. */
  isStopped = false;
  readonly table: Table;
  readonly machine: Machine;
  private readonly basis: GameInputs;

  constructor(basis: GameInputs, table: Table, watch: PlayObserver | null) {
    const { system } = basis;
    this.basis = basis;
    this.table = table;
    this.game = this.readWith(basis.content);
    this.machine = new Machine(table, this.game, system.procedures, system.changes, (t, result) =>
      system.onEnd(t, result),
    );
    this.machine.watch = watch;
  }

  /** Reads the table with the content compiled for tracing. */
  readWith(content: Content): KernelGame {
    const { system, setup } = this.basis;
    return system.read(content, setup, this.table, numberTable(system.numbers));
  }

  begin(): void {
    const { system, laid } = this.basis;
    this.machine.begin(laid === 'empty' ? system.firstOfEmpty : system.first);
  }

  run(until: Until | null): void {
    this.decision = this.machine.run(until ?? undefined);
    this.isStopped = until !== null && this.decision === null && this.machine.stack.depth > 0;
  }

  runToBeginning(until: Until | null): void {
    const { system, laid } = this.basis;
    if (laid === 'setup') this.run(until);
    else this.decision = laid === 'ready' ? this.machine.run((stack) => stack.standsBefore(system.ready)) : null;
  }

  load(frames: readonly SavedFrame[], endedBy: RuleId | null): void {
    this.machine.load(frames);
    this.machine.setEndedBy(endedBy);
  }

  get stack(): Stack {
    return this.machine.stack;
  }
  /** Null while the game goes on. */
  get endedBy(): RuleId | null {
    return this.machine.endedBy;
  }
  get options(): readonly Option[] {
    return this.decision?.options ?? [];
  }

  about(): JsonObject {
    const { system } = this.basis;
    if (this.decision === null || system.about === undefined) return {};
    const frames = this.stack.frames.map(({ procedure, my }) => ({ procedure: procedure.id, my }));
    return system.about(this.game, frames);
  }

  figures(): JsonObject {
    return this.basis.system.figures?.(this.game) ?? {};
  }

  /** Snapshot for undo. `events`: number of events so far. */
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

  picture(): RunningSnapshot {
    const { endedBy, decision, isStopped } = this;
    return { table: this.table.picture(), frames: this.stack.mark(), endedBy, decision, isStopped };
  }
  restore({ table, frames, endedBy, decision, isStopped }: RunningSnapshot): void {
    this.table.restore(table);
    this.stack.restore(frames);
    this.machine.setEndedBy(endedBy);
    this.decision = decision;
    this.isStopped = isStopped;
  }

  tableData(): TableData {
    return this.table.data();
  }
  /** Equal texts mean equal states. */
  stateText(): string {
    return JSON.stringify(savedState(this.table, this.machine));
  }
  standing(): GameState {
    return standingOf(this.table, this.machine);
  }
  standsAt(standing: GameState): boolean {
    return isStateOf(this.table, this.machine, standing);
  }
  hash(): string {
    const { content, setup } = this.basis;
    return hashOf({ content: content.hash, setup, ...hashedState(this.table, this.machine) });
  }
}
