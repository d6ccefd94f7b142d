import type { Expected } from '#engine/kernel/system.ts';
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
  /** The card that ended them, where a card of the story did. */
  readonly card: string | null;
  readonly games: number;
}
/** What never happened in the games of a scenario, whoever played, and what hardly a win did without. */
export interface Gaps {
  readonly scenario: string;
  /** Cards that nobody used or solved. */
  readonly unused: readonly string[];
  /** Cards of the story that never came. */
  readonly unreached: readonly string[];
  /** Cards that can end the game and never did. */
  readonly unended: readonly string[];
  /** Cards that are used in nearly every win of a program, as far as its wins can tell. */
  readonly dominant: readonly Dominant[];
}
export interface Dominant extends Share {
  readonly player: string;
  readonly card: string;
  /** Wins in which it was used, of so many. */
  readonly used: number;
  readonly won: number;
}
/** In more than this share of the wins is in nearly every one: told when the whole 95 % interval lies beyond it. */
export const dominantFrom = 0.9;

const isWon = ({ result }: GameLine): boolean => result === 'cleared';

/** Counts games of many kinds. */
export class Balance {
  private readonly played = new Map<Kind, GameLine[]>();
  private readonly expected: ReadonlyMap<string, Expected>;

  /** `expected`: what should happen in the games of a scenario; of one that is not named nothing is missed. */
  constructor(kinds: readonly Kind[], expected: ReadonlyMap<string, Expected> = new Map()) {
    this.expected = expected;
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

  /** Of each scenario what never happened and what nearly always did. */
  gaps(): Gaps[] {
    return [...this.expected].map(([scenario, { designs, story, ends, words }]) => {
      const games = [...this.played].filter(([kind]) => kind.scenario === scenario);
      const all = games.flatMap(([, lines]) => lines);
      const without = (ids: readonly string[], ...some: readonly string[]) => {
        const seen = new Set(all.flatMap((line) => happened(line, some)));
        return ids.filter((id) => !seen.has(id));
      };
      return {
        scenario,
        unused: without(designs, ...words.used, ...words.solved),
        unreached: without(story, ...words.reached),
        unended: without(ends, ...words.ended),
        dominant: dominantIn(games, designs, words.used),
      };
    });
  }

  private endOf(scenario: string, line: GameLine): string | null {
    const expected = this.expected.get(scenario);
    if (expected === undefined) return null;
    return happened(line, expected.words.ended).find((id) => expected.ends.includes(id)) ?? null;
  }

  ends(): End[] {
    const found = new Map<string, End>();
    for (const [{ scenario, player }, lines] of this.played)
      for (const line of lines) {
        const { result, reason, rank } = line;
        const card = this.endOf(scenario, line);
        const key = [scenario, player, result, rank, reason, card].join(' ');
        const before = found.get(key) ?? { scenario, player, result, reason, rank, card, games: 0 };
        found.set(key, { ...before, games: before.games + 1 });
      }
    return inOrder(found);
  }
}

/** The designs to which one of these things happened in a game. */
function happened({ tally }: GameLine, words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap((word) => Object.keys(tally?.[word] ?? {})))];
}

function dominantIn(
  games: readonly (readonly [Kind, readonly GameLine[]])[],
  cards: readonly string[],
  words: readonly string[],
): Dominant[] {
  const programs = [...new Set(games.map(([{ player }]) => player))];
  return programs.flatMap((player) => {
    const won = games.flatMap(([kind, lines]) => (kind.player === player ? lines.filter(isWon) : []));
    const used = won.map((line) => new Set(happened(line, words)));
    return cards
      .map((card) => ({ card, times: used.filter((ids) => ids.has(card)).length }))
      .map(({ card, times }) => ({ player, card, used: times, won: won.length, ...share(times, won.length) }))
      .filter(({ interval: [low] }) => low > dominantFrom);
  });
}

function inOrder<T>(found: ReadonlyMap<string, T>): T[] {
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
