import type { Expectation, PlaytestStep } from '#authoring/project/playtests/playtest.ts';
import { isReachedBy } from '#authoring/text/formats/playtest/until.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { expectAll, expectOffered, expectRefused } from './expectations.ts';
import { attempt, fail } from './failing.ts';

/** `from`: first event that counts. */
export function takeStep(session: Session, from: number, step: PlaytestStep, at: string): void {
  const given = step as JsonObject;
  if (isObject(given['refused'])) {
    const rule = given['rule'];
    expectRefused(session, given['refused'], at, typeof rule === 'string' ? rule : undefined);
  } else if (isObject(given['offered'])) expectOffered(session, given['offered'], at);
  else if (isObject(given['cheat'])) {
    const { cheat } = given;
    attempt(at, session, session.system, () => session.cheat(cheat));
  } else if (isObject(given['expect'])) expectAll(session, from, given['expect'] as Expectation, `${at}/expect`);
  else if (typeof given['until'] === 'string') goOn(session, given['until'], given['answer'] === 'first', at);
  else answer(session, given, at);
}

function answer(session: Session, given: JsonObject, at: string): void {
  const found = session.meant(given);
  if (found.length > 1) {
    const names = session.legal();
    const meant = found.map((option) => names[session.options().indexOf(option)] as JsonObject);
    fail(at, { ja: 'その答えは1つに決まりません', en: 'That answer matches several options' }, given, meant, names);
  }
  if (found.length === 0) expectOffered(session, given, at);
  attempt(at, session, session.system, () => session.choose(found[0] as Option));
}

/** Beyond any game: the answer goes in circles. */
const mostAnswers = 2000;

function goOn(session: Session, until: string, first: boolean, at: string): void {
  const from = session.eventCount;
  for (let answers = 0; answers < mostAnswers; answers++) {
    if (isReached(session, from, until)) return;
    if (session.decision === null) break;
    const option = first ? session.options()[0] : declining(session);
    attempt(at, session, session.system, () => session.choose(option as Option));
  }
  const ended = session.decision === null;
  const message = ended
    ? { ja: 'そこまで行かずにゲームが終わりました', en: 'The game ended before reaching that point' }
    : { ja: 'その答えでは、いつまでもそこへ着きません', en: 'That answer never reaches that point' };
  fail(at, message, until, session.result, session.legal());
}

function isReached(session: Session, from: number, until: string): boolean {
  if (until === 'result') return session.result !== null;
  return session.eventsFrom(from).some((event) => isReachedBy(until, event));
}

/** Declines if possible, else ends the part, else takes the first option. */
function declining(session: Session): Option | undefined {
  const options = session.options();
  const words = ['decline', ...session.system.judge.ends, 'done', 'giveUp'];
  for (const word of words) {
    const found = options.find((option) => option.do === word);
    if (found !== undefined) return found;
  }
  return options[0];
}
