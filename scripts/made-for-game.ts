import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { GeneratedFile } from './generators/generated-file.ts';
import type { Generator } from './generators/keep.ts';

/** A short whole game, told as the log tells it: whoever changes a rule reads in the difference what it did. */
export interface GoldenGame {
  readonly name: string;
  readonly about: string;
  readonly setup: JsonObject;
  /** The program that plays it. */
  readonly bot: string;
}

/** Required speed relative to the first game, in one run of `npm run bench`. */
export interface SpeedGoals {
  /** Decisions of random games in a second, at least: a share of the first game's. */
  readonly decisions: number;
  /** How long search thinks about an answer, at most: a multiple of the first game's. */
  readonly answer: number;
  /** Random games in a second, at least: a multiple of Showdown's battles. */
  readonly battles?: number;
}

/** `npm run bench` measures how long the answers to this choice take to be listed. */
export interface MeasuredList {
  readonly name: string;
  /** As procedure/step. */
  readonly at: string;
  /** Only where all answers with this field have the same value in it. */
  readonly one?: string;
  /** In another project than the sample. */
  readonly on?: (documents: Documents) => Documents;
  /** At most this multiple of the first list of the first game. */
  readonly most?: number;
}

/** What our scripts make for one game alone. A game needs none of it. */
export interface MadeForGame {
  readonly golden: readonly GoldenGame[];
  readonly speed?: SpeedGoals;
  readonly lists?: readonly MeasuredList[];
  /** Pages of the documentation that are of this game. */
  readonly pages: readonly Generator[];
  /** What `npm run new -- op` writes. */
  readonly newOp?: {
    readonly sorts: readonly string[];
    write(sort: string, name: string): readonly GeneratedFile[];
  };
  /** Takes the pictures of the README and the guide anew. */
  readonly takePictures?: () => Promise<void>;
}
