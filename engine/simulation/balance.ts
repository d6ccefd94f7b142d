import type { Expected } from '#engine/kernel/contract/system.ts';
import type { GameLine } from './game-line.ts';
import { type Share, share } from './interval.ts';
import { type Standings, Tournament } from './standings.ts';
import type { Tally } from './tally.ts';

/** What of a set-up makes a game of its own, by the ids of options: what is measured apart. */
export interface Chosen {
  readonly [option: string]: string;
}
/** Games of one kind: what is played, at so many seats, and the programs that play: one at all seats, or several that change seats. */
export interface Kind {
  readonly choices: Chosen;
  readonly seats: number;
  readonly bots: readonly string[];
}
type Whose = Omit<Kind, 'seats'>;

/** How a kind of games went. */
export interface Rate extends Kind {
  readonly games: number;
  readonly rounds: number;
  /** How often all won, who play together; null: they play against each other. */
  readonly wins: (Share & { readonly won: number }) | null;
  readonly standings: Standings;
}
/** Two programs on the same seeds: how many only the one won, and the share of these among those that only one won. */
export interface Paired extends Kind, Share {
  readonly than: readonly string[];
  readonly only: number;
  readonly onlyOther: number;
}
/** What happened to a card, over the games of one program: in how many games, how often in all, in how many that were won. */
export interface Counted extends Whose {
  readonly card: string;
  readonly what: string;
  readonly times: number;
  readonly games: number;
  /** Where they play against each other those in which somebody who won did it; null: the game does not say who did. */
  readonly won: number | null;
}
/** How games ended, by the rule that ended them. */
export interface End extends Whose {
  readonly result: string | null;
  readonly reason: string | null;
  readonly rank: string | null;
  /** The card that ended them, where a card of the story did. */
  readonly card: string | null;
  readonly games: number;
}
/** What never happened in games that were set up alike, whoever played, and what hardly a win did without. */
export interface Gaps {
  readonly choices: Chosen;
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
  readonly bots: readonly string[];
  readonly card: string;
  /** Wins in which it was used, of so many. */
  readonly used: number;
  readonly won: number;
}
/** In more than this share of the wins is in nearly every one: told when the whole 95 % interval lies beyond it. */
const dominantFrom = 0.9;

/** What should happen in games that are set up so. */
export interface ExpectedOf {
  readonly choices: Chosen;
  readonly expected: Expected;
}

const isWon = ({ won }: GameLine): boolean => won === true;
/** Whether it was won with this, 1 or 0; null: nobody can say. */
function wonWith(line: GameLine, what: string, card: string): number | null {
  if (line.won !== null) return Number(line.won);
  if (line.bySeat === undefined) return null;
  return Number(line.seats.some(({ win }, seat) => win > 0 && line.bySeat?.[seat]?.[what]?.[card] !== undefined));
}
/** What was counted of a game that somebody has won, by those who won it; null: it was not won, or the game does not say. */
function ofWinners(line: GameLine): readonly Tally[] | null {
  if (line.won !== null) return line.won ? [line.tally ?? {}] : null;
  const winners = (line.bySeat ?? []).filter((_, seat) => (line.seats[seat]?.win ?? 0) > 0);
  return winners.length > 0 ? winners : null;
}
const isSame = (one: Chosen, other: Chosen): boolean => keyOf(one) === keyOf(other);
const keyOf = (choices: Chosen): string => Object.entries(choices).sort().join(' ');

interface Played {
  readonly line: GameLine;
  readonly seating: readonly string[];
}

/** Counts games of many kinds. */
export class Balance {
  private readonly played = new Map<Kind, Played[]>();
  private readonly expected: readonly ExpectedOf[];

  /** `expected`: what should happen, by what is played; where nothing is said nothing is missed. */
  constructor(kinds: readonly Kind[], expected: readonly ExpectedOf[] = []) {
    this.expected = expected;
    for (const kind of kinds) this.played.set(kind, []);
  }

  /** `seating`: the program at each seat; one alone plays all. */
  add(kind: Kind, line: GameLine, seating: readonly string[] = kind.bots): void {
    this.played.get(kind)?.push({ line, seating });
  }

  rates(): Rate[] {
    return [...this.played].map(([kind, played]) => {
      const tournament = new Tournament();
      for (const { line, seating } of played) tournament.add(line, seating);
      const games = played.length;
      const rounds = played.reduce((sum, { line }) => sum + line.rounds, 0) / Math.max(1, games);
      const won = played.filter(({ line }) => isWon(line)).length;
      const apart = played.some(({ line }) => line.won === null);
      const wins = apart ? null : { won, ...share(won, games) };
      return { ...kind, games, rounds, wins, standings: tournament.standings() };
    });
  }

  /** Each program against the one before it, on the same seeds, where all who play win or lose as one. */
  paired(): Paired[] {
    const kinds = [...this.played.keys()].filter((kind) => this.lines(kind).every(({ won }) => won !== null));
    return kinds.flatMap((kind, at) => {
      const other = kinds[at - 1];
      if (other === undefined || !isSame(other.choices, kind.choices) || other.seats !== kind.seats) return [];
      const [mine, theirs] = [kind, other].map((one) => this.lines(one).map(isWon));
      const only = (mine ?? []).filter((won, i) => won && theirs?.[i] === false).length;
      const onlyOther = (mine ?? []).filter((won, i) => !won && theirs?.[i] === true).length;
      return [{ ...kind, than: other.bots, only, onlyOther, ...share(only, only + onlyOther) }];
    });
  }

  cards(): Counted[] {
    const found = new Map<string, Counted>();
    for (const [kind, line] of this.all())
      for (const [what, designs] of Object.entries(line.tally ?? {}))
        for (const [card, times] of Object.entries(designs)) {
          const { choices, bots } = kind;
          const key = [keyOf(choices), bots, what, card].join(' ');
          const before = found.get(key);
          const won = wonWith(line, what, card);
          found.set(key, {
            ...{ choices, bots, card, what, times: (before?.times ?? 0) + times, games: (before?.games ?? 0) + 1 },
            won: won === null ? null : (before?.won ?? 0) + won,
          });
        }
    return inOrder(found);
  }

  /** What never happened and what nearly always did, of each that is played. */
  gaps(): Gaps[] {
    return this.expected.map(({ choices, expected: { designs, story, ends, words } }) => {
      const games = [...this.played.keys()]
        .filter((kind) => isSame(kind.choices, choices))
        .map((kind) => [kind, this.lines(kind)] as const);
      const all = games.flatMap(([, lines]) => lines);
      const without = (ids: readonly string[], ...some: readonly string[]) => {
        const seen = new Set(all.flatMap((line) => happened(line, some)));
        return ids.filter((id) => !seen.has(id));
      };
      return {
        choices,
        unused: without(designs, ...words.used, ...words.solved),
        unreached: without(story, ...words.reached),
        unended: without(ends, ...words.ended),
        dominant: dominantIn(games, designs, words.used),
      };
    });
  }

  private endOf({ choices }: Kind, line: GameLine): string | null {
    const expected = this.expected.find((one) => isSame(one.choices, choices))?.expected;
    if (expected === undefined) return null;
    return happened(line, expected.words.ended).find((id) => expected.ends.includes(id)) ?? null;
  }

  ends(): End[] {
    const found = new Map<string, End>();
    for (const [kind, line] of this.all()) {
      const { choices, bots } = kind;
      const { result, reason, rank } = line;
      const card = this.endOf(kind, line);
      const key = [keyOf(choices), bots, result, rank, reason, card].join(' ');
      const games = 1 + (found.get(key)?.games ?? 0);
      found.set(key, { choices, bots, result, reason, rank, card, games });
    }
    return inOrder(found);
  }

  private lines(kind: Kind): readonly GameLine[] {
    return (this.played.get(kind) ?? []).map(({ line }) => line);
  }

  private all(): readonly (readonly [Kind, GameLine])[] {
    return [...this.played.keys()].flatMap((kind) => this.lines(kind).map((line) => [kind, line] as const));
  }
}

/** The designs to which one of these things happened in a game. */
function happened({ tally }: Pick<GameLine, 'tally'>, words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap((word) => Object.keys(tally?.[word] ?? {})))];
}

function dominantIn(
  games: readonly (readonly [Kind, readonly GameLine[]])[],
  cards: readonly string[],
  words: readonly string[],
): Dominant[] {
  const programs = [...new Map(games.map(([{ bots }]) => [bots.join(), bots])).values()];
  return programs.flatMap((bots) => {
    const of = games.flatMap(([kind, lines]) => (kind.bots.join() === bots.join() ? lines : []));
    const won = of.map(ofWinners).filter((winners) => winners !== null);
    const used = won.map((winners) => new Set(winners.flatMap((tally) => happened({ tally }, words))));
    return cards
      .map((card) => ({ card, times: used.filter((ids) => ids.has(card)).length }))
      .map(({ card, times }) => ({ bots, card, used: times, won: won.length, ...share(times, won.length) }))
      .filter(({ interval: [low] }) => low > dominantFrom);
  });
}

function inOrder<T>(found: ReadonlyMap<string, T>): T[] {
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
