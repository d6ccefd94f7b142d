import type { LogEntry } from '../naming/naming.ts';
import type { EventLog } from './history.ts';
import { type RedoSnapshot, redoneMarks } from './redo-snapshot.ts';
import type { Running } from './running.ts';
import type { SeenInRange } from './seen-since.ts';
import { markedWith, pendingMarks, type UndonePart, undoneTo } from './undone-part.ts';

export interface Present {
  running(): Running;
  chronicle(): EventLog;
  /** Replays up to before entry `to`. */
  playTo(to: number): void;
  readonly hasMarks: boolean;
  seenSince(to: number): SeenInRange;
}

/** Undo and redo, with marks where seats had seen what was undone. */
export class UndoHistory {
  private marks: readonly UndonePart[] = [];
  /** Redo state; null: nothing to redo. */
  private ahead: RedoSnapshot | null = null;
  private readonly present: Present;

  constructor(present: Present) {
    this.present = present;
  }

  private get decisions(): number {
    return this.present.chronicle().length;
  }
  private get entries(): readonly LogEntry[] {
    return this.present.chronicle().entriesFrom(0);
  }

  /** Undoes to before entry `index`; 0 is the first decision. */
  undoTo(index: number): void {
    if (index >= this.decisions) return;
    this.ahead = null;
    if (this.marks.length > 0) this.marks = undoneTo(this.marks, this.entries, index);
    const { present } = this;
    const chronicle = present.chronicle();
    const mark = chronicle.markBefore(index);
    if (mark === undefined) return present.playTo(index);
    present.running().goBack(mark);
    chronicle.cut(index);
  }

  /** Like `undoTo`, with redo, and a mark if seats have seen something. */
  takeBack(to: number, { seen, entries }: SeenInRange = this.present.seenSince(to)): void {
    const taken = this.present.chronicle().entriesFrom(to).slice(0, entries);
    if (to < this.decisions) {
      const ahead = this.aheadOf(to);
      this.undoTo(to);
      this.ahead = ahead;
    }
    if (seen.length > 0) this.marks = markedWith(this.marks, { at: to, entries: taken, seen });
  }

  /** Redo state for going back to `to`; an earlier one is kept if no answer followed. */
  private aheadOf(to: number): RedoSnapshot | null {
    const { present, marks: takenBack, entries } = this;
    const chronicle = present.chronicle();
    if (!present.hasMarks || to >= this.decisions || chronicle.markBefore(to) === undefined) return null;
    return this.ahead ?? { running: present.running().picture(), chronicle: chronicle.picture(), takenBack, entries };
  }

  /** Entries that can be redone without replay. */
  get aheadEntries(): readonly LogEntry[] {
    return this.ahead?.entries.slice(this.decisions) ?? [];
  }

  /** Redoes up to before entry `to`, from the snapshot. Returns the number of entries then. */
  doAgain(to: number): number {
    const { ahead, decisions, present } = this;
    if (ahead === null || to <= decisions) return decisions;
    present.running().restore(ahead.running);
    present.chronicle().restore(ahead.chronicle);
    const since = this.marks;
    this.marks = ahead.takenBack;
    if (to < this.decisions) this.undoTo(to);
    this.marks = redoneMarks(this.marks, since, ahead.entries, this.decisions);
    this.ahead = this.decisions < ahead.entries.length ? ahead : null;
    return this.decisions;
  }

  forgetAhead(): void {
    this.ahead = null;
  }
  answered(): void {
    if (this.marks.length > 0) this.marks = pendingMarks(this.marks, this.entries);
  }

  get takenBack(): readonly UndonePart[] {
    return this.marks;
  }
  takeMarks(marks: readonly UndonePart[]): void {
    this.marks = marks;
  }
  /** For a game continued from another, as far as the logs agree. */
  keepTakenBack({ takenBack, entries }: Pick<RedoSnapshot, 'takenBack' | 'entries'>): void {
    this.marks = pendingMarks(undoneTo(takenBack, entries, this.decisions), this.entries);
  }
}
