import type { Session } from '#engine/kernel/session/session.ts';

/** What happened to designs in one game: by the system's word for it, how often to which. */
export interface Tally {
  readonly [word: string]: { readonly [design: string]: number };
}

/** Counts what the system wants counted among the events of a game that was played with history. */
export function tallyOf(session: Session): Tally {
  const { tallied } = session.system;
  const tally: { [word: string]: { [design: string]: number } } = {};
  for (const event of session.eventsFrom(0)) {
    const { as: word, of: field } = tallied[event['kind'] as string] ?? { as: '', of: '' };
    const name = event[field];
    if (typeof name !== 'string' || event['status'] !== 'applied') continue;
    const design = name.split('#')[0] as string;
    tally[word] ??= {};
    const counts = tally[word];
    counts[design] = (counts[design] ?? 0) + 1;
  }
  return tally;
}
