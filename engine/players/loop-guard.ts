import type { AnswerKey, Decision } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** How often the same answer is given to the same question in a round. */
const mostTimes = 4;

/** What is known of an answer that was given. */
interface Given {
  /** The table as it was when it was given last, by its revision; the round, and how often in that round. */
  revision: number;
  round: number;
  times: number;
}

/**
 * What keeps a program from going round in circles: it does not repeat what changed nothing,
 * and nothing more than a few times in a round. The game would allow both.
 */
export class LoopGuard {
  /** By choice and answer. */
  private readonly given = new Map<object, Map<AnswerKey, Given>>();
  private revision = -1;
  private round = -1;
  private tired = 0;

  /**
   * Where the options stand that are still worth a try, out of those `among` (null: all); when all of these are, or none
   * is, `among` itself.
   */
  fresh(session: Session, decision: Decision, among: readonly number[] | null = null): readonly number[] | null {
    const { revision } = session.game.table;
    const round = this.look(session);
    if (this.revision !== revision && this.tired === 0) return among;
    const given = this.given.get(decision.choice);
    if (given === undefined) return among;
    const fresh: number[] = [];
    const count = among?.length ?? decision.count;
    for (let i = 0; i < count; i++) {
      const index = among === null ? i : (among[i] as number);
      const before = given.get(decision.key(index));
      const isStale =
        before !== undefined && (before.revision === revision || (before.round === round && before.times >= mostTimes));
      if (!isStale) fresh.push(index);
    }
    return fresh.length === 0 || fresh.length === count ? among : fresh;
  }

  /** Remembers what is about to be done. */
  note(session: Session, decision: Decision, index: number): void {
    const { revision } = session.game.table;
    const round = this.look(session);
    let given = this.given.get(decision.choice);
    if (given === undefined) {
      given = new Map();
      this.given.set(decision.choice, given);
    }
    const key = decision.key(index);
    const before = given.get(key);
    const times = before?.round === round ? before.times + 1 : 1;
    if (before === undefined) given.set(key, { revision, round, times });
    else {
      before.revision = revision;
      before.round = round;
      before.times = times;
    }
    this.revision = revision;
    if (times === mostTimes) this.tired++;
  }

  private look(session: Session): number {
    const round = session.system.round(session.game);
    if (round !== this.round) this.tired = 0;
    this.round = round;
    return round;
  }
}
