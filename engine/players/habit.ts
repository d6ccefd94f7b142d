import type { Option } from '#engine/kernel/machine.ts';
import type { Session } from '#engine/kernel/session.ts';
import { keyOf } from './player.ts';

/**
 * What keeps a program from going round in circles: it does not repeat what changed nothing,
 * and nothing more than a few times in a round. The game would allow both.
 */
export class Habit {
  private revision = -1;
  private round = -1;
  private readonly fruitless = new Set<string>();
  private readonly times = new Map<string, number>();

  /** The options still worth a try; all of them when none is. */
  fresh(session: Session): readonly Option[] {
    this.look(session);
    const options = session.options();
    const fresh = options.filter((option) => !this.isStale(this.key(session, option)));
    return fresh.length === 0 ? options : fresh;
  }

  /** Remembers what is about to be done. */
  note(session: Session, option: Option): void {
    const key = this.key(session, option);
    this.fruitless.add(key);
    this.times.set(key, (this.times.get(key) ?? 0) + 1);
  }

  private isStale(key: string): boolean {
    return this.fruitless.has(key) || (this.times.get(key) ?? 0) >= mostTimes;
  }

  private look(session: Session): void {
    const { revision } = session.game.table;
    if (revision !== this.revision) this.fruitless.clear();
    this.revision = revision;
    const round = session.system.round(session.game);
    if (round !== this.round) this.times.clear();
    this.round = round;
  }

  private key(session: Session, option: Option): string {
    return `${session.decision?.procedure}.${session.decision?.step} ${keyOf(option)}`;
  }
}

const mostTimes = 4;
