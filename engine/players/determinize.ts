import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { inRank, mixed } from './mixed.ts';

/** Redeals hidden pieces and replaces others' secret answers and the seed. Independent of the actual hidden state. */
export function determinize(session: Session, seat: number, next: () => number): Session {
  const table = session.running.tableData();
  const places = [...table.places];
  const lookedAt = session.sight.lookedAt(seat);
  const hidden = session.system.hidden.flatMap(({ groups }) => groups(session.game, seat));
  const uncounted = session.sight.uncounted(seat);
  for (const { places: group, shuffled } of hidden) {
    const arrange = (pieces: Thing[]) => {
      pieces.sort((a, b) => a - b);
      if (shuffled) shuffle(pieces, next);
    };
    redeal(places, group, { lookedAt, uncounted, arrange, part: (most) => Math.floor(next() * (most + 1)) });
  }
  const seed = Math.floor(next() * 0x7fffffff);
  const { system, game } = session;
  const secret = {
    isOf: (by: Thing) => system.seatOf(game, by) !== seat,
    answer: (options: readonly Option[], there: Session['game']) => {
      const judged = options.map((option) => ({ option, look: system.judge.option(there, option), lot: next() }));
      return mixed(inRank(judged), next).option;
    },
  };
  return session.supposing({ table: { ...table, places }, setup: { ...session.setup, seed }, secret });
}

export interface Redeal {
  /** These stay where they are. */
  readonly lookedAt: ReadonlySet<Thing>;
  /** Places that are not counted get other numbers of pieces, as many as before in all of them. */
  readonly uncounted: ReadonlySet<Place>;
  readonly arrange: (pieces: Thing[]) => void;
  /** How many of at most so many pieces lie in the next uncounted place. */
  readonly part: (most: number) => number;
}

/** Puts the pieces of these places into another order. */
export function redeal(
  places: (readonly Thing[])[],
  group: readonly Place[],
  { lookedAt, uncounted, arrange, part }: Redeal,
): void {
  const isOpen = (piece: Thing) => !lookedAt.has(piece);
  const pieces = group.flatMap((place) => (places[place] ?? []).filter(isOpen));
  arrange(pieces);
  const countless = uncounted.size === 0 ? [] : group.filter((place) => uncounted.has(place));
  let left = countless.reduce((sum, place) => sum + (places[place] ?? []).filter(isOpen).length, 0);
  let next = 0;
  for (const place of group) {
    const there = places[place] ?? [];
    const at = countless.indexOf(place);
    if (at < 0) {
      places[place] = there.map((piece) => (isOpen(piece) ? (pieces[next++] as Thing) : piece));
      continue;
    }
    const many = at === countless.length - 1 ? left : part(left);
    left -= many;
    places[place] = [...there.filter((piece) => !isOpen(piece)), ...pieces.slice(next, next + many)];
    next += many;
  }
}

function shuffle(pieces: Thing[], next: () => number): void {
  for (let i = pieces.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [pieces[i], pieces[j]] = [pieces[j] as Thing, pieces[i] as Thing];
  }
}
