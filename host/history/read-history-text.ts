import { openRegular } from '../files/regular-file.ts';
import { versionOf } from '../project/project-files.ts';
import { unpack } from './delta.ts';
import { LARGEST_TEXTS, textsFile } from './history-part.ts';
import type { TextPosition } from './index-line.ts';

export type PlacesOfPart = ReadonlyMap<string, TextPosition>;

export async function textOf(
  folder: string,
  part: string,
  places: PlacesOfPart,
  version: string,
): Promise<Buffer | null> {
  const chain: { readonly version: string; readonly place: TextPosition }[] = [];
  for (let next: string | null = version; next !== null; ) {
    const place = places.get(next);
    // A damaged line could cause a cycle.
    if (place === undefined || chain.length > places.size) return null;
    chain.unshift({ version: next, place });
    next = place.base;
  }
  const opened = await openRegular(textsFile(folder, part), LARGEST_TEXTS).catch(() => null);
  if (opened === null || 'fault' in opened) return null;
  const { handle } = opened;
  try {
    let text: Buffer | null = null;
    for (const { place } of chain) {
      const bytes = Buffer.alloc(Math.min(place.length, opened.bytes));
      await handle.read(bytes, 0, bytes.length, place.offset);
      text = await unpack({ bytes, start: place.start, end: place.end }, text);
    }
    return text !== null && versionOf(text) === version ? text : null;
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}
