import { promisify } from 'node:util';
import { deflateRaw, inflateRaw, type ZlibOptions } from 'node:zlib';
import { MOST_BYTES } from '#api/studio/limits.ts';

// A delta is what stands between the common beginning and end of two texts. The base is the deflate dictionary.

const deflate = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);
const inflate = promisify<Buffer, ZlibOptions, Buffer>(inflateRaw);

/** The deflate window. */
const LONGEST_DICTIONARY = 32_768;

export interface Delta {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
}

/** `base` null: full text. */
export async function pack(text: Buffer, base: Buffer | null): Promise<Delta> {
  const { start, end } = inCommon(text, base ?? Buffer.alloc(0));
  const middle = text.subarray(start, text.length - end);
  return { bytes: await deflate(middle, withDictionary(base, start, end)), start, end };
}

export async function unpack({ bytes, start, end }: Delta, base: Buffer | null): Promise<Buffer> {
  const whole = base ?? Buffer.alloc(0);
  if (start + end > whole.length) throw new Error('it is no edit of this text');
  const middle = await inflate(bytes, { ...withDictionary(base, start, end), maxOutputLength: MOST_BYTES });
  const text = Buffer.concat([whole.subarray(0, start), middle, whole.subarray(whole.length - end)]);
  // Deltas could add up to any size
  if (text.length > MOST_BYTES) throw new Error('it is no document');
  return text;
}

function withDictionary(base: Buffer | null, start: number, end: number): ZlibOptions {
  const dictionary = base?.subarray(start, base.length - end).subarray(0, LONGEST_DICTIONARY);
  return dictionary === undefined || dictionary.length === 0 ? {} : { dictionary };
}

function inCommon(text: Buffer, base: Buffer): { readonly start: number; readonly end: number } {
  const most = Math.min(text.length, base.length);
  let start = 0;
  while (start < most && text[start] === base[start]) start++;
  let end = 0;
  while (end < most - start && text[text.length - 1 - end] === base[base.length - 1 - end]) end++;
  return { start, end };
}
