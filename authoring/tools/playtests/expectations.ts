import { whyText } from '#authoring/project/play/why-text.ts';
import type { Expectation } from '#authoring/project/playtests/playtest.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Why } from '#engine/kernel/decisions/why.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { answeredBefore } from './automatic-answers.ts';
import { fail } from './failing.ts';
import { difference, matches } from './matching.ts';

/** `from`: first event that counts. */
export function expectAll(session: Session, from: number, expected: Expectation, at: string): void {
  if (expected.table !== undefined) expectTable(session, expected.table, `${at}/table`);
  if (expected.seen !== undefined) expectSeen(session, expected.seen, `${at}/seen`);
  if (expected.events !== undefined) expectEvents(session.eventsFrom(from), expected.events, `${at}/events`);
  if (expected.noEvents !== undefined) expectNoEvents(session.eventsFrom(from), expected.noEvents, `${at}/noEvents`);
  for (const [place, question] of listed(expected.offered, `${at}/offered`)) expectOffered(session, question, place);
  for (const [place, question] of listed(expected.refused, `${at}/refused`)) expectRefused(session, question, place);
  if (expected.result !== undefined) expectSame(session.result, expected.result, `${at}/result`);
  if (expected.rank !== undefined) expectSame(session.system.rank?.(session.game) ?? null, expected.rank, `${at}/rank`);
}

/** With `rule`, that rule must be the reason. */
export function expectRefused(session: Session, question: JsonObject, at: string, rule?: string): void {
  if (session.matching(question).length > 0)
    fail(
      at,
      { ja: 'できるはずのない答えができます', en: 'This answer should not be legal, but is' },
      question,
      null,
      session.legal(),
    );
  const why = session.why(question);
  // These reasons mean that the answer is legal but misspelt
  if (why.reason === 'extra' || why.reason === 'misnamed')
    fail(at, notLegal(session, question, why), question, why.rule, session.legal());
  if (rule === undefined || why.rule === rule) return;
  const { ja, en } = notLegal(session, question, why);
  const message = { ja: `別のルールで断られました。${ja}`, en: `A different rule refuses it. ${en}` };
  fail(at, message, rule, why.rule, session.legal());
}

export function expectOffered(session: Session, question: JsonObject, at: string): void {
  if (session.matching(question).length > 0) return;
  const why = session.why(question);
  fail(at, notLegal(session, question, why), question, why.rule, session.legal());
}

/** Also tells if the decision was answered automatically. */
function notLegal(session: Session, question: JsonObject, why: Why): Text {
  const said = whyText(why, question, session.system);
  const before = answeredBefore(session, question['do']);
  return {
    ja: `その答えはできません（${why.rule}）。${said.ja}${before.ja}`,
    en: `This answer is not legal (${why.rule}). ${said.en}${before.en}`,
  };
}

function expectTable(session: Session, expected: JsonObject, at: string, seat?: number): void {
  const found = difference(session.table(seat), expected);
  if (found === null) return;
  fail([at, ...found.path].join('/'), unlike, found.expected, found.actual);
}

function expectSeen(session: Session, { by, table }: NonNullable<Expectation['seen']>, at: string): void {
  const seat = session.system.seatNamed(session.game, by);
  if (seat < 0) fail(`${at}/by`, { ja: 'その名前で遊ぶ人はいません', en: 'No player has that name' }, by, null);
  expectTable(session, table, `${at}/table`, seat);
}

function expectSame(actual: Json, expected: Json, at: string): void {
  if (actual !== expected) fail(at, unlike, expected, actual);
}

const unlike = { ja: '違う値でした', en: 'The value is different' };

/** In order, with gaps. */
function expectEvents(events: readonly JsonObject[], expected: readonly JsonObject[], at: string): void {
  let next = 0;
  for (const [i, wanted] of expected.entries()) {
    const found = events.findIndex((event, index) => index >= next && matches(event, { status: 'applied', ...wanted }));
    if (found < 0) {
      const message = {
        ja: 'その出来事は、この順には起きませんでした',
        en: 'This did not happen, or not in this order',
      };
      fail(`${at}/${i}`, message, wanted, sameKind(events.slice(next), wanted));
    }
    next = found + 1;
  }
}

function expectNoEvents(events: readonly JsonObject[], unwanted: readonly JsonObject[], at: string): void {
  for (const [i, one] of unwanted.entries()) {
    const found = events.find((event) => matches(event, one));
    if (found !== undefined)
      fail(
        `${at}/${i}`,
        { ja: '起きないはずのことが起きました', en: 'This should not have happened, but did' },
        one,
        found,
      );
  }
}

/** Events of that kind, else all: what a reader looks for first. */
function sameKind(events: readonly JsonObject[], wanted: JsonObject): Json {
  const alike = events.filter((event) => event['kind'] === wanted['kind']);
  return alike.length > 0 ? alike : events.slice(-mostEvents).map(plainly);
}

/** `studio test --show events` shows all. */
const mostEvents = 60;

/** Without nulls, empty lists and the default status. */
function plainly(event: JsonObject): JsonObject {
  const said = Object.entries(event).filter(
    ([field, value]) => value !== null && !(field === 'status' && value === 'applied') && !isEmpty(value),
  );
  return Object.fromEntries(said);
}

const isEmpty = (value: Json): boolean => Array.isArray(value) && value.length === 0;

function listed(given: Expectation['offered'], at: string): readonly (readonly [string, JsonObject])[] {
  if (given === undefined) return [];
  if (!isList(given)) return [[at, given]];
  return given.map((question, i) => [`${at}/${i}`, question]);
}

function isList(given: JsonObject | readonly JsonObject[]): given is readonly JsonObject[] {
  return Array.isArray(given);
}
