import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import type { GameRecord, SearchGame, Tried } from './try-game.ts';

/** Games per round; the next round depends on all of them. */
const inRound = 8;
/** Games from the start before continuing from the nearest. */
const fromBeginning = 48;
const mostKept = 12;
/** Most answers of a continued game. */
const furtherAnswers = 160;
const mostAnswers = 4000;
/** After a success, this share of as many games again is spent on a shorter line. */
const again = 1 / 2;
const againAtLeast = 16;
const againAtMost = 64;

export type Nearby = Tried['nearest'];

export interface SearchOutcome {
  readonly games: number;
  readonly found: GameRecord | null;
  /** Game index of the success, from 1. */
  readonly foundIn: number | null;
  readonly nearest: Nearby | null;
  readonly fault: Tried['fault'];
}

/**
 * Searches in rounds: from the start, then from the nearest points too, then for shorter lines. Deterministic by seed
 * and results.
 */
export class SearchPlan {
  private readonly setups: readonly JsonObject[];
  private readonly seed: number;
  private readonly games: number;
  private readonly next: () => number;
  private played = 0;
  private shortest: GameRecord | null = null;
  private foundIn: number | null = null;
  private fault: Tried['fault'] = null;
  private near: Nearby[] = [];

  constructor(setups: readonly JsonObject[], seed: number, games: number, kept: GameRecord | null = null) {
    this.setups = setups;
    this.seed = seed;
    this.games = games;
    this.next = stream(seed, 'reach');
    if (kept !== null) {
      this.shortest = kept;
      this.foundIn = 0;
    }
  }

  /** First batch, which depends on no results. */
  start(): readonly SearchGame[] {
    return Array.from({ length: Math.min(fromBeginning, this.games) }, (_, at) => this.one(at));
  }

  /** Empty when finished. */
  round(): readonly SearchGame[] {
    const left = this.goal() - this.played;
    const count = Math.min(inRound, left);
    return Array.from({ length: Math.max(0, count) }, (_, i) => this.one(this.played + i));
  }

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

  get searched(): SearchOutcome {
    const { played, shortest, foundIn, fault } = this;
    return { games: played, found: shortest, foundIn, nearest: this.near[0] ?? null, fault };
  }

  /** Number of games as far as known. */
  goal(): number {
    if (this.foundIn === null) return this.games;
    const more = Math.min(againAtMost, Math.max(againAtLeast, Math.ceil(this.foundIn * again)));
    return Math.min(this.games, this.foundIn + more);
  }

  private one(at: number): SearchGame {
    const seed = this.seed + at;
    const most = this.shortest === null ? mostAnswers : this.shortest.log.length - 1;
    const isFurther = this.shortest === null && at >= fromBeginning && at % 2 === 1 && this.near.length > 0;
    if (isFurther) {
      const from = this.near[Math.floor(this.next() ** 2 * this.near.length)] as Nearby;
      const player = this.next() < 1 / 3 ? 'random' : 'seeker';
      const { setup, log } = from.line;
      return { setup, log, player, seed, most: Math.min(mostAnswers, log.length + furtherAnswers) };
    }
    const setup = this.setups[at % this.setups.length] as JsonObject;
    return { setup: { ...setup, seed }, player: at % 5 === 4 ? 'random' : 'seeker', seed, most };
  }
}
