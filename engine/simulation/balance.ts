import type { ExpectedCoverage } from '#engine/kernel/contract/system.ts';
import type { GameSummary, Unended } from './game-line.ts';
import { type Interval, type Proportion, share } from './interval.ts';
import { type Standings, Tournament } from './standings.ts';
import type { Tally } from './tally.ts';

/** Option values measured apart as games of their own. */
export interface ChosenOptions {
  readonly [option: string]: string;
}
/** A kind of games: options, seats and bots (one for all seats, or several rotating). */
export interface Kind {
  readonly choices: ChosenOptions;
  readonly seats: number;
  readonly bots: readonly string[];
}
type Whose = Omit<Kind, 'seats'>;

export interface KindResult extends Kind {
  readonly games: number;
  readonly rounds: number;
  /** Cooperative wins; null for competitive games. */
  readonly wins: (Proportion & { readonly won: number }) | null;
  readonly standings: Standings;
}
export interface Paired extends Kind, Proportion {
  readonly than: readonly string[];
  readonly only: number;
  readonly onlyOther: number;
}
export interface CardCount extends Whose {
  readonly card: string;
  readonly what: string;
  readonly times: number;
  readonly games: number;
  /** In competitive games: games in which a winner did it; null if events have no seat. */
  readonly won: number | null;
}
export interface EndCount extends Whose {
  readonly result: string | null;
  readonly reason: string | null;
  readonly rank: string | null;
  /** Story card that ended them, if any. */
  readonly card: string | null;
  readonly games: number;
}
/** Games of one kind without an end. */
export interface Endless extends Kind, Proportion {
  readonly games: number;
  /** Of the first of them. */
  readonly seed: number;
  readonly why: Unended;
}
/** Never seen in games of one kind, or seen in nearly every win. */
export interface Gaps {
  readonly choices: ChosenOptions;
  readonly games: number;
  /** Of how often something happens that never did. */
  readonly interval: Interval;
  readonly unused: readonly string[];
  readonly unreached: readonly string[];
  readonly unended: readonly string[];
  readonly dominant: readonly Dominant[];
}
export interface Dominant extends Proportion {
  readonly bots: readonly string[];
  readonly card: string;
  readonly used: number;
  readonly won: number;
}
/** Reported if the 95 % interval lies entirely above this share of wins. */
const dominantFrom = 0.9;

export interface ExpectedOf {
  readonly choices: ChosenOptions;
  readonly expected: ExpectedCoverage;
}

const isWon = ({ won }: GameSummary): boolean => won === true;
/** 1 or 0; null: unknown. */
function wonWith(line: GameSummary, what: string, card: string): number | null {
  if (line.won !== null) return Number(line.won);
  if (line.bySeat === undefined) return null;
  return Number(line.seats.some(({ win }, seat) => win > 0 && line.bySeat?.[seat]?.[what]?.[card] !== undefined));
}
/** Tallies of the winners; null if there is none or events have no seat. */
export function ofWinners(line: GameSummary): readonly Tally[] | null {
  if (line.won !== null) return line.won ? [line.tally ?? {}] : null;
  const winners = (line.bySeat ?? []).filter((_, seat) => (line.seats[seat]?.win ?? 0) > 0);
  return winners.length > 0 ? winners : null;
}
const isSame = (one: ChosenOptions, other: ChosenOptions): boolean => keyOf(one) === keyOf(other);
const keyOf = (choices: ChosenOptions): string => Object.entries(choices).sort().join(' ');

interface Played {
  readonly line: GameSummary;
  readonly seating: readonly string[];
}

export class Balance {
  private readonly played = new Map<Kind, Played[]>();
  private readonly expected: readonly ExpectedOf[];

  /** `expected`: by options; nothing is reported as missing without it. */
  constructor(kinds: readonly Kind[], expected: readonly ExpectedOf[] = []) {
    this.expected = expected;
    for (const kind of kinds) this.played.set(kind, []);
  }

  /** `seating`: bot by seat, or one for all. */
  add(kind: Kind, line: GameSummary, seating: readonly string[] = kind.bots): void {
    this.played.get(kind)?.push({ line, seating });
  }

  rates(): KindResult[] {
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

  /** Each bot against the previous one on the same seeds, cooperative games only. */
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

  endless(): Endless[] {
    return [...this.played.keys()].flatMap((kind) => {
      const lines = this.lines(kind);
      const found = lines.flatMap(({ seed, unended }) => (unended === undefined ? [] : [{ seed, why: unended }]));
      const [first] = found;
      return first === undefined
        ? []
        : [{ ...kind, games: found.length, ...first, ...share(found.length, lines.length) }];
    });
  }

  cards(): CardCount[] {
    const found = new Map<string, CardCount>();
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
        games: all.length,
        interval: share(0, all.length).interval,
        unused: without(designs, ...words.used, ...words.solved),
        unreached: without(story, ...words.reached),
        unended: without(ends, ...words.ended),
        dominant: dominantIn(games, designs, words.used),
      };
    });
  }

  private endOf({ choices }: Kind, line: GameSummary): string | null {
    const expected = this.expected.find((one) => isSame(one.choices, choices))?.expected;
    if (expected === undefined) return null;
    return happened(line, expected.words.ended).find((id) => expected.ends.includes(id)) ?? null;
  }

  ends(): EndCount[] {
    const found = new Map<string, EndCount>();
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

  private lines(kind: Kind): readonly GameSummary[] {
    return (this.played.get(kind) ?? []).map(({ line }) => line);
  }

  private all(): readonly (readonly [Kind, GameSummary])[] {
    return [...this.played.keys()].flatMap((kind) => this.lines(kind).map((line) => [kind, line] as const));
  }
}

function happened({ tally }: Pick<GameSummary, 'tally'>, words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap((word) => Object.keys(tally?.[word] ?? {})))];
}

function dominantIn(
  games: readonly (readonly [Kind, readonly GameSummary[]])[],
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
