import type { Decision, Option } from '#engine/kernel/decision.ts';
import type { Session } from '#engine/kernel/session.ts';
import { keyOf } from './player.ts';

/** How often the same answer is given to the same question in a round. */
const mostTimes = 4;

/**
 * What keeps a program from going round in circles: it does not repeat what changed nothing,
 * and nothing more than a few times in a round. The game would allow both.
 */
export class Habit {
  private revision = -1;
  private round = -1;
  private readonly fruitless = new Set<string>();
  private readonly times = new Map<string, number>();
  private readonly tired = new Set<string>();

  /** Where the options stand that are still worth a try; null: all of them are, or none is. */
  fresh(session: Session, decision: Decision): readonly number[] | null {
    this.look(session);
    if (this.fruitless.size === 0 && this.tired.size === 0) return null;
    const fresh: number[] = [];
    for (let index = 0; index < decision.count; index++) {
      const key = keyHere(decision, decision.option(index));
      if (!this.fruitless.has(key) && !this.tired.has(key)) fresh.push(index);
    }
    return fresh.length === 0 ? null : fresh;
  }

  /** Remembers what is about to be done. */
  note(session: Session, option: Option): void {
    this.look(session);
    const key = keyHere(session.decision as Decision, option);
    const times = (this.times.get(key) ?? 0) + 1;
    this.fruitless.add(key);
    this.times.set(key, times);
    if (times >= mostTimes) this.tired.add(key);
  }

  private look(session: Session): void {
    const { revision } = session.game.table;
    if (revision !== this.revision) this.fruitless.clear();
    this.revision = revision;
    const round = session.system.round(session.game);
    if (round === this.round) return;
    this.round = round;
    this.times.clear();
    this.tired.clear();
  }
}

function keyHere({ procedure, step }: Decision, option: Option): string {
  return `${procedure} ${step} ${keyOf(option)}`;
}
