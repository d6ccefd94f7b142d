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
  for (const { places: group, shuffled } of hidden) {
    redeal(places, group, lookedAt, (pieces) => {
      pieces.sort((a, b) => a - b);
      if (shuffled) shuffle(pieces, next);
    });
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

/** Puts the pieces of these places into another order, but for those that are looked at. */
export function redeal(
  places: (readonly Thing[])[],
  group: readonly Place[],
  lookedAt: ReadonlySet<Thing>,
  arrange: (pieces: Thing[]) => void,
): void {
  const pieces = group.flatMap((place) => (places[place] ?? []).filter((piece) => !lookedAt.has(piece)));
  arrange(pieces);
  let next = 0;
  for (const place of group)
    places[place] = (places[place] ?? []).map((piece) => (lookedAt.has(piece) ? piece : (pieces[next++] as Thing)));
}

function shuffle(pieces: Thing[], next: () => number): void {
  for (let i = pieces.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [pieces[i], pieces[j]] = [pieces[j] as Thing, pieces[i] as Thing];
  }
}
