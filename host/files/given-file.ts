import { createReadStream, realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { MOST_BYTES } from '#api/studio/limits.ts';
import { decodeText } from './decode-text.ts';
import { readRegular, readRegularSync } from './regular-file.ts';

/**
 * The text of a file given on the command line; null if there is none. Reads `/dev/stdin` and `<(…)` to the end, but
 * does not wait for other pipes and devices.
 */
export async function readArgumentFile(file: string): Promise<string | null> {
  try {
    if (file.startsWith('/dev/')) return textOf(await readStream(file));
    const read = await readRegular(await realpath(file));
    return textOf('bytes' in read ? read.bytes : null);
  } catch {
    return null;
  }
}

export function readNamedFile(file: string): string | null {
  try {
    const read = readRegularSync(realpathSync(file));
    return textOf('bytes' in read ? read.bytes : null);
  } catch {
    return null;
  }
}

async function readStream(file: string): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > MOST_BYTES) return null;
  }
  return Buffer.concat(parts, length);
}

function textOf(bytes: Buffer | null): string | null {
  const decoded = bytes === null ? null : decodeText(bytes);
  return decoded !== null && 'text' in decoded ? decoded.text : null;
}
