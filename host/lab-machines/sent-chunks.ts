import { type Static, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import type { Chunk, JobOfAnySeeds, PlayedChunk } from '../lab/games-job.ts';
import { mostOfGames, packed, unpacked } from '../lab/parcels.ts';
import { botNames } from '../play/who-plays.ts';

// What travels between machines. Everybody with the password may have written it, so each side checks what it takes.

const mostInChunk = 256;
const sum = Type.String({ pattern: '^[0-9a-f]{64}$' });
const anyObject = Type.Record(Type.String(), Type.Any());

const text = closedObject({ ja: Type.String(), en: Type.String() });

/** A field added to jobs must be added here. */
const sentJob = closedObject({
  setup: anyObject,
  bots: Type.Array(Type.String(), { minItems: 1, maxItems: 16 }),
  effort: closedObject({ playouts: Type.Optional(Type.Integer({ minimum: 1 })) }),
  laws: Type.Boolean(),
  lawsEvery: Type.Optional(Type.Integer({ minimum: 1 })),
  tally: Type.Optional(Type.Boolean()),
  answers: Type.Optional(Type.Boolean()),
  decided: Type.Optional(Type.Boolean()),
  order: Type.Optional(
    Type.Union([
      closedObject({ figure: Type.String(), once: Type.String() }),
      closedObject({ figure: Type.String(), without: Type.String() }),
    ]),
  ),
} satisfies Record<keyof JobOfAnySeeds, TSchema>);
const sentChunk = closedObject({
  content: sum,
  job: sentJob,
  from: Type.Integer(),
  count: Type.Integer({ minimum: 1, maximum: mostInChunk }),
});
export type SentChunk = Static<typeof sentChunk>;

const counts = Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()));
const seat = closedObject({
  roles: Type.Array(Type.String()),
  place: Type.Number(),
  win: Type.Number(),
  score: orNull(Type.Number()),
  lines: Type.Optional(Type.Array(anyObject)),
  order: Type.Optional(Type.Integer()),
});
/** A field added to lines must be added here. */
const line = closedObject({
  seed: Type.Integer(),
  result: orNull(Type.String()),
  won: orNull(Type.Boolean()),
  seats: Type.Array(seat),
  reason: orNull(Type.String()),
  rounds: Type.Integer(),
  rank: orNull(Type.String()),
  decisions: Type.Integer(),
  logHash: Type.String(),
  asked: Type.Optional(Type.String()),
  ran: Type.Optional(Type.String()),
  answers: Type.Optional(closedObject({ offered: Type.Array(Type.String()), taken: Type.Array(Type.String()) })),
  decided: Type.Optional(
    orNull(closedObject({ at: Type.Integer(), of: Type.Integer(), round: Type.Integer(), tries: Type.Integer() })),
  ),
  unended: Type.Optional(closedObject({ code: Type.String(), text, data: anyObject })),
  tally: Type.Optional(counts),
  bySeat: Type.Optional(Type.Array(counts)),
} satisfies Record<keyof GameSummary, TSchema>);
const playedChunk = closedObject({
  lines: Type.Array(line, { maxItems: mostInChunk }),
  refused: Type.Optional(
    closedObject({
      seed: Type.Integer(),
      code: Type.String(),
      text,
      data: anyObject,
    }),
  ),
});

/** What a machine returns: its name, and the games packed. */
const returnedChunk = closedObject({ by: Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$' }), games: Type.String() });

export function sentAs(content: string, { job, from, count }: Chunk): SentChunk {
  return JSON.parse(JSON.stringify({ content, job, from, count })) as SentChunk;
}

/** Throws if a machine cannot play it. */
export function readSentChunk(value: unknown): SentChunk {
  if (!Check(sentChunk, value) || !value.job.bots.every((bot) => botNames.includes(bot)))
    throw new Error('no chunk of games');
  return value;
}

export async function packGames(by: string, played: PlayedChunk): Promise<Static<typeof returnedChunk>> {
  return { by, games: (await packed(JSON.stringify(played))).toString('base64') };
}

/** Null: it is not an answer to that question. */
export async function readReturned(
  value: unknown,
  { from, count }: Pick<Chunk, 'from' | 'count'>,
): Promise<{ readonly by: string; readonly played: PlayedChunk } | null> {
  if (!Check(returnedChunk, value)) return null;
  try {
    const played: unknown = JSON.parse(await unpacked(Buffer.from(value.games, 'base64'), mostOfGames));
    if (!Check(playedChunk, played)) return null;
    const { lines, refused } = played;
    const isWhole = refused === undefined ? lines.length === count : refused.seed === from + lines.length;
    if (!isWhole || lines.length > count || lines.some(({ seed }, at) => seed !== from + at)) return null;
    return { by: value.by, played: { lines: lines as unknown as readonly GameSummary[], ...(refused && { refused }) } };
  } catch {
    return null;
  }
}
