import { contentOf, type Playable } from '#authoring/playable.ts';
import type { JsonObject } from '#engine/kernel/json.ts';
import type { Entry } from '#engine/kernel/log.ts';
import { isCheat } from '#engine/kernel/log.ts';
import { type Broken, type Changed, replay, replayOn } from '#engine/kernel/replay.ts';
import { Session } from '#engine/kernel/session.ts';
import { type Content, Refused } from '#engine/kernel/system.ts';
import { isSavedFile, type SavedFile } from './saved-game.ts';
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

  /** Takes up a saved game. Played again where that gives the same state: so it has its events and its way back. */
  static load(project: Playable, saved: JsonObject): PlayedGame {
    if (!isSavedFile(saved)) throw new Unanswerable('badSave');
    const content = contentOf(project, saved.content);
    const loaded = loadState(project, content, saved);
    const again = replay(project.system, content, saved.setup, saved.log, saved.laid);
    const same = again.broken === null && again.session.hash() === loaded.hash();
    return new PlayedGame(same ? again.session : loaded, saved.content);
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
    return { at: session.decisions, by: [...new Set(by)], kind: 'pick', rule: session.decision.rule, options };
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

/** A state that a file tells of. It is not ours: whatever cannot be taken up is a bad file. */
function loadState({ system }: Playable, content: Content, saved: SavedFile): Session {
  try {
    const session = Session.load(system, content, saved);
    if (session.hash() === saved.hash) return session;
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
  throw new Unanswerable('badSave');
}
