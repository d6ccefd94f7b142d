import { isObject, isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { joinParts, type Locale } from '#engine/kernel/basics/text.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import { replay } from '#engine/kernel/session/replay.ts';
import { namesOf, placeText } from '../sentences/change-text.ts';
import { valueText } from '../sentences/failure-text.ts';
import { speakGame } from '../sentences/spoken-game.ts';
import { contentOf, type Playable } from './playable.ts';

/** Facts of a part of a game that a test could assert, in sentences. */
export interface AssertableFacts {
  readonly entries: readonly Text[];
  readonly events: readonly { readonly index: number; readonly said: Text }[];
  readonly places: readonly { readonly path: readonly string[]; readonly said: Text; readonly isChanged: boolean }[];
  readonly result: Text | null;
}

/** Not assertable: the result has a check box of its own, the others are derived. */
const told = new Set(['result', 'seen', 'figures']);

/** Events of the entries `from` to `to` (exclusive) and the table after them. Null: the replay fails. */
export function factsOf(
  playable: Playable,
  game: { readonly setup: JsonObject; readonly entries: readonly LogEntry[] },
  from: number,
  to: number,
): AssertableFacts | null {
  const { system, documents } = playable;
  const log = game.entries.slice(0, to);
  const { session, broken } = replay(system, contentOf(playable), game.setup, log, {});
  if (broken !== null || from > to || to > session.decisions) return null;
  const end = placesOf(session.table());
  const { result } = session;
  const first = from < session.decisions ? session.eventsBefore(from) : session.eventCount;
  const events = session.eventsFrom(first);
  session.undoTo(from);
  const start = new Map(placesOf(session.table()).map(({ path, value }) => [path.join('/'), value]));
  const voice = (locale: Locale) => ({
    locale,
    names: namesOf(system, documents, locale),
    game: speakGame(system.words, documents, locale),
  });
  const [ja, en] = [voice('ja'), voice('en')];
  const both = (say: (voice: typeof ja) => string): Text => ({ ja: say(ja), en: say(en) });
  return {
    entries: log.slice(from).map((entry) => both((one) => one.game.entry(entry as JsonObject))),
    events: events.map((event, i) => ({ index: first + i, said: both((one) => one.game.event(event)) })),
    places: end.map(({ path, value }) => ({
      path,
      isChanged: !isSame(start.get(path.join('/')) ?? null, value),
      said: both((one) =>
        joinParts([placeText(path, system, one.names, one.locale), valueText(value, one)], one.locale, 'colon'),
      ),
    })),
    result: result === null ? null : both((one) => one.game.result(result)),
  };
}

function placesOf(table: JsonObject): readonly { readonly path: readonly string[]; readonly value: Json }[] {
  return Object.entries(table).flatMap(([key, value]) => (told.has(key) ? [] : inside([key], value as Json)));
}

function inside(
  path: readonly string[],
  value: Json,
): readonly { readonly path: readonly string[]; readonly value: Json }[] {
  if (!isObject(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, one]) => inside([...path, key], one as Json));
}
