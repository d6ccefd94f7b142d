// The two containers that systems want icons in. Both hold pictures that are PNG files already.

/** @typedef {{ readonly size: number, readonly png: Uint8Array }} IconPicture `size`: both sides, in pixels */

/**
 * Windows: a head, an entry of 16 bytes a picture, and the pictures. A side of 256 is written as 0.
 * @param {readonly IconPicture[]} pictures
 * @returns {Buffer}
 */
export function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let place = head.length;
  for (const [i, { size, png }] of pictures.entries()) {
    if (size > 256) throw new Error(`an icon of Windows is 256 pixels wide at most, not ${size}`);
    const entry = 6 + 16 * i;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(place, entry + 12);
    place += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** The kinds of macOS that hold a PNG, with the side of their picture; those with two names are also for sharp screens. */
const kinds = /** @type {const} */ ([
  ['icp4', 16],
  ['ic11', 32],
  ['icp5', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
]);

/**
 * macOS: a head with the length of all, then each picture behind its kind and its own length, all lengths with their heads.
 * @param {readonly IconPicture[]} pictures one of each side that a kind has
 * @returns {Buffer}
 */
export function icnsOf(pictures) {
  const parts = kinds.flatMap(([kind, side]) => {
    const png = pictures.find(({ size }) => size === side)?.png;
    if (png === undefined) throw new Error(`there is no picture of ${side} pixels for ${kind}`);
    return [headOf(kind, png.length), png];
  });
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([headOf('icns', length), ...parts]);
}

/**
 * @param {string} kind
 * @param {number} length
 */
function headOf(kind, length) {
  const head = Buffer.alloc(8);
  head.write(kind, 'latin1');
  head.writeUInt32BE(length + 8, 4);
  return head;
}
