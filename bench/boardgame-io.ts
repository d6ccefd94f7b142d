import { createRequire } from 'node:module';
import path from 'node:path';
import { microseconds, type Runs } from './measure.ts';

// boardgame.io 0.50.2, as its own tests use it: the reducer alone, without a server or a store. It lists no legal
// answers and holds no rules; the game below is the smallest there is, so that only the engine is measured.

interface State {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
type Reduce = (state: State, action: unknown) => State;
interface Internals {
  CreateGameReducer(parts: { readonly game: unknown }): Reduce;
  InitializeGame(parts: { readonly game: unknown }): State;
}

function internals(): Internals {
  // Without this it checks and freezes every state.
  process.env['NODE_ENV'] = 'production';
  return createRequire(path.resolve('bench/package.json'))('boardgame.io/internal') as Internals;
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const noughtsAndCrosses = {
  name: 'noughts-and-crosses',
  seed: 1,
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) {
      G.cells[cell] = playerID;
    },
  },
  endIf({ G: { cells } }: State) {
    const won = lines.some(([a, b, c]) => cells[a] != null && cells[a] === cells[b] && cells[a] === cells[c]);
    return won || cells.every((cell) => cell !== null) ? { won } : undefined;
  },
};

const move = (type: string, args: readonly unknown[], playerID: string) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials: undefined },
});

/** Random games by the reducer: with undo and log as it comes, and with both turned off. */
export function peerGames(): Runs {
  const { CreateGameReducer, InitializeGame } = internals();
  const ways = { 'as it comes': {}, 'undo and log off': { disableUndo: true, disableLog: true } };
  return Object.fromEntries(
    Object.entries(ways).map(([how, settings]) => {
      const game = { ...noughtsAndCrosses, ...settings };
      const [reduce, start] = [CreateGameReducer({ game }), InitializeGame({ game })];
      return [how, (seed) => playOut(reduce, start, seed)];
    }),
  );
}

function playOut(reduce: Reduce, start: State, seed: number): { games: number; moves: number } {
  let [state, moves, random] = [start, 0, seed];
  while (state.ctx.gameover === undefined) {
    const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    state = reduce(state, move('mark', [free[(random >>> 8) % free.length]], state.ctx.currentPlayer));
    moves++;
  }
  return { games: 1, moves };
}

/** Taking back one move, `at` moves into a turn: the reducer undoes within one turn only. */
export function peerUndo(at: number): number {
  const { CreateGameReducer, InitializeGame } = internals();
  const game = {
    name: 'counting',
    setup: () => ({ count: 0 }),
    moves: {
      add({ G }: { G: { count: number } }) {
        G.count++;
      },
    },
  };
  const [reduce, start] = [CreateGameReducer({ game }), InitializeGame({ game })];
  let state = start;
  for (let i = 0; i < at; i++) state = reduce(state, move('add', [], '0'));
  const undo = { type: 'UNDO', payload: { type: null, args: null, playerID: '0', credentials: undefined } };
  return microseconds(
    () => void reduce(state, undo),
    () => undefined,
  );
}
