import { PART_BYTES } from '#api/studio/limits.ts';
import type { StudioReply } from '#api/studio/studio-api.ts';
import { openDocument } from './open-document.ts';

const nothing: StudioReply<'readPart'> = { text: '', from: 0, to: 0, bytes: 0 };
const LINE_FEED = 10;
const isInside = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/**
 * Part of a document that is too large to open, from about this byte: ends at a line end, or within a longer line at a
 * character. Invalid bytes become U+FFFD.
 */
export async function readFilePart(project: string, place: string, wanted: number): Promise<StudioReply<'readPart'>> {
  const opened = await openDocument(project, place, Number.POSITIVE_INFINITY).catch(() => null);
  if (opened === null || 'fault' in opened) return nothing;
  const { handle, bytes } = opened;
  try {
    const start = Math.min(wanted, bytes);
    const buffer = Buffer.alloc(PART_BYTES + 1);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, start);
    let first = 0;
    while (start > 0 && first < bytesRead && isInside(buffer[first])) first++;
    let end = Math.min(bytesRead, PART_BYTES);
    if (bytesRead > PART_BYTES) {
      const line = buffer.lastIndexOf(LINE_FEED, end - 1) + 1;
      if (line > first) end = line;
      else while (end > first + 1 && isInside(buffer[end])) end--;
    }
    return { text: buffer.toString('utf8', first, end), from: start + first, to: start + end, bytes };
  } catch {
    return nothing;
  } finally {
    await handle.close();
  }
}
