import type { GameLine } from './game-line.ts';
import { type Share, share } from './interval.ts';

/** Games of one kind: a scenario, so many who play, and the program that plays them. */
export interface Kind {
  readonly scenario: string;
  readonly players: number;
  readonly player: string;
}

/** How often a kind of games was won. */
export interface Rate extends Kind, Share {
  readonly games: number;
  readonly cleared: number;
  readonly rounds: number;
}
/** Two programs on the same seeds: how many only the one won, and the share of these among those that only one won. */
export interface Paired extends Kind, Share {
  readonly than: string;
  readonly only: number;
  readonly onlyOther: number;
}
/** What happened to a card, over the games of one program: in how many games, how often in all, in how many that were won. */
export interface Counted {
  readonly scenario: string;
  readonly player: string;
  readonly card: string;
  readonly what: string;
  readonly times: number;
  readonly games: number;
  readonly won: number;
}
/** How games ended, by the rule that ended them. */
export interface End {
  readonly scenario: string;
  readonly player: string;
  readonly result: string | null;
  readonly reason: string | null;
  readonly rank: string | null;
  readonly games: number;
}

const isWon = ({ result }: GameLine): boolean => result === 'cleared';

/** Counts games of many kinds. */
export class Balance {
  private readonly played = new Map<Kind, GameLine[]>();

  constructor(kinds: readonly Kind[]) {
    for (const kind of kinds) this.played.set(kind, []);
  }

  add(kind: Kind, line: GameLine): void {
    this.played.get(kind)?.push(line);
  }

  rates(): Rate[] {
    return [...this.played].map(([kind, lines]) => {
      const cleared = lines.filter(isWon).length;
      const rounds = lines.reduce((sum, line) => sum + line.rounds, 0) / Math.max(1, lines.length);
      return { ...kind, games: lines.length, cleared, rounds, ...share(cleared, lines.length) };
    });
  }

  /** Each program against the one before it, on the same seeds. */
  paired(): Paired[] {
    const kinds = [...this.played.keys()];
    return kinds.flatMap((kind, at) => {
      const other = kinds[at - 1];
      if (other?.scenario !== kind.scenario || other.players !== kind.players) return [];
      const [mine, theirs] = [kind, other].map((one) => (this.played.get(one) ?? []).map(isWon));
      const only = (mine ?? []).filter((won, i) => won && theirs?.[i] === false).length;
      const onlyOther = (mine ?? []).filter((won, i) => !won && theirs?.[i] === true).length;
      return [{ ...kind, than: other.player, only, onlyOther, ...share(only, only + onlyOther) }];
    });
  }

  cards(): Counted[] {
    const found = new Map<string, Counted>();
    for (const [{ scenario, player }, lines] of this.played)
      for (const line of lines)
        for (const [what, designs] of Object.entries(line.tally ?? {}))
          for (const [card, times] of Object.entries(designs)) {
            const key = [scenario, player, what, card].join(' ');
            const before = found.get(key) ?? { scenario, player, card, what, times: 0, games: 0, won: 0 };
            const won = before.won + (isWon(line) ? 1 : 0);
            found.set(key, { ...before, times: before.times + times, games: before.games + 1, won });
          }
    return inOrder(found);
  }

  ends(): End[] {
    const found = new Map<string, End>();
    for (const [{ scenario, player }, lines] of this.played)
      for (const { result, reason, rank } of lines) {
        const key = [scenario, player, result, rank, reason].join(' ');
        const before = found.get(key) ?? { scenario, player, result, reason, rank, games: 0 };
        found.set(key, { ...before, games: before.games + 1 });
      }
    return inOrder(found);
  }
}

function inOrder<T>(found: ReadonlyMap<string, T>): T[] {
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
