import { canonical, isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { type Content, RefusalError } from '#engine/kernel/contract/system.ts';
import { mostAnytime } from '#engine/kernel/decisions/anytime.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import { wholeList } from '#engine/kernel/decisions/option-lister.ts';
import { explain } from '#engine/kernel/explain/explanation.ts';
import { Breakpoints } from '#engine/kernel/explain/stops.ts';
import { findValueOrigin } from '#engine/kernel/explain/value-origin.ts';
import { evaluateWatches } from '#engine/kernel/explain/watch-expressions.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import type { Answer, LogEntry } from '#engine/kernel/naming/naming.ts';
import type { GameState } from '#engine/kernel/session/game-state.ts';
import { enterAll, redoAll } from '#engine/kernel/session/replay.ts';
import type { SavedGame } from '#engine/kernel/session/saved-game.ts';
import { seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { greedy } from '#engine/players/greedy.ts';
import { random } from '#engine/players/random.ts';
import { botsThatPeek } from './hidden-information-law.ts';
import { seedOf } from './seed-of.ts';

/** Invariants of every game. */
export type Law =
  | 'saveContinues'
  | 'undoRestores'
  | 'startRestores'
  | 'aheadRestores'
  | 'forkStandsThere'
  | 'listedApplies'
  | 'unlistedRefused'
  | 'listIsWhole'
  | 'namesAreUnique'
  | 'pieces'
  | 'hiddenIsHidden'
  | 'secretIsSecret'
  | 'secretInAnyOrder'
  | 'programsSeeTheirSeat'
  | 'anytimeEnds'
  | 'probeChangesNothing'
  | 'askingChangesNothing';

export interface BrokenLaw {
  readonly law: Law;
  readonly at: number;
  readonly detail: string;
}

/**
 * Plays a session and checks it against all laws at each decision: save and load; undo and redo, stepwise and as a
 * whole; forks; legal answers can be carried out and undone, others are refused; the lister omits nothing; pieces and
 * pools are consistent; hidden information changes nothing that a seat sees; secret answers stay secret and independent
 * of order; bots use only what their seat sees; a probed twin stopped at every effect and event is the same game;
 * explanations and watches change nothing; what may be done at any time ends. Per decision one place, one seat and two illegal answers are sampled.
 */
export class LawKeeper {
  readonly broken: BrokenLaw[] = [];
  private readonly session: Session;
  private readonly every: number;
  private readonly isWhole: boolean;
  private readonly start: GameState;
  private readonly next: () => number;
  private before: readonly Answer[] = [];
  private readonly twin: Twin | null;

  /**
   * All laws at one decision in `every`, whole-game laws and the twin in one game in `every`, pieces at each decision.
   */
  constructor(session: Session, every = 1, probed?: (probe: Probe) => Content) {
    this.session = session;
    this.every = every;
    this.next = stream(seedOf(session.setup), 'laws');
    this.isWhole = this.isTurn();
    this.twin = probed === undefined || !this.isWhole ? null : new Twin(session, probed);
    this.sameAsTwin('the set-up');
    this.start = session.running.standing();
  }

  /** Like `session.choose`, with checks. */
  choose(option: Option): void {
    const chosen = this.session.options().indexOf(option);
    this.pieces();
    if (this.isTurn()) this.holdAll(option);
    else this.session.choose(option);
    this.twin?.choose(chosen);
    this.sameAsTwin(`answer ${chosen}`);
  }

  private isTurn(): boolean {
    return this.every === 1 || this.next() * this.every < 1;
  }

  private holdAll(option: Option): void {
    const { session } = this;
    const legal = session.legal();
    const standing = session.running.standing();
    const saved = JSON.stringify(session.save(''));
    this.whole();
    this.listed(legal, standing);
    this.unlisted(legal, standing);
    this.hidden(standing, legal[session.options().indexOf(option)] as Answer);
    this.secret();
    this.programs();
    this.anytime(standing);
    const answer = legal[session.options().indexOf(option)] as Answer;
    const carried = Session.load(session.system, session.content, JSON.parse(saved) as SavedGame);
    if (!carried.running.standsAt(standing)) this.tell('saveContinues', 'the loaded state differs');
    if (!isSame(carried.legal(), legal)) this.tell('saveContinues', 'other answers are legal');
    const events = this.attempt('saveContinues', () => carried.act(answer)) ?? [];
    const from = session.eventCount;
    session.choose(option);
    const after = session.running.standing();
    const same = carried.running.standsAt(after) && isSame(carried.legal(), session.legal());
    if (!same || !isSame(events, session.eventsFrom(from))) this.tell('saveContinues', spoken(answer));
    session.undoTo(session.decisions - 1);
    if (!session.running.standsAt(standing) || session.eventCount !== from) this.tell('undoRestores', spoken(answer));
    session.choose(option);
    if (!session.running.standsAt(after)) this.tell('undoRestores', `again: ${spoken(answer)}`);
    this.before = legal;
  }

  private sameAsTwin(after: string): void {
    const { twin, session } = this;
    if (twin === null) return;
    if (!twin.session.running.standsAt(session.running.standing())) this.tell('probeChangesNothing', after);
  }

  end(): void {
    const { session, twin } = this;
    this.pieces();
    if (!this.isWhole) return;
    if (twin !== null && twin.session.hash() !== session.hash())
      this.tell('probeChangesNothing', 'the hash at the end');
    const [end, entries] = [session.running.standing(), session.entries];
    this.asked(end);
    this.ahead(end, entries);
    session.undoTo(0);
    if (!session.running.standsAt(this.start)) this.tell('startRestores', 'undone to the start, it is another');
    this.attempt('startRestores', () => {
      for (const entry of entries) session.enter(entry);
    });
    if (!session.running.standsAt(end)) this.tell('startRestores', 'played again from its log, it ends otherwise');
  }

  private asked(end: GameState): void {
    const { session } = this;
    const { content, eventCount } = session;
    const last = eventCount - 1;
    const found = this.attempt('askingChangesNothing', () => ({
      reason: explain(session, () => content, last),
      table: findValueOrigin(session, content, 'table'),
      watched: evaluateWatches(session, content, [{ place: 'table' }])[0]?.at(-1),
    }));
    if (!session.running.standsAt(end) || session.eventCount !== eventCount)
      this.tell('askingChangesNothing', 'it stands elsewhere');
    if (found === undefined) return;
    const { reason, table, watched } = found;
    if (last >= 0 && !isSame(reason?.event ?? null, session.eventsFrom(last)[0] ?? null))
      this.tell('askingChangesNothing', 'the reason is of another event');
    if (!isSame(table?.value ?? null, session.table()) || !isSame(watched ?? null, session.table()))
      this.tell('askingChangesNothing', 'what is watched is another table');
  }

  /** Undo and redo without replay, whole and partly; also forks. */
  private ahead(end: GameState, entries: readonly LogEntry[]): void {
    const { session } = this;
    const events = session.eventsFrom(0);
    const fork = session.fork();
    if (!fork.running.standsAt(end) || !isSame(fork.eventsFrom(0), events))
      this.tell('forkStandsThere', 'the fork differs');
    const middle = Math.floor(entries.length / 2);
    for (const to of [entries.length, middle]) {
      session.past.takeBack(0, { seen: [], entries: 0 });
      if (!session.running.standsAt(this.start)) this.tell('startRestores', 'taken back to the start, it is another');
      const broken = redoAll(session, entries.slice(0, to)) ?? enterAll(session, entries.slice(to));
      if (broken !== null) this.tell('aheadRestores', `${broken.at}: ${broken.code}`);
      if (!session.running.standsAt(end) || !isSame(session.eventsFrom(0), events))
        this.tell('aheadRestores', `done again as far as ${to} of ${entries.length}, it is another`);
    }
    if (!fork.running.standsAt(end)) this.tell('forkStandsThere', 'what the game did, its fork has felt');
  }

  private tell(law: Law, detail: string): void {
    this.broken.push({ law, at: this.session.decisions, detail });
  }

  /** Undefined on failure, which breaks the law. */
  private attempt<T>(law: Law, run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      this.tell(law, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  private listed(legal: readonly Answer[], standing: GameState): void {
    const { session } = this;
    const names = new Set<string>();
    for (const [i, option] of session.options().entries()) {
      const name = spoken(legal[i] as Answer);
      if (names.has(name)) this.tell('namesAreUnique', name);
      names.add(name);
      this.attempt('listedApplies', () => {
        session.choose(option);
        session.undoTo(session.decisions - 1);
      });
    }
    if (!session.running.standsAt(standing)) this.tell('undoRestores', 'every answer given and taken back');
  }

  /** The lister against brute force. */
  private whole(): void {
    const { decision, game, running } = this.session;
    const { stack } = running;
    const frame = stack.top;
    const choose = frame?.procedure.steps[frame.step];
    if (decision === null || frame === undefined || choose?.kind !== 'choose' || choose.secret) return;
    const listed = decision.options.map(({ pick }) => pick);
    if (!isSame(listed, wholeList(game, frame.my, choose))) this.tell('listIsWhole', `${frame.procedure.id}`);
  }

  /** Formerly legal answers, and legal ones with one field changed. */
  private unlisted(legal: readonly Answer[], standing: GameState): void {
    const { session } = this;
    const known = new Set(legal.map(spoken));
    const tries = [this.pick(this.before), altered(this.pick(legal), this.pick(legal))];
    for (const answer of tries) {
      if (answer === undefined || known.has(spoken(answer)) || session.matching(answer).length > 0) continue;
      try {
        session.act(answer);
        this.tell('unlistedRefused', spoken(answer));
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        if (!session.running.standsAt(standing)) this.tell('unlistedRefused', `left a trace: ${spoken(answer)}`);
      }
    }
  }

  private pieces(): void {
    for (const law of this.session.system.brokenLaws(this.session.game)) this.tell('pieces', law);
  }

  /** Reverses one place; a seat that does not see it must not notice, neither before nor after the answer. */
  private hidden({ table }: GameState, answer: Answer): void {
    const { session } = this;
    const turned = Math.floor(this.next() * table.places.length);
    const seat = Math.floor(this.next() * session.system.seats(session.game));
    const list = table.places[turned] ?? [];
    if (list.length < 2) return;
    const places = table.places.map((one, place) => (place === turned ? [...list].reverse() : one));
    const games = [table, { ...table, places }].map((one) => session.supposing({ table: one, tells: true }));
    const isSeen = (what: (game: Session) => Json): boolean => !isSame(...(games.map(what) as [Json, Json]));
    if (isSeen((game) => game.table(seat))) return;
    const noticed = `seat ${seat} notices that place ${turned} was turned over`;
    if (isSeen((game) => [judged(game, seat), game.running.about()])) this.tell('hiddenIsHidden', noticed);
    if (isSeen((game) => openTo(game, seat))) return;
    for (const game of games) {
      const same = game.options()[game.legal().findIndex((one) => isSame(one, answer))];
      if (same === undefined) return;
      game.choose(same);
    }
    if (isSeen((game) => openTo(game, seat))) return;
    if (isSeen((game) => [game.eventsFrom(0, seat), game.entriesFrom(0, seat)]))
      this.tell('hiddenIsHidden', `${noticed} in what it is told`);
  }

  /** Secret answers are invisible to others, and their order does not matter. */
  private secret(): void {
    const { session } = this;
    if (session.decision?.secret !== true) return;
    const asked = new Map<number, Option[]>();
    for (const option of session.options()) {
      const by = option.pick['by'] as number;
      asked.set(by, [...(asked.get(by) ?? []), option]);
    }
    for (const [by, options] of asked) this.secretFrom(by, options);
    const answers = [...asked.values()].map((options) => this.pick(options) as Option);
    const end = () => canonical([session.running.stateText(), session.eventsFrom(0)]);
    if (this.after(answers, end) !== this.after([...answers].reverse(), end))
      this.tell('secretInAnyOrder', answers.map(({ do: word }) => word).join(', '));
  }

  private secretFrom(by: number, options: readonly Option[]): void {
    const { session } = this;
    const { system, game, eventCount: events } = session;
    for (let seat = 0; seat < system.seats(game); seat++) {
      if (system.seatOf(game, by) === seat) continue;
      const view = () => canonical([session.table(seat), session.entriesFrom(0, seat), judged(session, seat)] as Json);
      const views = [options.at(0), options.at(-1)].map((option) =>
        this.after([option as Option], () => (session.eventCount === events && !this.asks(by) ? view() : '')),
      );
      if (views[0] !== views[1]) this.tell('secretIsSecret', `seat ${seat} notices what ${by} answered`);
    }
  }

  /** The fast bots, at random times; search is checked in a test. */
  private programs(): void {
    if (this.next() * 16 >= 1) return;
    const seat = this.pick(seatsAsked(this.session));
    if (seat === undefined) return;
    for (const program of botsThatPeek(this.session, { random, greedy }, seedOf(this.session.setup), [seat]))
      this.tell('programsSeeTheirSeat', program);
  }

  /** At random times, as much besides what is asked as can be done; then all of it is undone. */
  private anytime(standing: GameState): void {
    const { session } = this;
    if (session.system.anytime === undefined || this.next() * 16 >= 1) return;
    const from = session.decisions;
    for (let option = this.pick(session.anytime()); option !== undefined; option = this.pick(session.anytime())) {
      session.choose(option);
      if (session.decisions - from <= mostAnytime) continue;
      this.tell('anytimeEnds', option.do);
      break;
    }
    session.undoTo(from);
    if (!session.running.standsAt(standing)) this.tell('undoRestores', 'what was done at any time');
  }

  /** Looks after answers and undoes them. A seat with one answer may have given it already. */
  private after<T>(answers: readonly Option[], look: () => T): T {
    const { session } = this;
    const [from, choice] = [session.decisions, session.decision?.choice];
    for (const answer of answers)
      if (session.decision?.choice === choice && this.asks(answer.pick['by'] as number)) session.choose(answer);
    const seen = look();
    session.undoTo(from);
    return seen;
  }

  private asks(by: number): boolean {
    return this.session.options().some(({ pick }) => pick['by'] === by);
  }

  private pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.next() * list.length)];
  }
}

/** A twin with a probed content, stopped at every effect and event. */
class Twin {
  readonly session: Session;
  private breakpoints!: Breakpoints;

  constructor({ system, setup, laid }: Session, probed: (probe: Probe) => Content) {
    const breakAt = (session: Session) => {
      this.breakpoints = new Breakpoints(
        system,
        system.changes.map(({ kind }) => ({ event: kind })),
        { heard: 0 },
      );
      return this.breakpoints.until(session, 'step');
    };
    this.session = Session.open(system, probed({ ran: () => undefined }), setup, { laid, breakAt });
    this.goOn();
  }

  /** By index of the option; a missing one shows up as a different game. */
  choose(at: number): void {
    const option = this.session.options()[at];
    if (option === undefined) return;
    this.session.choose(option);
    this.goOn();
  }

  private goOn(): void {
    while (this.session.isStopped) {
      this.breakpoints.stopOf(this.session);
      this.session.resume(this.session.breakAt);
    }
  }
}

const spoken = (answer: Answer): string => canonical(answer);

function judged(session: Session, seat: number): Json {
  const { judge } = session.system;
  const worth = session.options(seat).map((option) => judge.option(session.game, option));
  return session.legal(seat).map((answer, i) => [answer, worth[i] as number]);
}

function openTo(session: Session, seat: number): Json {
  const { system, game } = session;
  const hidden = new Set(system.hidden.flatMap(({ groups }) => groups(game, seat).flatMap(({ places }) => places)));
  const { places, lying = [] } = session.running.tableData();
  const uncounted = session.sight.uncounted(seat);
  const seen = (list: readonly Thing[], place: Place) => (hidden.has(place) ? list.length : list);
  return [places.map((list, place) => (uncounted.has(place) ? null : seen(list, place))), lying];
}

function altered(answer: Answer | undefined, other: Answer | undefined): JsonObject | undefined {
  const field = Object.keys(other ?? {}).at(-1);
  if (answer === undefined || other === undefined || field === undefined || field === 'do') return undefined;
  return { ...answer, [field]: other[field] as Json };
}
