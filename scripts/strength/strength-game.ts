// Copied into the sources of earlier commits (`two-programs.ts`), so it imports only what has been there for long.
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { seatOfOne, seatsAsked } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { Player, PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';

export interface RatedProgram {
  readonly name: string;
  readonly playouts?: number;
}

export interface StrengthGame {
  /** 1 or 0; a shared victory counts in part. */
  readonly won: number;
  /** Of the program that is rated. */
  readonly answers: number;
  /** Of processor time, for these answers. */
  readonly milliseconds: number;
}

/**
 * Where all play together, the program plays for everybody; else it plays one seat, another from seed to seed, against
 * greedy programs. `most`: seats, if there are as many.
 */
export function playForStrength(playable: Playable, program: RatedProgram, seed: number, most: number): StrengthGame {
  const { system } = playable;
  const content = contentOf(playable);
  const { together } = system.seating(content);
  const session = Session.open(system, content, { ...system.setupFor(content, {}, most), seed }, { keep: false });
  const seats = system.seats(session.game);
  const made = (name: string, seat: number): Player =>
    (players[name] as PlayerMaker)(seed * seats + seat, program.playouts === undefined ? {} : program);
  const own = together ? 0 : seed % seats;
  const all = Array.from({ length: seats }, (_, seat) =>
    made(together || seat === own ? program.name : 'greedy', seat),
  );
  const told = { answers: 0, milliseconds: 0 };
  const time = () => process.cpuUsage().user / 1000;
  while (session.decision !== null) {
    const seat = together ? 0 : (seatsAsked(session)[0] as number);
    const start = time();
    const option = (all[seat] as Player).choose(session, together ? seatOfOne(session) : seat);
    if (seat === own) {
      told.milliseconds += time() - start;
      told.answers++;
    }
    session.choose(option);
  }
  const results = session.outcome?.seats ?? [];
  const winners = results.filter(({ won }) => won).length;
  return { won: together ? Number(winners > 0) : results[own]?.won === true ? 1 / winners : 0, ...told };
}
