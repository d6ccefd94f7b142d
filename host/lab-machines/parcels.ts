import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

// How contents and games travel: as JSON, packed.

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Of a content, unpacked. More than a project may have of documents. */
export const mostOfContent = 256_000_000;
/** Of the games of a chunk, unpacked. */
export const mostOfGames = 64_000_000;

export const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const packed = (text: string): Promise<Buffer> => pack(text);

/** Throws if it is damaged, or larger than `most`. */
export async function unpacked(parcel: Buffer, most: number): Promise<string> {
  return (await unpack(parcel, { maxOutputLength: most })).toString('utf8');
}
