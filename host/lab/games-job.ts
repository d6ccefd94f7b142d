import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents, Text } from '#engine/kernel/contract/system.ts';
import type { Order } from '#engine/simulation/answers/ordered-player.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import type { BotsAndEffort } from '../play/who-plays.ts';

/** Games that differ only in their seeds. */
export interface GamesJob extends BotsAndEffort {
  /** Its seed is ignored. */
  readonly setup: JsonObject;
  readonly laws: boolean;
  readonly lawsEvery?: number;
  readonly tally?: boolean;
  /** Notes the kinds of answer that are offered and given. */
  readonly answers?: boolean;
  /** Looks where games were decided early. */
  readonly decided?: boolean;
  readonly order?: Order;
  readonly seeds: Seeds;
}
/** Inclusive. */
export interface Seeds {
  readonly from: number;
  readonly to: number;
}
export type JobOfAnySeeds = Omit<GamesJob, 'seeds'>;

/** What a thread compiles once. */
export interface GivenContent {
  readonly system: string;
  /** Of the content. */
  readonly hash: string;
  readonly documents: Documents;
}
/** Seeds of a job, played by one thread. */
export interface Chunk {
  readonly job: JobOfAnySeeds;
  readonly from: number;
  readonly count: number;
  /** Its lines say only what each game itself asked for, whatever the thread played before. */
  readonly exactly?: boolean;
}
/** Up to the refused game, if there is one. */
export interface PlayedChunk {
  readonly lines: readonly GameSummary[];
  readonly refused?: RefusedGame;
}
export interface RefusedGame {
  readonly seed: number;
  readonly code: string;
  readonly text: Text;
  readonly data: JsonObject;
}

/** The content cannot be played to the end: the first such game by seed. */
export class GameRefused extends Error {
  readonly game: RefusedGame;
  constructor(game: RefusedGame) {
    super(game.text.en);
    this.game = game;
  }
}

/** For work that needs games with an end. */
export function refuseUnended({ seed, unended }: GameSummary): void {
  if (unended !== undefined) throw new GameRefused({ seed, ...unended });
}
