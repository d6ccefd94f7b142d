import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import type { Line, Tried, Try } from './try-game.ts';

/** How many games are tried at once: what the next ones are depends on what came of all of these. */
const inRound = 8;
/** So many games are played by programs from the beginning before what came nearest is gone on from. */
const fromBeginning = 48;
/** How many of those that came nearest are gone on from. */
const mostKept = 12;
/** A game that goes on from somewhere goes on for so long at most. */
const furtherAnswers = 160;
/** No game is longer than this. */
const mostAnswers = 4000;
/** When one is found, this share of as many games again is played for a shorter one. */
const again = 1 / 2;
const againAtLeast = 16;
const againAtMost = 64;

export type Nearby = Tried['nearest'];

/** What a search has come to. */
export interface Searched {
  readonly games: number;
  readonly found: Line | null;
  /** The game in which it was found, from 1. */
  readonly foundIn: number | null;
  readonly nearest: Nearby | null;
  readonly fault: Tried['fault'];
}

/**
 * Which games are played to come to a goal, a round at a time. First programs play from the beginning; then games go on
 * from where others came nearest, in turn with new ones. When it is found, some more are played, no longer than that one.
 * All depends on the seed and on what came of the games, in their order: not on how many play at once, nor how fast.
 */
export class SearchPlan {
  private readonly setups: readonly JsonObject[];
  private readonly seed: number;
  private readonly games: number;
  private readonly next: () => number;
  private played = 0;
  private shortest: Line | null = null;
  private foundIn: number | null = null;
  private fault: Tried['fault'] = null;
  /** Those that came nearest, the nearest first. */
  private near: Nearby[] = [];

  constructor(setups: readonly JsonObject[], seed: number, games: number, kept: Line | null = null) {
    this.setups = setups;
    this.seed = seed;
    this.games = games;
    this.next = stream(seed, 'reach');
    if (kept !== null) {
      this.shortest = kept;
      this.foundIn = 0;
    }
  }

  /** The games that programs play from the beginning before anything is known of any. */
  start(): readonly Try[] {
    return Array.from({ length: Math.min(fromBeginning, this.games) }, (_, at) => this.one(at));
  }

  /** The games to play next; none when it is done. */
  round(): readonly Try[] {
    const left = this.goal() - this.played;
    const count = Math.min(inRound, left);
    return Array.from({ length: Math.max(0, count) }, (_, i) => this.one(this.played + i));
  }

  /** What came of them, in their order. */
  take(tried: readonly Tried[]): void {
    for (const one of tried) {
      this.played++;
      this.fault ??= one.fault;
      if (one.found !== null && one.found.log.length < (this.shortest?.log.length ?? Number.POSITIVE_INFINITY)) {
        this.shortest = one.found;
        this.foundIn ??= this.played;
      }
      if (one.found === null && one.nearest.distance <= 1) this.near.push(one.nearest);
    }
    this.near.sort((a, b) => a.distance - b.distance || b.position - a.position || a.at - b.at);
    this.near.length = Math.min(this.near.length, mostKept);
  }

  get searched(): Searched {
    const { played, shortest, foundIn, fault } = this;
    return { games: played, found: shortest, foundIn, nearest: this.near[0] ?? null, fault };
  }

  /** How many games there will be, as far as is known now. */
  goal(): number {
    if (this.foundIn === null) return this.games;
    const more = Math.min(againAtMost, Math.max(againAtLeast, Math.ceil(this.foundIn * again)));
    return Math.min(this.games, this.foundIn + more);
  }

  private one(at: number): Try {
    const seed = this.seed + at;
    const most = this.shortest === null ? mostAnswers : this.shortest.log.length - 1;
    const isFurther = this.shortest === null && at >= fromBeginning && at % 2 === 1 && this.near.length > 0;
    if (isFurther) {
      // The nearest most often
      const from = this.near[Math.floor(this.next() ** 2 * this.near.length)] as Nearby;
      const player = this.next() < 1 / 3 ? 'random' : 'seeker';
      const { setup, log } = from.line;
      return { setup, log, player, seed, most: Math.min(mostAnswers, log.length + furtherAnswers) };
    }
    const setup = this.setups[at % this.setups.length] as JsonObject;
    return { setup: { ...setup, seed }, player: at % 5 === 4 ? 'random' : 'seeker', seed, most };
  }
}
