import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { ruleText } from '#authoring/project/play/refusals.ts';
import { whyText } from '#authoring/project/play/why-text.ts';
import type { PlaytestGiven } from '#authoring/project/playtests/playtest.ts';
import { didYouMean } from '#authoring/text/messages/messages.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import { TestFailed } from '#authoring/tools/playtests/failing.ts';
import { type PlaytestPart, partFault } from '#authoring/tools/playtests/part-shape.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Stop } from '#engine/kernel/explain/stops.ts';
import type { PlayObserver } from '#engine/kernel/observers/observer.ts';
import { seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import { seenView, undoneView } from '#engine/kernel/session/undone-part.ts';
import type { GameAnalysis } from './advice.ts';
import { evaluateAnswers, findLineTo, supposeAnswer } from './advice-calls.ts';
import { AutoPlay, type Program } from './auto-play.ts';
import { type ComparedPlay, differencesOf, sideView } from './differ.ts';
import type { DifferSide } from './differ-shape.ts';
import { endOf } from './game-end.ts';
import { breakView, entryView, PlayedGame } from './played-game.ts';
import { recordTest, runTests, shrinkTest, type TestContext } from './playtest-handlers.ts';
import { readBreakpoint, readWatched } from './read-conditions.ts';
import { idOf, readRequest } from './read-request.ts';
import { replaySession } from './replay.ts';
import { refuseUnlessOfSeat, seatOf, seatsOf } from './seats.ts';
import type { CallName, Reply, Request, SessionReply } from './session-api.ts';
import { errorOf, RequestError } from './session-faults.ts';
import type { NamedDecision } from './session-replies.ts';

/** Dependencies: the server reads no files and knows no game. */
export interface SessionTools {
  /** `playable` null: there are errors. */
  readonly readProject: (files: { readonly [path: string]: string }) => {
    readonly errors: number;
    readonly playable: Playable | null;
  };
  /** Null: no such bot. */
  readonly player: (name: string, seed: number) => Program | null;
  readonly playerNames: readonly string[];
  /** By file name; absent where there are no files. */
  readonly readSave?: (name: string) => Json;
  /** Absent: calls that need one are refused. */
  readonly adviser?: GameAnalysis;
  /** Told where the engine is, when it can only be observed from outside. */
  readonly watch?: PlayObserver;
}

type Handlers = { readonly [Name in CallName]: (request: Request<Name>, game: PlayedGame) => Reply<Name> };
/** Calls without a running game. */
const withoutGame: ReadonlySet<CallName> = new Set([
  'content',
  'new',
  'lay',
  'load',
  'replay',
  'reach',
  'playtests',
  'shrink',
  'differ',
  'playAgain',
]);

/** Answers requests one after the other, in `studio session` and in the worker of the desk. */
export class SessionServer {
  private readonly tools: SessionTools;
  private project: Playable | null;
  private readonly games = new Map<number, PlayedGame>();
  private next = 1;

  constructor(tools: SessionTools, project: Playable | null = null) {
    this.tools = tools;
    this.project = project;
  }

  answerLine(line: string): string {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      return JSON.stringify({ id: null, error: errorOf(new RequestError('notJson'), null) });
    }
    return JSON.stringify(this.answer(message));
  }

  /** Throws on our own defects only. */
  answer(message: unknown): SessionReply {
    try {
      return { id: idOf(message), ok: this.carryOut(readRequest(message)) } as SessionReply;
    } catch (error) {
      return { id: idOf(message), error: errorOf(error, this.project) };
    }
  }

  private carryOut(request: Request): Json | Reply<CallName> {
    const handle = this.handlers[request.call] as (fields: Request, game: PlayedGame | undefined) => Reply<CallName>;
    const number = request.game ?? 0;
    const game = this.games.get(number);
    if (game === undefined && !withoutGame.has(request.call)) throw new RequestError('noGame', { game: number });
    if (request.call === 'close') this.games.delete(number);
    return handle(request, game);
  }

  private readonly handlers: Handlers = {
    content: ({ files }) => {
      const { errors, playable } = this.tools.readProject(files);
      if (playable === null) return { problems: errors, contentHash: null };
      this.project = playable;
      return { problems: errors, contentHash: contentOf(playable).hash };
    },
    new: ({ setup = {}, content, breakpoints, game: number, seat: named }) => {
      const project = this.readProject();
      const game = PlayedGame.begin(project, setup, content, this.watch, breakpoints);
      const seat = seatOf(game.session, named);
      return { game: this.keep(game, number), events: game.session.eventsFrom(0, seat), ...standing(game, seat) };
    },
    lay: ({ given, game: number }) => {
      const project = this.readProject();
      refuseUnlessPart(project, { given: withNamedSave(given) });
      const game = this.laid(project, given);
      return { game: this.keep(game, number), events: game.session.eventsFrom(0), ...standing(game) };
    },
    step: ({ step }, game) => {
      refuseUnlessPart(this.readProject(), { step });
      const from = game.session.eventCount;
      const failure = game.step(step);
      return { failure, events: game.session.eventsFrom(from), ...standing(game) };
    },
    replay: ({ setup, entries, takenBack, game: number }) => {
      const { watch } = this;
      const { game, broken } = PlayedGame.again(this.readProject(), { setup, log: entries, takenBack }, { watch });
      return {
        game: this.keep(game, number),
        broken: broken && breakView(broken, this.readProject()),
        ...standing(game),
      };
    },
    load: ({ save, game: number }) => {
      const game = PlayedGame.load(this.readProject(), save, this.watch);
      return { game: this.keep(game, number), ...standing(game) };
    },
    legal: ({ seat }, { session }) => session.legal(seatOf(session, seat)),
    anytime: ({ seat }, { session }) => session.legalAnytime(seatOf(session, seat)),
    act: ({ answer, seat: named }, game) => {
      const { session } = game;
      const [seat, from] = [seatOf(session, named), session.eventCount];
      session.act(answer);
      game.goOn();
      return { events: session.eventsFrom(from, seat), ...standing(game, seat) };
    },
    why: ({ answer, seat }, { session, documents }) => {
      refuseUnlessOfSeat(session, answer, seatOf(session, seat));
      const { fields, ...why } = session.why(answer);
      const message = whyText({ ...why, ...(fields && { fields }) }, answer, session.system, documents);
      return { ...why, ...(fields && { fields: [...fields] }), text: ruleText(why.rule, session.system), message };
    },
    explain: ({ event }, game) => {
      const found = game.explain(event);
      if (found === null) throw new RequestError('noEvent', { event, events: game.session.eventCount });
      return found;
    },
    undo: ({ to, pastSeen = false, seat: named }, game) => {
      const seat = seatOf(game.session, named);
      game.undo(to, pastSeen, seat);
      return { ...standing(game, seat), events: game.session.eventCount };
    },
    seen: ({ to, seat }, { session }) => seenView(session.sight.since(to).seen, seatOf(session, seat)),
    since: ({ place }, game) => {
      const found = game.since(place);
      if (found === null) throw new RequestError('noPlace', { place });
      return found;
    },
    ran: (_, game) => game.ran().map(({ entries, ...one }) => ({ ...one, entries: [...entries] })),
    watched: ({ of }, game) => {
      const read = of.map((one, i) => readWatched(this.readProject(), one, `/of/${i}`));
      return game.watched(read).map((series) => [...series]);
    },
    breakpoints: ({ paths, events = [] }, game) => {
      const read = (points: readonly (string | JsonObject)[], where: string) =>
        points.map((point, i) => readBreakpoint(this.readProject(), point, `/${where}/${i}`));
      return { unknown: [...game.breakAt([...read(paths, 'paths'), ...read(events, 'events')])] };
    },
    resume: ({ pace = 'go', seat: named }, game) => {
      const [seat, from] = [seatOf(game.session, named), game.session.eventCount];
      game.resume(pace);
      return { events: game.session.eventsFrom(from, seat), ...standing(game, seat) };
    },
    redo: ({ entries }, game) => {
      const events = game.session.eventCount;
      const broken = game.redo(entries);
      return { broken: broken && breakView(broken, game.project), events, ...standing(game) };
    },
    differ: ({ one, other }) => {
      const [a, b] = [this.compared(one), this.compared(other)];
      return { ...differencesOf(a, b), one: sideView(a), other: sideView(b) };
    },
    playAgain: ({ lines, before, renamed = [] }) => {
      const now = this.readProject();
      const known = before === undefined ? null : this.tools.readProject(before).playable;
      return replaySession(lines, now, { renamed, before: known });
    },
    fork: (_, game) => ({ game: this.keep(game.fork(), this.next) }),
    save: (_, game) => game.save(),
    table: ({ seat }, { session }) => session.table(seatOf(session, seat)),
    seats: (_, { session }) => seatsOf(session),
    figures: (_, { session }) => session.running.figures(),
    hash: (_, { session }) => ({
      hash: session.hash(),
      logHash: session.logHash(),
      contentHash: session.content.hash,
    }),
    cheat: ({ cheat, seat: named }, game) => {
      const { session } = game;
      const [seat, from] = [seatOf(session, named), session.eventCount];
      session.cheat(cheat);
      game.goOn();
      return { events: session.eventsFrom(from, seat), ...standing(game, seat) };
    },
    end: (_, { session }) => endOf(session),
    close: () => ({}),
    events: ({ from = 0, seat: named }, game) => {
      const seat = seatOf(game.session, named);
      const events = game.session.eventsFrom(from, seat);
      return { events, next: game.session.eventCount, ...standing(game, seat) };
    },
    origins: ({ from = 0 }, { session }) =>
      session.history.originsFrom(from).map((origin) => ({ ...origin, steps: [...origin.steps] })),
    log: ({ from = 0, seat }, { session }) => ({
      setup: session.sight.setup(seatOf(session, seat)),
      entries: session.entriesFrom(from, seatOf(session, seat)).map(entryView),
      events: session.entriesFrom(from).map((_entry, index) => session.eventsBefore(from + index)),
      takenBack: session.past.takenBack.map((mark) => undoneView(mark, seatOf(session, seat))),
    }),
    edit: ({ files, renamed }, game) => {
      const { errors: problems, playable } = this.tools.readProject(files);
      if (playable === null) return { problems, changed: null, broken: null, ...standing(game) };
      const { changed, broken } = game.edit(playable, renamed);
      this.project = playable;
      return { problems, changed, broken: broken && breakView(broken, playable), ...standing(game) };
    },
    continue: (_, game) => ({ dropped: game.goOn(), ...standing(game) }),
    auto: ({ player, steps = Number.POSITIVE_INFINITY, seed = 1, thoughts, seat: named }, game) => {
      const { session } = game;
      const [program, seat] = [this.program(player, seed), seatOf(session, named)];
      if (named !== undefined && seat !== undefined && !seatsAsked(session).includes(seat))
        throw new RequestError('notAsked', { seat: named });
      game.auto = new AutoPlay(session, program, steps, seat);
      return playOn(game, thoughts);
    },
    autoOn: ({ thoughts }, game) => playOn(game, thoughts),
    evaluate: ({ player = 'greedy', playouts = 8, seed = 1, seat: named }, { session }) => {
      this.program(player, seed);
      return evaluateAnswers(this.adviser, session, { player, seed, playouts, seat: seatOf(session, named) });
    },
    suppose: ({ answer, seat: named }, { session, documents }) => {
      const seat = seatOf(session, named);
      refuseUnlessOfSeat(session, answer, seat);
      return supposeAnswer(this.adviser, session, answer, { seat, documents });
    },
    reach: (asked) => findLineTo(this.adviser, this.readProject(), asked),
    playtests: (asked) => runTests(asked, this.testGround(), (test) => refuseUnlessPart(this.readProject(), { test })),
    record: (asked, game) => recordTest(asked, game, this.testGround()),
    shrink: (asked) => {
      const before = asked.before === undefined ? null : this.tools.readProject(asked.before).playable;
      return shrinkTest(asked, this.testGround(), before, (test) => refuseUnlessPart(this.readProject(), { test }));
    },
  };

  private get adviser(): GameAnalysis {
    const { adviser } = this.tools;
    if (adviser === undefined) throw new RequestError('noAdviser');
    return adviser;
  }

  /** An inline saved game is treated as a file. */
  private laid(project: Playable, given: JsonObject): PlayedGame {
    const save = savedIn(given);
    const readSave = (name: string) => (isObject(save) ? save : (this.tools.readSave?.(name) ?? null));
    try {
      return PlayedGame.lay(project, withNamedSave(given) as unknown as PlaytestGiven, readSave, this.watch);
    } catch (error) {
      if (!(error instanceof TestFailed)) throw error;
      const { at, message } = error.failure;
      throw new RequestError('notLaid', { at, problem: { ...message } });
    }
  }

  private testGround(): TestContext {
    return { playable: this.readProject(), readSave: (name) => this.tools.readSave?.(name) ?? null };
  }

  /** A log is replayed for the comparison only. */
  private compared(side: DifferSide): ComparedPlay {
    if ('game' in side) {
      const game = this.games.get(side.game);
      if (game === undefined) throw new RequestError('noGame', { game: side.game });
      return { game, broken: null, rest: [] };
    }
    const { setup, entries: log, files } = side;
    const playable = files === undefined ? this.readProject() : this.tools.readProject(files).playable;
    if (playable === null) throw new RequestError('noProject');
    const { game, broken } = PlayedGame.again(playable, { setup, log }, { watch: this.watch, lineage: false });
    return { game, broken, rest: broken === null ? [] : log.slice(broken.at) };
  }

  private program(name: string, seed: number): Program {
    const program = this.tools.player(name, seed);
    if (program !== null) return program;
    const near = didYouMean(nearest(name, this.tools.playerNames));
    throw new RequestError('noPlayer', { player: name, instead: { ...near } });
  }

  private get watch(): PlayObserver | null {
    return this.tools.watch ?? null;
  }

  private readProject(): Playable {
    if (this.project === null) throw new RequestError('noProject');
    return this.project;
  }

  private keep(game: PlayedGame, number = 0): number {
    this.games.set(number, game);
    this.next = Math.max(this.next, number + 1);
    return number;
  }
}

/** By name, or inline. */
function savedIn({ table }: JsonObject): Json | undefined {
  return isObject(table) ? table['save'] : undefined;
}

/** Replaces an inline saved game by a name. */
function withNamedSave(given: JsonObject): JsonObject {
  return isObject(savedIn(given)) ? { ...given, table: { save: 'given' } } : given;
}

function refuseUnlessPart(project: Playable, part: PlaytestPart): void {
  const fault = partFault(project, part);
  const [where = ''] = Object.keys(part);
  if (fault !== null) throw new RequestError('badRequest', { where: `/${where}`, problem: { ...fault } });
}

/** Continues the bot, unless it is finished or the game was changed meanwhile. */
function playOn(game: PlayedGame, thoughts = Number.POSITIVE_INFINITY): Reply<'auto'> {
  const { session, auto } = game;
  const [seat, from] = [auto?.seat, session.eventCount];
  const played = auto?.isOf(session) === true ? auto.goOn(session, thoughts) : { steps: 0, more: false };
  if (!played.more) game.auto = null;
  if (played.steps > 0) game.goOn();
  return { events: session.eventsFrom(from, seat), ...played, ...standing(game, seat) };
}

/** With `seat`, only its answers, and no breakpoints. */
function standing(
  game: PlayedGame,
  seat?: number,
): { decision: NamedDecision | null; result: string | null; stopped?: Stop } {
  const stopped = seat === undefined ? game.stopped : null;
  return { decision: game.decisionFor(seat), result: game.session.result, ...(stopped === null ? {} : { stopped }) };
}
