import type { Session } from '#engine/kernel/session/session.ts';

export interface Tally {
  readonly [word: string]: { readonly [design: string]: number };
}

/** Totals, and by seat where events name one. */
export interface Tallies {
  readonly tally: Tally;
  /** By seat; undefined if no counted event names a seat. */
  readonly bySeat?: readonly Tally[];
}
type Counts = { [word: string]: { [design: string]: number } };

/** Counts the system's `tallied` events; needs history. */
export function talliesOf(session: Session): Tallies {
  const { system, game } = session;
  const { tallied } = system;
  const tally: Counts = {};
  const bySeat = Array.from({ length: system.seats(game) }, (): Counts => ({}));
  for (const event of session.eventsFrom(0)) {
    const { as: word, of: field, by, part } = tallied[event['kind'] as string] ?? { as: '', of: '' };
    const name = event[field];
    if (typeof name !== 'string' || event['status'] !== 'applied') continue;
    const whole = name.split('#')[0] as string;
    const design = part === undefined ? whole : `${whole}/${String(event[part])}`;
    count(tally, word, design);
    const whose = by === undefined ? undefined : bySeat[system.seatNamed(game, String(event[by]))];
    if (whose !== undefined) count(whose, word, design);
  }
  return Object.values(tallied).some(({ by }) => by !== undefined) ? { tally, bySeat } : { tally };
}

function count(counts: Counts, word: string, design: string): void {
  counts[word] ??= {};
  const designs = counts[word];
  designs[design] = (designs[design] ?? 0) + 1;
}
