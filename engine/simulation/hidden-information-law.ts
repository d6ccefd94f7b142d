import { isSame } from '#engine/kernel/basics/json.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import { nameOption } from '#engine/kernel/naming/naming.ts';
import { seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { redeal } from '#engine/players/determinize.ts';
import type { PlayerMaker } from '#engine/players/player.ts';

/** Bots whose answer differs between two worlds that look the same to their seat. */
export function botsThatPeek(
  session: Session,
  programs: { readonly [name: string]: PlayerMaker },
  seed: number,
  seats: readonly number[] = seatsAsked(session),
): readonly string[] {
  return seats.flatMap((seat) => {
    const worlds = [otherWorld(session, seat, 'first'), otherWorld(session, seat, 'last')];
    const [legal = [], other] = worlds.map((world) => world.legal(seat));
    // Other legal answers: the seat has legitimate information
    if (legal.length === 0 || !isSame(legal, other ?? [])) return [];
    return Object.entries(programs).flatMap(([name, make]) => {
      const [one, two] = worlds.map((world) => {
        const { do: word, pick } = make(seed, { playouts: 16 }).choose(world, seat);
        return nameOption(world.system.names, world.game, { do: word, pick });
      });
      return isSame(one ?? null, two ?? null) ? [] : [`${name} at seat ${seat}`];
    });
  });
}

/** The game itself, or hidden pieces in another order and, where they are not counted, all in the last place; secret answers are the first or last possible. */
function otherWorld(session: Session, seat: number, which: 'first' | 'last'): Session {
  const { system, game } = session;
  const table = session.running.tableData();
  const places = [...table.places];
  const lookedAt = session.sight.lookedAt(seat);
  const uncounted = session.sight.uncounted(seat);
  const others = { lookedAt, uncounted, arrange: (pieces: Thing[]) => void pieces.reverse(), part: () => 0 };
  if (which === 'last')
    for (const { places: group } of system.hidden.flatMap(({ groups }) => groups(game, seat)))
      redeal(places, group, others);
  const isOf = (by: Thing) => system.seatOf(game, by) !== seat;
  const answer = (options: readonly Option[]) => options.at(which === 'first' ? 0 : -1) as Option;
  return session.supposing({ table: { ...table, places }, secret: { isOf, answer } });
}
