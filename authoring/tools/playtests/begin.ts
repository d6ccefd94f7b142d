import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import type { Playtest, PlaytestGiven } from '#authoring/project/playtests/playtest.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Content } from '#engine/kernel/contract/system.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import { combineObservers } from '#engine/kernel/observers/observer.ts';
import { replay } from '#engine/kernel/session/replay.ts';
import type { Opening } from '#engine/kernel/session/saved-game.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { recordAutomaticAnswers } from './automatic-answers.ts';
import { attempt, fail } from './failing.ts';

export interface PlaytestContext {
  readonly playable: Playable;
  /** For `given.table.save`; null: not found. */
  readonly readSave: (name: string) => Json;
  readonly how?: Pick<Opening, 'watch' | 'lineage'>;
}

/** The session before `put`. Throws `TestFailed`. */
export function opened({ given }: Pick<Playtest, 'given'>, { playable, readSave, how = {} }: PlaytestContext): Session {
  const { system } = playable;
  const saved = savedGameOf(given, readSave);
  const entries = entriesOver(given, readSave);
  const content = attempt('given/content', null, system, () => contentOf(playable, entries, how.watch));
  return attempt('given/setup', null, system, () =>
    saved === null ? open(playable, content, given, how) : again(playable, content, saved, how),
  );
}

/** As the first entry of the log, so that a stopped table goes on. */
export function applyGiven(session: Session, { table, put }: PlaytestGiven): void {
  if (typeof table === 'string' || put !== undefined)
    attempt('given/put', session, session.system, () => session.cheat({ put: put ?? {} }));
}

/** The session with `put`. Throws `TestFailed`. */
export function begin(test: Pick<Playtest, 'given'>, ground: PlaytestContext): Session {
  const session = opened(test, ground);
  applyGiven(session, test.given);
  return session;
}

/** Content of the test and of its saved game. */
export function entriesOver(given: PlaytestGiven, readSave: PlaytestContext['readSave']): JsonObject | undefined {
  return merged(savedGameOf(given, readSave)?.['content'] as JsonObject | undefined, given.content);
}
const savedGameOf = ({ table }: PlaytestGiven, readSave: PlaytestContext['readSave']): JsonObject | null =>
  typeof table === 'object' ? readSavedGame(table.save, readSave) : null;

function open({ system }: Playable, content: Content, { table, setup = {} }: PlaytestGiven, how: Opening): Session {
  const { watch, of } = recordAutomaticAnswers();
  const laid = table === 'empty' ? 'empty' : 'ready';
  return of(Session.open(system, content, setup, { ...how, laid, watch: combineObservers(how.watch ?? null, watch) }));
}

/** Replays the log, so that the test stays valid when content is edited. */
function again({ system }: Playable, content: Content, saved: JsonObject, how: Opening): Session {
  const log = saved['log'] as readonly LogEntry[];
  const laid = saved['laid'] as 'setup';
  const { session, broken } = replay(system, content, saved['setup'] as Json, log, { ...how, laid });
  if (broken === null) return session;
  const message = {
    ja: `保存したゲームの${broken.at + 1}番目の答えが、いまの内容ではできません`,
    en: `Answer ${broken.at + 1} of the saved game is not legal with this content`,
  };
  return fail('given/table/save', message, broken.entry as Json, broken.rule, session.legal());
}

function readSavedGame(name: string, readSave: PlaytestContext['readSave']): JsonObject {
  const saved = readSave(name);
  const isSaved = isObject(saved) && Array.isArray(saved['log']) && isObject(saved['setup']);
  if (isSaved) return saved;
  return fail('given/table/save', {
    ja: `保存したゲーム「${name}」を読めません`,
    en: `The saved game "${name}" cannot be read`,
  });
}

function merged(one: JsonObject | undefined, other: JsonObject | undefined): JsonObject | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const listOf = (from: JsonObject, key: string) => (from[key] ?? []) as readonly Json[];
  return Object.fromEntries([...keys].map((key) => [key, [...listOf(one, key), ...listOf(other, key)]]));
}
