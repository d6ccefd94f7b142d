import type { Static } from 'typebox';
import { contentOf, type Playable } from '#authoring/playable.ts';
import { shortened } from '#authoring/refusals.ts';
import type { JsonObject } from '#engine/kernel/json.ts';
import type { Entry } from '#engine/kernel/log.ts';
import { isCheat } from '#engine/kernel/log.ts';
import { type Broken, type Changed, replay, replayOn } from '#engine/kernel/replay.ts';
import { Session } from '#engine/kernel/session.ts';
import { Refused } from '#engine/kernel/system.ts';
import type { Watch } from '#engine/kernel/watch.ts';
import { isSavedFile } from './saved-game.ts';
import type { brokenSchema, NamedDecision } from './session-api.ts';
import { Unanswerable } from './session-faults.ts';

interface AgainPlayed {
  readonly game: PlayedGame;
  readonly broken: Broken | null;
}

/** One game of a server: how it stands, and what an edit of its content left unplayed. */
export class PlayedGame {
  session: Session;
  /** Entries laid over the project when the game began. */
  readonly over: JsonObject | undefined;
  private readonly watch: Watch | null;
  /** After a break: the game as it was before, and what followed in its log when it was broken already. */
  private whole: { readonly session: Session; readonly rest: readonly Entry[] } | null = null;

  private constructor(session: Session, over: JsonObject | undefined, watch: Watch | null) {
    this.session = session;
    this.over = over;
    this.watch = watch;
  }

  static begin(playable: Playable, setup: JsonObject, over: JsonObject | undefined, watch: Watch | null): PlayedGame {
    const content = contentOf(playable, over, watch);
    return new PlayedGame(Session.open(playable.system, content, setup, { watch }), over, watch);
  }

  /** Repeats a log as far as it is legal: a game that was lost with its process. */
  static again(playable: Playable, setup: JsonObject, log: readonly Entry[], watch: Watch | null): AgainPlayed {
    const content = contentOf(playable, undefined, watch);
    const { session, broken } = replay(playable.system, content, setup, log, { watch });
    const game = new PlayedGame(session, undefined, watch);
    if (broken !== null) game.whole = { session, rest: log.slice(broken.at) };
    return { game, broken };
  }

  /** Takes up a saved game by playing it again: so it has its events and its way back, and an altered file shows. */
  static load(playable: Playable, saved: JsonObject, watch: Watch | null): PlayedGame {
    if (!isSavedFile(saved)) throw new Unanswerable('badSave');
    const { system } = playable;
    const content = contentOf(playable, saved.content, watch);
    if (saved.system !== system.id) throw new Refused('otherSystem', { system: saved.system });
    if (saved.contentHash !== content.hash) throw new Refused('otherContent', { contentHash: saved.contentHash });
    const { session, broken } = replay(system, content, saved.setup, saved.log, { laid: saved.laid, watch });
    if (broken !== null || session.hash() !== saved.hash) throw new Unanswerable('badSave');
    return new PlayedGame(session, saved.content, watch);
  }

  save(): JsonObject {
    const saved = this.session.save() as unknown as JsonObject;
    return this.over === undefined ? saved : { ...saved, content: this.over };
  }

  fork(): PlayedGame {
    return new PlayedGame(this.session.fork(), this.over, this.watch);
  }

  get decision(): NamedDecision | null {
    const { session } = this;
    if (session.decision === null) return null;
    const options = session.legal();
    const by = options.flatMap((option) => (typeof option['by'] === 'string' ? [option['by']] : []));
    const { rule, procedure, step, asks, secret } = session.decision;
    return {
      at: session.decisions,
      by: [...new Set(by)],
      kind: asks,
      secret,
      rule,
      step: `${procedure}/${step}`,
      about: session.about(),
      options,
    };
  }

  /** Plays the game again on a project that was edited. A break stops it before the first entry that is not legal. */
  edit(project: Playable): { readonly changed: Changed | null; readonly broken: Broken | null } {
    const before = this.whole ?? { session: this.session, rest: [] };
    const content = contentOf(project, this.over, this.watch);
    const { watch } = this;
    const { session, changed, broken } = replayOn(project.system, content, before.session, {
      rest: before.rest,
      watch,
    });
    this.session = session;
    this.whole = broken === null ? null : before;
    return { changed, broken };
  }

  /** Goes on from a break: how many entries of the log are dropped. */
  goOn(): number {
    const whole = this.whole;
    this.whole = null;
    return whole === null ? 0 : whole.session.decisions + whole.rest.length - this.session.decisions;
  }

  get entries(): readonly Entry[] {
    return this.session.entries;
  }
}

/** An entry of the log as a reply tells it. */
export function told(entry: Entry): JsonObject {
  return isCheat(entry) ? { cheat: entry.cheat } : entry;
}

export function toldBreak({ at, entry, rule, code, chain }: Broken): Static<typeof brokenSchema> {
  return { at, answer: told(entry), rule, code, chain: [...shortened(chain)] };
}
