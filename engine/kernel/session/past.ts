import type { Entry } from '../naming/naming.ts';
import { type Ahead, marksAgain } from './ahead.ts';
import type { Chronicle } from './history.ts';
import type { Running } from './running.ts';
import type { SeenIn } from './seen-since.ts';
import { markedWith, stillMarked, type TakenBack, takenBackTo } from './taken-back.ts';

/** The game that is undone and redone: its present state and its answers so far. */
export interface Present {
  running(): Running;
  chronicle(): Chronicle;
  /** Plays the game again as far as before the entry `to` of its log. */
  playTo(to: number): void;
  /** Whether each answer has its way back. */
  readonly hasMarks: boolean;
  /** What seats have seen since before the entry `to`. */
  seenSince(to: number): SeenIn;
}

/** Undo and redo of a game, and what players had already seen of what was undone. */
export class Past {
  private marks: readonly TakenBack[] = [];
  /** What was taken back and can be done again; null: nothing, or another answer was given since. */
  private ahead: Ahead | null = null;
  private readonly present: Present;

  constructor(present: Present) {
    this.present = present;
  }

  private get decisions(): number {
    return this.present.chronicle().length;
  }
  private get entries(): readonly Entry[] {
    return this.present.chronicle().entriesFrom(0);
  }

  /** Goes back to just before entry `index` of the log; 0 is the first decision. */
  undoTo(index: number): void {
    if (index >= this.decisions) return;
    this.ahead = null;
    if (this.marks.length > 0) this.marks = takenBackTo(this.marks, this.entries, index);
    const { present } = this;
    const chronicle = present.chronicle();
    const mark = chronicle.markBefore(index);
    if (mark === undefined) return present.playTo(index);
    present.running().goBack(mark);
    chronicle.cut(index);
  }

  /** Goes back as `undoTo` does, and is marked when seats have seen what is taken back. */
  takeBack(to: number, { seen, entries }: SeenIn = this.present.seenSince(to)): void {
    const taken = this.present.chronicle().entriesFrom(to).slice(0, entries);
    if (to < this.decisions) {
      const ahead = this.aheadOf(to);
      this.undoTo(to);
      this.ahead = ahead;
    }
    if (seen.length > 0) this.marks = markedWith(this.marks, { at: to, entries: taken, seen });
  }

  /**
   * The state to redo to after going back to `to`: the present one, or that before an earlier undo not followed by an
   * answer.
   */
  private aheadOf(to: number): Ahead | null {
    const { present, marks: takenBack, entries } = this;
    const chronicle = present.chronicle();
    if (!present.hasMarks || to >= this.decisions || chronicle.markBefore(to) === undefined) return null;
    return this.ahead ?? { running: present.running().picture(), chronicle: chronicle.picture(), takenBack, entries };
  }

  /** What was taken back and can be done again without playing it. */
  get aheadEntries(): readonly Entry[] {
    return this.ahead?.entries.slice(this.decisions) ?? [];
  }

  /**
   * Does again what `takeBack` took back, as far as before the entry `to`, as long as nothing else was answered since.
   * Nothing is played for it. How many entries the game has then.
   */
  doAgain(to: number): number {
    const { ahead, decisions, present } = this;
    if (ahead === null || to <= decisions) return decisions;
    present.running().restore(ahead.running);
    present.chronicle().restore(ahead.chronicle);
    const since = this.marks;
    this.marks = ahead.takenBack;
    if (to < this.decisions) this.undoTo(to);
    this.marks = marksAgain(this.marks, since, ahead.entries, this.decisions);
    this.ahead = this.decisions < ahead.entries.length ? ahead : null;
    return this.decisions;
  }

  /** Another answer is given: what was taken back cannot be done again. */
  forgetAhead(): void {
    this.ahead = null;
  }
  /** An answer was given: it may have done again what a mark says was taken back. */
  answered(): void {
    if (this.marks.length > 0) this.marks = stillMarked(this.marks, this.entries);
  }

  /** Where the game went back past what seats had seen. */
  get takenBack(): readonly TakenBack[] {
    return this.marks;
  }
  /** Takes the marks of the game that this one is a second of, or was saved as. */
  takeMarks(marks: readonly TakenBack[]): void {
    this.marks = marks;
  }
  /** Takes the marks of a game that this one carries on, as far as its log goes. */
  keepTakenBack({ takenBack, entries }: Pick<Ahead, 'takenBack' | 'entries'>): void {
    this.marks = stillMarked(takenBackTo(takenBack, entries, this.decisions), this.entries);
  }
}
