import type { Decision, Option } from '#engine/kernel/decisions/decision.ts';
import { seatOfOne, seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** A bot; `think` does a slow choice in steps. */
export interface Program {
  choose(session: Session, seat?: number): Option;
  think?(session: Session, seat?: number): Iterator<undefined, Option>;
}
export interface AutoPlayProgress {
  readonly steps: number;
  /** Not finished; call `goOn` again. */
  readonly more: boolean;
}

/**
 * Lets a bot play so many decisions, in steps of thought that may end within a decision. With `seat`, only while that
 * seat is asked.
 */
export class AutoPlay {
  readonly seat: number | undefined;
  private readonly program: Program;
  private left: number;
  private thinking: Iterator<undefined, Option> | null = null;
  /** The decision at which it paused. */
  private stood: Decision | null;

  constructor(session: Session, program: Program, steps: number, seat?: number) {
    this.seat = seat;
    this.program = program;
    this.left = steps;
    this.stood = session.decision;
  }

  /** False once the game was changed by others. */
  isOf(session: Session): boolean {
    return this.stood !== null && this.stood === session.decision;
  }

  /** On an error the game is left as it was before the call. */
  goOn(session: Session, thoughts: number): AutoPlayProgress {
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

  /** Null: it needs more steps. */
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
