import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { inRank, mixed } from './mixed.ts';

/** Redeals hidden pieces and replaces others' secret answers and the seed. Independent of the actual hidden state. */
export function determinize(session: Session, seat: number, next: () => number): Session {
  const table = session.running.tableData();
  const places = [...table.places];
  const hidden = session.system.hidden.flatMap(({ groups }) => groups(session.game, seat));
  for (const { places: group, shuffled } of hidden) {
    const pieces = group.flatMap((place) => places[place] ?? []).sort((a, b) => a - b);
    if (shuffled) shuffle(pieces, next);
    for (const place of group) places[place] = pieces.splice(0, places[place]?.length ?? 0);
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

function shuffle(pieces: Thing[], next: () => number): void {
  for (let i = pieces.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [pieces[i], pieces[j]] = [pieces[j] as Thing, pieces[i] as Thing];
  }
}
