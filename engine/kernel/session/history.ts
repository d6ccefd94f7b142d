import type { Erased } from '../basics/erased.ts';
import type { JsonObject } from '../basics/json.ts';
import type { ValueNames } from '../contract/system.ts';
import type { Decision } from '../decisions/decision.ts';
import { type Answer, type LogEntry, nameEvent, nameOption } from '../naming/naming.ts';
import { noVeil, type SeatPrivacy } from '../naming/seat-privacy.ts';
import type { EffectRuns } from '../observers/effect-runs.ts';
import type { EventOrigin, EventOrigins } from '../observers/event-origins.ts';
import type { ChangeRecord, RuleId } from '../procedures/next.ts';
import type { Pick } from '../procedures/procedure.ts';
import type { Frame } from '../procedures/stack.ts';
import type { Thing } from '../table/things-and-places.ts';

/** Snapshot before a log entry, for undo. */
export interface Mark {
  readonly table: number;
  readonly frames: readonly Frame[];
  readonly events: number;
  readonly endedBy: RuleId | null;
  readonly decision: Decision | null;
}
/** An answer in integers, named on demand; a loaded answer; or a cheat. */
export type LogRecord =
  | {
      readonly do: string;
      readonly pick: Pick;
      /** Pieces that it names and that the seat does not see, by seat; without it: none. */
      readonly unseen?: readonly (readonly Thing[])[];
    }
  | { readonly named: Answer }
  | { readonly cheat: JsonObject };

export interface PlayTraces {
  readonly lineage: EventOrigins;
  readonly runs: EffectRuns;
}

export type ChronicleSnapshot = readonly (readonly unknown[])[];

/** Log and events as integers; names are made on demand, once. */
export class EventLog {
  private readonly names: ValueNames<Erased>;
  private readonly game: Erased;
  private readonly logged: LogRecord[] = [];
  private readonly records: ChangeRecord[] = [];
  private readonly veils: (SeatPrivacy | null)[] = [];
  private readonly marks: Mark[] = [];
  private readonly base: number;
  private readonly namedEntries: LogEntry[] = [];
  private readonly namedEvents: JsonObject[] = [];

  private readonly traces: PlayTraces | null;

  constructor(
    names: ValueNames<Erased>,
    game: Erased,
    loaded: readonly LogRecord[] = [],
    traces: PlayTraces | null = null,
  ) {
    this.names = names;
    this.game = game;
    this.traces = traces;
    this.logged.push(...loaded);
    this.base = loaded.length;
  }

  get length(): number {
    return this.logged.length;
  }
  get loggedSoFar(): readonly LogRecord[] {
    return this.logged;
  }
  get eventCount(): number {
    return this.records.length;
  }
  eventsBefore(index: number): number {
    return this.marks[index - this.base]?.events ?? this.records.length;
  }
  /** Undefined for loaded entries. */
  markBefore(index: number): Mark | undefined {
    return this.marks[index - this.base];
  }

  since(index: number): { readonly marks: readonly Mark[]; readonly logged: readonly LogRecord[] } {
    return { marks: this.marks.slice(index - this.base), logged: this.logged.slice(index) };
  }
  /** Undefined for a loaded game. */
  get first(): Mark | undefined {
    return this.base === 0 ? this.marks[0] : undefined;
  }

  log(entry: LogRecord, mark: Mark | null): void {
    if (mark !== null) this.marks.push(mark);
    this.logged.push(entry);
  }
  hear(record: ChangeRecord, veil: SeatPrivacy | null): void {
    this.records.push(record);
    this.veils.push(veil);
  }
  recordsFrom(index: number): readonly ChangeRecord[] {
    return this.records.slice(index);
  }
  originsFrom(index: number): readonly EventOrigin[] {
    return this.traces?.lineage.from(index, this.eventCount) ?? [];
  }
  get hasLineage(): boolean {
    return this.traces !== null;
  }
  /** Effect paths by entry, set-up first; null if not kept. */
  get ran(): readonly (readonly string[])[] | null {
    return this.traces?.runs.of(this.length) ?? null;
  }
  hearAll(of: EventLog): void {
    this.records.push(...of.records);
    this.veils.push(...of.veils);
  }

  picture(): ChronicleSnapshot {
    const { logged, records, veils, marks, namedEntries, namedEvents } = this;
    return [logged, records, veils, marks, namedEntries, namedEvents].map((list) => list.slice());
  }
  restore(picture: ChronicleSnapshot): void {
    const { logged, records, veils, marks, namedEntries, namedEvents } = this;
    for (const [i, list] of [logged, records, veils, marks, namedEntries, namedEvents].entries()) {
      list.length = 0;
      for (const one of picture[i] ?? []) list.push(one as never);
    }
  }

  /** Drops entry `index` and later; it must have a mark. */
  cut(index: number): void {
    this.records.length = this.eventsBefore(index);
    this.veils.length = this.records.length;
    this.marks.length = index - this.base;
    this.logged.length = index;
    this.namedEntries.length = Math.min(this.namedEntries.length, index);
    this.namedEvents.length = Math.min(this.namedEvents.length, this.records.length);
  }

  entriesFrom(index: number): readonly LogEntry[] {
    for (let i = this.namedEntries.length; i < this.logged.length; i++)
      this.namedEntries.push(this.nameEntry(this.logged[i] as LogRecord));
    return this.namedEntries.slice(index);
  }

  private nameEntry(entry: LogRecord): LogEntry {
    if ('cheat' in entry) return entry;
    if ('named' in entry) return entry.named;
    return nameOption(this.names, this.game, entry);
  }

  /** Events from `index` on; for a seat, with hidden names masked. */
  eventsFrom(index: number, seat?: number): JsonObject[] {
    if (seat !== undefined) return this.records.slice(index).map((_, i) => this.eventFor(index + i, seat));
    for (let i = this.namedEvents.length; i < this.records.length; i++)
      this.namedEvents.push(nameEvent(this.names, this.game, this.records[i] as ChangeRecord));
    return this.namedEvents.slice(index);
  }

  private eventFor(index: number, seat: number): JsonObject {
    const veil = this.veils[index]?.[seat] ?? noVeil;
    return nameEvent(this.names, this.game, this.records[index] as ChangeRecord, veil);
  }
}
