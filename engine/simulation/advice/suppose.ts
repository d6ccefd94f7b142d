import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import { seatOfOne } from '#engine/kernel/session/seats-asked.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { seeker } from '../goal-search/seeker.ts';
import { type SingleChange, singleChanges } from './single-changes.ts';

/** What would make an answer legal. */
export interface LegalityHints {
  readonly tried: number;
  /** Single changes of the table, smallest first; each suffices alone. */
  readonly changes: readonly SingleChange[];
  /** Answers after which it becomes legal, and its log index then. */
  readonly later: { readonly at: number; readonly answers: readonly LogEntry[] } | null;
}

export interface HowToSuppose {
  /** Changes only what the seat sees, and plays nothing on, which would reveal hidden things. */
  readonly seat?: number;
  /** Time limit: nothing further is tried. */
  readonly isLate?: () => boolean;
}

const mostChanges = 3;
const mostTried = 1500;
const games = 8;
const furtherAnswers = 90;

/** Tries single changes, then playing on. The session is left unchanged. */
export function findEnablingChanges(
  session: Session,
  answer: JsonObject,
  { seat, isLate = () => false }: HowToSuppose = {},
): LegalityHints {
  if (session.decision === null || session.matching(answer).length > 0) return { tried: 0, changes: [], later: null };
  const isPlayedFirst = session.why(answer).reason === 'notNow';
  const play = (): Later => (seat === undefined ? playedTo(session, answer, isLate) : { tried: 0, later: null });
  const first = isPlayedFirst ? play() : null;
  const { tried, changes } = changedTo(session, answer, seat, isLate);
  const { tried: played, later } = first ?? play();
  return { tried: tried + played, changes, later };
}

function changedTo(
  session: Session,
  answer: JsonObject,
  seat: number | undefined,
  isLate: () => boolean,
): Pick<LegalityHints, 'tried' | 'changes'> {
  const names = Object.entries(answer).flatMap(([field, value]) =>
    field !== 'do' && typeof value === 'string' ? [value] : [],
  );
  const candidates = singleChanges(session.table(seat), session.system.document.schema, names);
  const changes: SingleChange[] = [];
  let tried = 0;
  const world = session.supposing();
  for (const change of candidates) {
    if (changes.length >= mostChanges || tried >= mostTried || isLate()) break;
    if (changes.some((known) => isSamePlace(known, change))) continue;
    tried++;
    if (helps(world, change.put, answer)) changes.push(change);
  }
  return { tried, changes };
}

type Later = Pick<LegalityHints, 'tried' | 'later'>;

const isSamePlace = (a: SingleChange, b: SingleChange): boolean => a.path.join('/') === b.path.join('/');

function helps(world: Session, put: JsonObject, answer: JsonObject): boolean {
  try {
    world.cheat({ put });
    return world.meant(answer).length === 1;
  } catch (error) {
    return refused(error);
  } finally {
    world.undoTo(0);
  }
}

function refused(error: unknown): false {
  // An impossible table, or content that loops there
  if (error instanceof RefusalError || error instanceof EngineFault) return false;
  throw error;
}

function playedTo(session: Session, answer: JsonObject, isLate: () => boolean): Later {
  const world = session.supposing();
  const wanted = new Map(
    Object.values(answer).flatMap((name) => (typeof name === 'string' ? [[name.split('#')[0] as string, 1]] : [])),
  );
  let [best, tried]: [readonly LogEntry[] | null, number] = [null, 0];
  for (const option of session.options()) {
    if (best !== null || isLate()) break;
    tried++;
    best = after(world, 1, () => option, answer);
  }
  for (let seed = 1; seed <= games && best?.length !== 1 && !isLate(); seed++) {
    tried++;
    const player = seeker(wanted as ReadonlyMap<string, number>, seed);
    const most = best === null ? furtherAnswers : best.length - 1;
    best = after(world, most, (game) => player.choose(game, seatOfOne(game)), answer) ?? best;
  }
  return { tried, later: best === null ? null : { at: session.decisions + best.length, answers: best } };
}

/** Plays until the answer is legal; null if `most` answers are not enough. */
function after(
  world: Session,
  most: number,
  choose: (game: Session) => Parameters<Session['choose']>[0],
  answer: JsonObject,
): readonly LogEntry[] | null {
  try {
    while (world.decision !== null && world.decisions < most) {
      world.choose(choose(world));
      if (world.decision !== null && world.meant(answer).length === 1) return world.entries;
    }
    return null;
  } catch (error) {
    refused(error);
    return null;
  } finally {
    world.undoTo(0);
  }
}
