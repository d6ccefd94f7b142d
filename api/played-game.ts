import { contentOf, type Playable } from '#authoring/playable.ts';
import type { JsonObject } from '#engine/kernel/json.ts';
import type { Entry } from '#engine/kernel/log.ts';
import { isCheat } from '#engine/kernel/log.ts';
import { type Broken, type Changed, replay, replayOn } from '#engine/kernel/replay.ts';
import type { Session } from '#engine/kernel/session.ts';
import { Refused } from '#engine/kernel/system.ts';
import { isSavedFile } from './saved-game.ts';
import type { NamedDecision } from './session-api.ts';
import { Unanswerable } from './session-faults.ts';

/** One game of a server: how it stands, and what an edit of its content left unplayed. */
export class PlayedGame {
  session: Session;
  /** Entries laid over the project when the game began. */
  readonly over: JsonObject | undefined;
  /** After a break: the game as it was before, with the whole log. */
  private whole: Session | null = null;

  constructor(session: Session, over: JsonObject | undefined) {
    this.session = session;
    this.over = over;
  }

  /** Takes up a saved game by playing it again: so it has its events and its way back, and an altered file shows. */
  static load(playable: Playable, saved: JsonObject): PlayedGame {
    if (!isSavedFile(saved)) throw new Unanswerable('badSave');
    const { system } = playable;
    const content = contentOf(playable, saved.content);
    if (saved.system !== system.id) throw new Refused('otherSystem', { system: saved.system });
    if (saved.contentHash !== content.hash) throw new Refused('otherContent', { contentHash: saved.contentHash });
    const { session, broken } = replay(system, content, saved.setup, saved.log, saved.laid);
    if (broken !== null || session.hash() !== saved.hash) throw new Unanswerable('badSave');
    return new PlayedGame(session, saved.content);
  }

  save(): JsonObject {
    const saved = this.session.save() as unknown as JsonObject;
    return this.over === undefined ? saved : { ...saved, content: this.over };
  }

  fork(): PlayedGame {
    return new PlayedGame(this.session.fork(), this.over);
  }

  get decision(): NamedDecision | null {
    const { session } = this;
    if (session.decision === null) return null;
    const options = session.legal();
    const by = options.flatMap((option) => (typeof option['by'] === 'string' ? [option['by']] : []));
    const { rule, procedure, step } = session.decision;
    return {
      at: session.decisions,
      by: [...new Set(by)],
      kind: 'pick',
      rule,
      step: `${procedure}/${step}`,
      about: session.about(),
      options,
    };
  }

  /** Plays the game again on a project that was edited. A break stops it before the first entry that is not legal. */
  edit(project: Playable): { readonly changed: Changed | null; readonly broken: Broken | null } {
    const before = this.whole ?? this.session;
    const { session, changed, broken } = replayOn(project.system, contentOf(project, this.over), before);
    this.session = session;
    this.whole = broken === null ? null : before;
    return { changed, broken };
  }

  /** Goes on from a break: how many entries of the log are dropped. */
  goOn(): number {
    const dropped = this.whole === null ? 0 : this.whole.decisions - this.session.decisions;
    this.whole = null;
    return dropped;
  }

  get entries(): readonly Entry[] {
    return this.session.entries;
  }
}

/** An entry of the log as a reply tells it. */
export function told(entry: Entry): JsonObject {
  return isCheat(entry) ? { cheat: entry.cheat } : entry;
}
