import { crc32 } from '../archive/crc-32.ts';

/** Sizes of the fields of a PNG chunk. */
const [LENGTH, TYPE, CHECK] = [4, 4, 4];
/** Signature and IHDR. */
const HEAD = 8 + LENGTH + TYPE + 13 + CHECK;

/** Adds the chunks sRGB and pHYs. */
export function markedForPrint(png: Uint8Array, dotsPerInch: number): Uint8Array {
  const perMetre = Math.round(dotsPerInch / 0.0254);
  const size = new Uint8Array(9);
  new DataView(size.buffer).setUint32(0, perMetre);
  new DataView(size.buffer).setUint32(4, perMetre);
  size[8] = 1;
  return joined([png.subarray(0, HEAD), chunk('sRGB', Uint8Array.of(0)), chunk('pHYs', size), png.subarray(HEAD)]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const checked = joined([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  const [length, check] = [new Uint8Array(LENGTH), new Uint8Array(CHECK)];
  new DataView(length.buffer).setUint32(0, data.length);
  new DataView(check.buffer).setUint32(0, crc32(checked));
  return joined([length, checked, check]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
