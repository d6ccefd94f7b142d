import type { Playable } from '#authoring/project/play/playable.ts';
import { ContentParts } from '#engine/simulation/comparison/content-difference.ts';
import { type Difference, PairedDifferences } from '#engine/simulation/comparison/paired-differences.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { figureIn } from './figure-in.ts';
import { GameRefused, type JobOfAnySeeds, type RefusedGame, refuseUnended, type Seeds } from './games-job.ts';
import type { GamesPool, HowGamesArePlayed } from './games-pool.ts';
import { playInPool } from './play-games.ts';

/** Seeds of a batch, after which the measurement may end: enough for all threads, and few that are not needed in the end. */
const FEWEST_AT_ONCE = 8;
const MOST_AT_ONCE = 32;

/** Games of one kind, whose `figure` is measured. */
export interface MeasuredGames {
  readonly playable: Playable;
  readonly job: JobOfAnySeeds;
  readonly figure: string;
  readonly seeds: Seeds;
}

/** How the games of a variant are played otherwise. */
export interface PlayedOtherwise {
  readonly order: NonNullable<JobOfAnySeeds['order']>;
  /** Whether a game of the project may go another way then. */
  readonly mayTouch: (line: GameSummary) => boolean;
}

/** What is known when a measurement decides whether to go on. */
export interface KnownOfVariant {
  /** Of its figure from that of the project. */
  readonly difference: Difference;
  /** Of its figure from 0. */
  readonly rate: Difference;
  /** Pairs with equal logs. */
  readonly identical: number;
}

/**
 * What is known of a variant of a project, or of another way to play it, in pairs of equal seeds with the project
 * itself.
 */
export class Variant implements KnownOfVariant {
  readonly playable: Playable;
  readonly otherwise: PlayedOtherwise | null;
  readonly differences = new PairedDifferences();
  readonly rates = new PairedDifferences();
  identical = 0;
  /** Pairs whose game asked for something that differs. */
  touched = 0;
  /** The first game that cannot be played to its end. */
  refused: RefusedGame | null = null;
  readonly waiting: GameSummary[] = [];

  constructor(playable: Playable, otherwise: PlayedOtherwise | null = null) {
    this.playable = playable;
    this.otherwise = otherwise;
  }
  get difference(): Difference {
    return this.differences.difference;
  }
  get rate(): Difference {
    return this.rates.difference;
  }
}

/** Plays variants of a project on the same seeds, each as far as is asked. Games that it cannot change are not played. */
export class VariantGames {
  /** Games that were not kept. */
  played = 0;
  private readonly games: MeasuredGames;
  private readonly pool: GamesPool;
  private readonly store: HowGamesArePlayed['store'];
  /** Those of the project itself, as far as they were needed. */
  readonly lines: GameSummary[] = [];
  private readonly parts: ContentParts;
  private readonly touchingOf = new WeakMap<Variant, ReturnType<ContentParts['touching']>>();

  constructor(games: MeasuredGames, pool: GamesPool, store: HowGamesArePlayed['store']) {
    this.games = games;
    this.pool = pool;
    this.store = store;
    this.parts = partsOf(games.playable);
  }

  /** Goes on until enough is known, or the seeds are used up. `heard` is called after each pair. */
  async measure(
    variant: Variant,
    isEnough: (known: KnownOfVariant) => boolean,
    heard: () => void = () => undefined,
  ): Promise<Variant> {
    const { seeds } = this.games;
    for (let at = variant.difference.pairs; at <= seeds.to - seeds.from; at++) {
      if (variant.refused !== null || isEnough(variant)) break;
      if (variant.waiting.length === 0) await this.playOn(variant, at, pairsToPlay(variant, isEnough));
      const [before, after] = [this.lines[at], variant.waiting.shift()];
      if (before === undefined || after === undefined) break;
      const [old, now] = [figureIn(before, this.games.figure), figureIn(after, this.games.figure)];
      variant.differences.add(old, now);
      variant.rates.add(0, now);
      if (before.logHash === after.logHash) variant.identical++;
      if (this.mayTouch(variant, before)) variant.touched++;
      heard();
    }
    return variant;
  }

  private mayTouch(variant: Variant, line: GameSummary): boolean {
    return variant.otherwise?.mayTouch(line) ?? this.touching(variant)?.(line.asked) !== false;
  }

  private touching(variant: Variant): ReturnType<ContentParts['touching']> {
    const known = this.touchingOf.get(variant);
    if (known !== undefined) return known;
    const found = this.parts.touching(partsOf(variant.playable));
    this.touchingOf.set(variant, found);
    return found;
  }

  private async playOn(variant: Variant, at: number, pairs: number): Promise<void> {
    const from = this.games.seeds.from + at;
    const batch = { from, to: Math.min(this.games.seeds.to, from + pairs - 1) };
    const missing = { from: this.games.seeds.from + this.lines.length, to: batch.to };
    if (missing.from <= missing.to) this.lines.push(...(await this.linesOf(this.games, missing, [])));
    const before = this.lines.slice(at, at + batch.to - batch.from + 1);
    const alike = before.filter((line) => !this.mayTouch(variant, line));
    try {
      const { playable, otherwise } = variant;
      const job = otherwise === null ? this.games.job : { ...this.games.job, order: otherwise.order };
      const lines = await this.linesOf({ playable, job }, batch, alike);
      if (playable !== this.games.playable) lines.forEach(refuseUnended);
      variant.waiting.push(...lines);
    } catch (error) {
      if (!(error instanceof GameRefused)) throw error;
      variant.refused = error.game;
    }
  }

  private async linesOf(
    { playable, job }: Pick<MeasuredGames, 'playable' | 'job'>,
    seeds: Seeds,
    known: readonly GameSummary[],
  ): Promise<readonly GameSummary[]> {
    const lines: GameSummary[] = [];
    const take = (_: number, line: GameSummary) => void lines.push(line);
    const jobs = [{ ...job, seeds }];
    const { played } = await playInPool(this.pool, playable, jobs, this.store, take, () => known);
    this.played += played;
    return lines;
  }
}

/** The fewest more pairs that would be enough if they went on as before. */
function pairsToPlay(known: KnownOfVariant, isEnough: (known: KnownOfVariant) => boolean): number {
  const { pairs } = known.difference;
  const most = Math.min(MOST_AT_ONCE, Math.max(FEWEST_AT_ONCE, pairs));
  let more = FEWEST_AT_ONCE;
  while (more < most && !isEnough(asIfAfter(known, pairs + more))) more++;
  return more;
}

const asIfAfter = ({ difference, rate, identical }: KnownOfVariant, pairs: number): KnownOfVariant => ({
  difference: { ...difference, pairs },
  rate: { ...rate, pairs },
  identical: identical + (identical === difference.pairs ? pairs - difference.pairs : 0),
});

const partsOf = ({ system, documents }: Playable): ContentParts => new ContentParts(system, documents);
