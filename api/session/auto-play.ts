import type { Decision, Option } from '#engine/kernel/decisions/decision.ts';
import { seatOfOne, seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** A program that plays; one that thinks for long gives what it is doing back after each thought. */
export interface Program {
  choose(session: Session, seat?: number): Option;
  think?(session: Session, seat?: number): Iterator<undefined, Option>;
}
/** How far it has come. */
export interface AutoPlayed {
  readonly steps: number;
  /** It is not done yet, and can be asked to go on. */
  readonly more: boolean;
}

/**
 * A program that plays a game on for so many decisions, some thoughts at a time, though it be in the middle of one answer;
 * for a seat, only as long as that seat is asked.
 */
export class AutoPlay {
  readonly seat: number | undefined;
  private readonly program: Program;
  private left: number;
  private thinking: Iterator<undefined, Option> | null = null;
  /** Where the game stood when it was left. */
  private stood: Decision | null;

  constructor(session: Session, program: Program, steps: number, seat?: number) {
    this.seat = seat;
    this.program = program;
    this.left = steps;
    this.stood = session.decision;
  }

  /** Whether the game still stands where this left it: whatever else was done to it ends this. */
  isOf(session: Session): boolean {
    return this.stood !== null && this.stood === session.decision;
  }

  /** Plays on for so many thoughts. What cannot be carried through leaves the game as it was before them. */
  goOn(session: Session, thoughts: number): AutoPlayed {
    const first = session.decisions;
    try {
      for (let thought = 0; thought < thoughts && this.left > 0 && this.isAsked(session); thought++) {
        const option = this.thought(session);
        if (option === null) continue;
        session.choose(option);
        this.left--;
      }
    } catch (error) {
      session.undoTo(first);
      this.stood = null;
      throw error;
    }
    this.stood = this.left > 0 && this.isAsked(session) ? session.decision : null;
    return { steps: session.decisions - first, more: this.stood !== null };
  }

  private isAsked(session: Session): boolean {
    return session.decision !== null && (this.seat === undefined || seatsAsked(session).includes(this.seat));
  }

  /** One thought; the answer, when it was the last one that it needed. */
  private thought(session: Session): Option | null {
    const { program } = this;
    const seat = this.seat ?? seatOfOne(session);
    if (program.think === undefined) return program.choose(session, seat);
    this.thinking ??= program.think(session, seat);
    const { done, value } = this.thinking.next();
    if (done !== true) return null;
    this.thinking = null;
    return value;
  }
}
