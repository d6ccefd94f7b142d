import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { answersOf, decisionOf, type PlayerMaker } from '#engine/players/player.ts';
import { kindsOf } from './answer-kinds.ts';

/** Kinds of answer in a game. A single possible answer is not counted. */
export interface AnswersInGame {
  readonly offered: readonly string[];
  readonly taken: readonly string[];
}

/** Notes which kinds of answer programs are offered, and which they give. */
export class OfferedAnswers {
  private readonly offered = new Set<string>();
  private readonly taken = new Set<string>();

  /** The same program, watched. */
  watched(make: PlayerMaker): PlayerMaker {
    return (seed, effort) => {
      const program = make(seed, effort);
      return {
        choose: (session, seat) => {
          const option = program.choose(session, seat);
          this.note(session, option);
          return option;
        },
      };
    };
  }

  private note(session: Session, chosen: Option): void {
    const decision = decisionOf(session);
    const by = chosen.pick['by'];
    const seat = by === undefined ? -1 : session.system.seatOf(session.game, by);
    const own = answersOf(session, decision, seat < 0 ? undefined : seat) ?? decision.options.keys();
    const kinds = [...own].map((index) => kindsOf(session, decision.option(index)));
    if (kinds.length < 2) return;
    for (const kind of kinds.flat()) this.offered.add(kind);
    for (const kind of kindsOf(session, chosen)) this.taken.add(kind);
  }

  get inGame(): AnswersInGame {
    return { offered: [...this.offered].sort(), taken: [...this.taken].sort() };
  }
}
