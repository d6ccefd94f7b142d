import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import type { GivenContent } from './games-job.ts';

// How contents and games are kept and travel: as JSON, packed.

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Of a content, unpacked. More than a project may have of documents. */
const mostOfContent = 256_000_000;
/** Of the games of a chunk, unpacked. */
export const mostOfGames = 64_000_000;

export const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const packed = (text: string): Promise<Buffer> => pack(text);

/** Throws if it is damaged, or larger than `most`. */
export async function unpacked(parcel: Buffer, most: number): Promise<string> {
  return (await unpack(parcel, { maxOutputLength: most })).toString('utf8');
}

const content = closedObject({
  system: Type.String(),
  hash: Type.String(),
  documents: Type.Record(Type.String(), Type.Any()),
});

export async function packContent(given: GivenContent): Promise<{ readonly id: string; readonly parcel: Buffer }> {
  const { system, hash, documents } = given;
  const text = JSON.stringify({ system, hash, documents });
  return { id: sumOf(text), parcel: await packed(text) };
}

/** Throws if it is not what `id` names. */
export async function unpackContent(id: string, parcel: Buffer): Promise<GivenContent> {
  const text = await unpacked(parcel, mostOfContent);
  const value: unknown = sumOf(text) === id ? JSON.parse(text) : null;
  if (!Check(content, value) || !systemIds.some((one) => one === value.system)) throw new Error('no content');
  return value as GivenContent;
}
