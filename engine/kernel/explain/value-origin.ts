import { isObject, type Json } from '../basics/json.ts';
import type { Content } from '../contract/system.ts';
import { Session } from '../session/session.ts';

/** When a value became what it is. */
export interface ValueSince {
  readonly value: Json;
  /** Log entry that changed it; -1: since the set-up. */
  readonly entry: number;
  /** Event that changed it; null: no single one. */
  readonly event: number | null;
}

const documents = ['table', 'figures'] as const;

/** The value at a place such as `table/round` or `figures/…`; undefined if there is none. */
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

/** Replays the game to find it; null if the place does not exist. */
export function findValueOrigin(of: Session, content: Content, place: string): ValueSince | null {
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
