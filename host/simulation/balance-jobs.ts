import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { type Choices, type Content, RefusalError, type RuleSystem } from '#engine/kernel/contract/system.ts';
import type { ChosenOptions, Kind } from '#engine/simulation/balance.ts';
import type { GamesJob, Seeds } from '../lab/games-job.ts';
import type { RunToKeep } from '../lab/kept-runs.ts';
import { setupToDraw } from '../play/whole-setup.ts';

export interface WhatToBalance {
  readonly seeds: Seeds;
  /** The weakest first: in mixed games each is compared with the one before. */
  readonly bots: readonly string[];
  readonly playouts?: number;
  /** Set-up choices; options measured separately that are not chosen are played with every value. */
  readonly choices: Choices;
  readonly players?: { readonly from: number; readonly to: number };
}

export const askedOf = ({ seeds, bots, playouts, choices, players }: WhatToBalance): Omit<RunToKeep, 'games'> => ({
  ...{ command: 'balance', players: players ?? null, playouts: playouts ?? null },
  ...{ bots: [...bots], choices: copiedOf(choices), seeds: { ...seeds } },
});

export const copiedOf = (choices: Choices): RunToKeep['choices'] =>
  Object.fromEntries(Object.entries(choices).map(([option, values]) => [option, [...values]]));

/** Games of one kind with the programs at these seats. */
export interface BalanceJob {
  readonly kind: Kind;
  readonly seating: readonly string[];
  readonly job: GamesJob;
}

export const listed = (chosen: ChosenOptions): Choices =>
  Object.fromEntries(Object.entries(chosen).map(([option, value]) => [option, [value]]));

export function jobsOf(playable: Playable, what: WhatToBalance): readonly BalanceJob[] {
  const { system } = playable;
  const content = contentOf(playable);
  const { seeds, bots, playouts, choices, players: range } = what;
  const effort = playouts === undefined ? {} : { playouts };
  const games = playedApart(system, content, choices).map((apart) => ({
    apart,
    seating: system.seating(content, { ...choices, ...listed(apart) }),
  }));
  const [least, most] = [
    Math.min(...games.map(({ seating }) => seating.least)),
    Math.max(...games.map(({ seating }) => seating.most)),
  ];
  if (range !== undefined && range.from > most) throw new RefusalError('tooManyPlayers', { most });
  if (range !== undefined && range.to < least) throw new RefusalError('tooFewPlayers', { least });
  return games.flatMap(({ apart, seating: { together, ...its } }) => {
    const [from, to] = [Math.max(range?.from ?? its.least, its.least), Math.min(range?.to ?? its.most, its.most)];
    const counts = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    return counts.flatMap((seats) => {
      const setup = setupToDraw(system, content, { setup: { choices: { ...choices, ...listed(apart) }, seats } });
      return programsAt(bots, seats, together).flatMap(({ bots: of, seatings }) => {
        const kind = { choices: apart, seats, bots: of };
        return seatings.map((seating) => ({
          ...{ kind, seating },
          job: { setup, bots: seating, effort, laws: false, tally: true, seeds },
        }));
      });
    });
  });
}

function playedApart({ options }: RuleSystem, content: Content, choices: Choices): readonly ChosenOptions[] {
  return options
    .filter(({ apart }) => apart)
    .reduce<readonly ChosenOptions[]>(
      (found, { id, values }) =>
        found.flatMap((chosen) => (choices[id] ?? values(content)).map((value) => ({ ...chosen, [id]: value }))),
      [{}],
    );
}

/** Each bot at all seats measures seats and roles; mixed games in all rotations measure the bots. */
function programsAt(bots: readonly string[], seats: number, together: boolean) {
  const alone = bots.map((bot) => ({ bots: [bot], seatings: [[bot]] }));
  if (together || bots.length < 2 || seats < 2) return alone;
  const seatings = bots.map((_, by) =>
    Array.from({ length: seats }, (__, seat) => bots[(seat + by) % bots.length] ?? ''),
  );
  return [...alone, { bots, seatings }];
}
