import type { AnswerKey, Decision } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** Same answers to a question per round before it may be a loop. */
const mostTimes = 4;
/** Limit even in new positions: some content grows forever. */
const endless = 1000;

interface Given {
  /** Table revision and round of the last time; count in that round. */
  revision: number;
  round: number;
  times: number;
  /** Positions at the time, as texts, once it is frequent; null: none. */
  positions: Set<string> | null;
}

/**
 * Keeps bots out of loops. Answers that changed nothing are not repeated, but for those that let something go
 * by: those who pass four windows are not made to use something in the fifth. In cooperative games no answer is repeated
 * more than a few times a round; in competitive ones, where bids may go on, only repeated positions count. The rules
 * would allow all of it.
 */
export class LoopGuard {
  private readonly given = new Map<object, Map<AnswerKey, Given>>();
  private revision = -1;
  private round = -1;
  private tired = 0;

  /** Indexes of options worth trying, out of `among` (null: all). Returns `among` if all or none are. */
  fresh(session: Session, decision: Decision, among: readonly number[] | null = null): readonly number[] | null {
    const { revision } = session.game.table;
    const round = this.look(session);
    if (this.revision !== revision && this.tired === 0) return among;
    const given = this.given.get(decision.choice);
    if (given === undefined) return among;
    const fresh: number[] = [];
    const isSeen = seenIn(session);
    const { passes: passing } = session.system.judge;
    const passes = passing === undefined ? none : decision.indexesOf(passing);
    const count = among?.length ?? decision.count;
    for (let i = 0; i < count; i++) {
      const index = among === null ? i : (among[i] as number);
      const before = given.get(decision.key(index));
      const isStale =
        before !== undefined &&
        !passes.includes(index) &&
        (before.revision === revision || (before.round === round && before.times >= mostTimes && isSeen(before)));
      if (!isStale) fresh.push(index);
    }
    return fresh.length === 0 || fresh.length === count ? among : fresh;
  }

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
    const now = before ?? { revision, round, times, positions: null };
    if (before === undefined) given.set(key, now);
    if (times === 1) now.positions = null;
    if (times >= mostTimes && !isTogether(session)) {
      now.positions ??= new Set();
      now.positions.add(session.running.stateText());
    }
    now.revision = revision;
    now.round = round;
    now.times = times;
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

const none: readonly number[] = [];

const isTogether = ({ system, content }: Session): boolean => system.seating(content).together;

function seenIn(session: Session): (given: Given) => boolean {
  if (isTogether(session)) return () => true;
  let text: string | undefined;
  return ({ times, positions }) => {
    text ??= session.running.stateText();
    return times >= endless || positions?.has(text) === true;
  };
}
