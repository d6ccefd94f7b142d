import type { AnswerKey, Decision } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** How often the same answer is given to the same question in a round, before it could be a repetition. */
const mostTimes = 4;
/** How often at most, though every time in another position: some content lets something grow for ever. */
const endless = 1000;

/** What is known of an answer that was given. */
interface Given {
  /** The table as it was when it was given last, by its revision; the round, and how often in that round. */
  revision: number;
  round: number;
  times: number;
  /** Where the game stood each time, as texts, when the answer was given often. */
  readonly positions: Set<string>;
}

/**
 * What keeps a program from going round in circles: it does not repeat what changed nothing. Where all play together it
 * repeats nothing more than a few times in a round. Where they play against each other, who raises a bid goes on as long
 * as it gets anywhere: what was given often is a repetition only in a position in which it was given before.
 * The game would allow all of it.
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
    const isSeen = seenIn(session);
    const count = among?.length ?? decision.count;
    for (let i = 0; i < count; i++) {
      const index = among === null ? i : (among[i] as number);
      const before = given.get(decision.key(index));
      const isStale =
        before !== undefined &&
        (before.revision === revision || (before.round === round && before.times >= mostTimes && isSeen(before)));
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
    const now = before ?? { revision, round, times, positions: new Set<string>() };
    if (before === undefined) given.set(key, now);
    if (times === 1) now.positions.clear();
    if (times >= mostTimes && !isTogether(session)) now.positions.add(session.running.stateText());
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

const isTogether = ({ system, content }: Session): boolean => system.seating(content).together;

/** Whether an answer that was given often has been given where the game stands now. */
function seenIn(session: Session): (given: Given) => boolean {
  if (isTogether(session)) return () => true;
  let text: string | undefined;
  return ({ times, positions }) => {
    text ??= session.running.stateText();
    return times >= endless || positions.has(text);
  };
}
