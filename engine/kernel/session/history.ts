import type { Erased } from '../basics/erased.ts';
import type { JsonObject } from '../basics/json.ts';
import type { Names } from '../contract/system.ts';
import type { Decision } from '../decisions/decision.ts';
import { type Answer, type Entry, nameEvent, nameOption } from '../naming/naming.ts';
import type { Veil } from '../naming/veil.ts';
import type { Lineage, Origin } from '../observers/lineage.ts';
import type { Runs } from '../observers/runs.ts';
import type { ChangeRecord, RuleId } from '../procedures/next.ts';
import type { Pick } from '../procedures/procedure.ts';
import type { Frame } from '../procedures/stack.ts';

/** Where a game stood before an entry of its log: the way back. */
export interface Mark {
  readonly table: number;
  readonly frames: readonly Frame[];
  readonly events: number;
  readonly endedBy: RuleId | null;
  readonly decision: Decision | null;
}
/** An answer as it was given, named only when somebody asks; or a line that was loaded by name; or a cheat. */
export type Logged =
  | { readonly do: string; readonly pick: Pick }
  | { readonly named: Answer }
  | { readonly cheat: JsonObject };

/** Where events come from and which effects ran, for a game that keeps it. */
export interface Traces {
  readonly lineage: Lineage;
  readonly runs: Runs;
}

/** What a chronicle has kept, list by list. */
export type ChroniclePicture = readonly (readonly unknown[])[];

/** What was answered and what happened, as integers. Names are made when somebody asks for them, once for each line. */
export class Chronicle {
  private readonly names: Names<Erased>;
  private readonly game: Erased;
  private readonly logged: Logged[] = [];
  private readonly records: ChangeRecord[] = [];
  /** What of each event somebody does not see. */
  private readonly veils: (Veil | null)[] = [];
  private readonly marks: Mark[] = [];
  /** How many entries of the log lie before the first mark: there is no way back to before them. */
  private readonly base: number;
  private readonly namedEntries: Entry[] = [];
  private readonly namedEvents: JsonObject[] = [];

  private readonly traces: Traces | null;

  constructor(names: Names<Erased>, game: Erased, loaded: readonly Logged[] = [], traces: Traces | null = null) {
    this.names = names;
    this.game = game;
    this.traces = traces;
    this.logged.push(...loaded);
    this.base = loaded.length;
  }

  get length(): number {
    return this.logged.length;
  }
  /** All that was answered, as it was given. */
  get loggedSoFar(): readonly Logged[] {
    return this.logged;
  }
  get eventCount(): number {
    return this.records.length;
  }
  /** How many events there were before the entry `index` of the log. */
  eventsBefore(index: number): number {
    return this.marks[index - this.base]?.events ?? this.records.length;
  }
  /** Where the game stood before the entry `index`; undefined for what was loaded. */
  markBefore(index: number): Mark | undefined {
    return this.marks[index - this.base];
  }

  /** The entries from `index` on as they were given, and where the game stood before each. */
  since(index: number): { readonly marks: readonly Mark[]; readonly logged: readonly Logged[] } {
    return { marks: this.marks.slice(index - this.base), logged: this.logged.slice(index) };
  }
  /** Where the game stood at its first decision; undefined of one that was loaded. */
  get first(): Mark | undefined {
    return this.base === 0 ? this.marks[0] : undefined;
  }

  log(entry: Logged, mark: Mark | null): void {
    if (mark !== null) this.marks.push(mark);
    this.logged.push(entry);
  }
  hear(record: ChangeRecord, veil: Veil | null): void {
    this.records.push(record);
    this.veils.push(veil);
  }
  /** The events from `index` on, as integers, for an observer. */
  recordsFrom(index: number): readonly ChangeRecord[] {
    return this.records.slice(index);
  }
  /** What the events from `index` on come of; empty when that is not kept. */
  originsFrom(index: number): readonly Origin[] {
    return this.traces?.lineage.from(index, this.eventCount) ?? [];
  }
  /** Whether it keeps where events come from. */
  get hasLineage(): boolean {
    return this.traces !== null;
  }
  /** The effects that ran, by their paths and as often as they did, by entry, the set-up first; null when that is not kept. */
  get ran(): readonly (readonly string[])[] | null {
    return this.traces?.runs.of(this.length) ?? null;
  }
  /** What a game that was forked has heard already. */
  hearAll(of: Chronicle): void {
    this.records.push(...of.records);
    this.veils.push(...of.veils);
  }

  /** All of it, to be taken up again. */
  picture(): ChroniclePicture {
    const { logged, records, veils, marks, namedEntries, namedEvents } = this;
    return [logged, records, veils, marks, namedEntries, namedEvents].map((list) => list.slice());
  }
  /** Takes up what a picture of this chronicle has kept. */
  restore(picture: ChroniclePicture): void {
    const { logged, records, veils, marks, namedEntries, namedEvents } = this;
    for (const [i, list] of [logged, records, veils, marks, namedEntries, namedEvents].entries()) {
      list.length = 0;
      for (const one of picture[i] ?? []) list.push(one as never);
    }
  }

  /** Forgets the entry `index` and all behind it; it must have a mark. */
  cut(index: number): void {
    this.records.length = this.eventsBefore(index);
    this.veils.length = this.records.length;
    this.marks.length = index - this.base;
    this.logged.length = index;
    this.namedEntries.length = Math.min(this.namedEntries.length, index);
    this.namedEvents.length = Math.min(this.namedEvents.length, this.records.length);
  }

  entriesFrom(index: number): readonly Entry[] {
    for (let i = this.namedEntries.length; i < this.logged.length; i++)
      this.namedEntries.push(this.nameEntry(this.logged[i] as Logged));
    return this.namedEntries.slice(index);
  }

  private nameEntry(entry: Logged): Entry {
    if ('cheat' in entry) return entry;
    if ('named' in entry) return entry.named;
    return nameOption(this.names, this.game, entry);
  }

  /** What happened from the event `index` on, in names; for a seat, without the names of what it has not seen. */
  eventsFrom(index: number, seat?: number): JsonObject[] {
    if (seat !== undefined) return this.records.slice(index).map((_, i) => this.eventFor(index + i, seat));
    for (let i = this.namedEvents.length; i < this.records.length; i++)
      this.namedEvents.push(nameEvent(this.names, this.game, this.records[i] as ChangeRecord));
    return this.namedEvents.slice(index);
  }

  private eventFor(index: number, seat: number): JsonObject {
    const unseen = this.veils[index]?.[seat] ?? [];
    return nameEvent(this.names, this.game, this.records[index] as ChangeRecord, unseen);
  }
}
