import { type Choices, RefusalError, type RuleSystem, type SetupOption } from '#engine/kernel/system.ts';
import { type MetroContent, seatNames } from '../content/design.ts';
import type { MetroGame } from '../table/game.ts';
import { readSetup } from '../table/setup.ts';

const boardOption: SetupOption<MetroContent> = {
  id: 'board',
  name: { ja: 'ゲーム', en: 'Game' },
  values: ({ boards }) => boards.map(({ id }) => id),
  several: false,
  apart: true,
};
const boardOf = ({ boards }: MetroContent, choices: Choices) => {
  const [id = boards[0]?.id] = choices['board'] ?? [];
  const board = boards.find((one) => one.id === id);
  if (board === undefined) throw new RefusalError('noGame', { game: id ?? '', games: boards.map((one) => one.id) });
  return board;
};

/** Who sits down: as many as a game of the project says, each for itself. */
export const seats = {
  seating: ({ boards }: MetroContent) => ({
    least: Math.min(...boards.map(({ seats: { least } }) => least)),
    most: Math.max(...boards.map(({ seats: { most } }) => most)),
    together: false,
  }),
  options: [boardOption],
  setupFor: (content: MetroContent, choices: Choices, players?: number) => {
    const { id, seats: its } = boardOf(content, choices);
    return { board: id, players: players ?? its.usual };
  },
  setups: ({ boards }: MetroContent) =>
    boards.flatMap(({ id, seats: { least, most } }) =>
      Array.from({ length: most - least + 1 }, (_, i) => ({ board: id, players: least + i })),
    ),
  readSetup,
  seats: (game: MetroGame) => game.seats.length,
  roles: () => [],
  seatOf: (game: MetroGame, by: number) => game.seats.indexOf(by),
  seatNamed: (game: MetroGame, name: string) =>
    seatNames.slice(0, game.seats.length).indexOf(name as (typeof seatNames)[number]),
} satisfies Partial<RuleSystem<MetroGame, MetroContent>>;
