import { createHmac, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { deniesAsked } from '#engine/simulation/comparison/asked-parts.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import type { Chunk, PlayedChunk } from '../lab/games-job.ts';

const usualShare = 100;

/**
 * Chooses games of other machines that are played here again: by a hash of run and seed, with a secret, since a machine
 * that knew which ones would lie on the others. The first game that a machine plays is one of them.
 */
export class GamesToCheck {
  private readonly oneIn: number;
  private readonly secret: string;
  private readonly known = new Set<string>();

  constructor(oneIn = usualShare, secret = randomBytes(16).toString('hex')) {
    this.oneIn = oneIn;
    this.secret = secret;
  }

  /** Seeds of a chunk. A game that is said to be unplayable always is one. */
  chosen(by: string, content: string, { from, count }: Chunk, { refused }: PlayedChunk): readonly number[] {
    const isFirst = !this.known.has(by);
    this.known.add(by);
    const end = refused === undefined ? from + count - 1 : refused.seed;
    const seeds = Array.from({ length: end - from + 1 }, (_, at) => from + at);
    return seeds.filter(
      (seed) => (isFirst && seed === from) || seed === refused?.seed || this.isChosen(`${content} ${seed}`),
    );
  }

  private isChosen(name: string): boolean {
    return createHmac('sha256', this.secret).update(name).digest().readUInt32BE() % this.oneIn === 0;
  }
}

/** `here`: a chunk of the one game, played with `exactly`. */
export function isSameGame(seed: number, there: PlayedChunk, here: PlayedChunk): boolean {
  const [said] = there.lines.filter((line) => line.seed === seed);
  const [line] = here.lines;
  if (said === undefined || line === undefined)
    return said === line && isDeepStrictEqual(asSent(there.refused), asSent(here.refused));
  return isDeepStrictEqual(withoutAsked(said), withoutAsked(line)) && !deniesAsked(said.asked, line.asked);
}

const asSent = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

function withoutAsked({ asked: _, ...line }: GameSummary): unknown {
  return asSent(line);
}
