import { isObject, type Json } from '../basics/json.ts';
import type { Content } from '../contract/system.ts';
import { Session } from '../session/session.ts';

/** Since when something on the table is what it is now. */
export interface Since {
  readonly value: Json;
  /** The entry of the log after which it became so; -1: it has been so since the set-up. */
  readonly entry: number;
  /** The event that made it so; null: none did by itself. */
  readonly event: number | null;
}

/** The two documents in which a value has its place: the table, and the numbers in force. */
const documents = ['table', 'figures'] as const;

/** What stands at a place, as `table/round` or `figures/…`; undefined: nothing does, or there is no such place. */
export function valueAt(session: Session, place: string): Json | undefined {
  const [document, ...steps] = place.split('/');
  if (document !== documents[0] && document !== documents[1]) return undefined;
  let at: Json | undefined = document === 'table' ? session.table() : session.running.figures();
  for (const step of steps) {
    if (Array.isArray(at)) at = at[Number(step)] as Json | undefined;
    else at = at !== undefined && isObject(at) ? at[step] : undefined;
  }
  return at;
}

/** Since when it is so at a place; null: there is no such place now. The game is played again for it. */
export function since(of: Session, content: Content, place: string): Since | null {
  const value = valueAt(of, place);
  if (value === undefined) return null;
  const now = JSON.stringify(value);
  const { system, setup, laid, entries } = of;
  const written = (session: Session) => JSON.stringify(valueAt(session, place));
  const quick = Session.open(system, content, setup, { laid, keep: false });
  let [entry, before] = [-1, written(quick)];
  for (const [at, one] of entries.entries()) {
    quick.enter(one);
    const after = written(quick);
    if (after !== before) entry = at;
    before = after;
  }
  return { value, entry, event: entry < 0 ? null : eventOf(of, content, entry, (session) => written(session) === now) };
}

/** The event of an entry from which on it is so to the entry's end. */
function eventOf(of: Session, content: Content, entry: number, isSo: (session: Session) => boolean): number | null {
  const { system, setup, laid, entries } = of;
  let [listening, event, was]: [Session | null, number | null, boolean] = [null, null, false];
  const watch = {
    entry: () => undefined,
    step: () => undefined,
    entering: () => undefined,
    happened: () => {
      if (listening === null) return;
      const is = isSo(listening);
      if (is && !was) event = listening.eventCount - 1;
      was = is;
    },
  };
  const session = Session.open(system, content, setup, { laid, watch });
  for (const [at, one] of entries.slice(0, entry + 1).entries()) {
    if (at === entry) {
      listening = session;
      was = isSo(session);
    }
    session.enter(one);
  }
  return event;
}
