import { crc32, deflateSync } from 'node:zlib';

export function pngOf(width: number, height: number, claims = { width, height }, colour = [200, 40, 40]): Buffer {
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claims.width, 0);
  head.writeUInt32BE(claims.height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function unpackablePng(width: number, height: number): Buffer {
  const sound = pngOf(width, height);
  const at = sound.indexOf('IDAT') - 4;
  return Buffer.concat([sound.subarray(0, at), chunk('IDAT', Buffer.alloc(100, 7)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The segments of a JPEG without image data; `orientation` is its Exif rotation. */
export function jpegOf(width: number, height: number, orientation?: number): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  const notes = Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0?\0\0\0\0\0\0', 'latin1');
  notes[notes.indexOf('?'.charCodeAt(0))] = orientation ?? 1;
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(orientation === undefined ? [] : [segment(0xe1, notes)]),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  const length = data.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), data]);
}

/** The chunks of a WebP without image data, with its size in one of the three ways. */
export function webpOf(width: number, height: number, way: 'VP8 ' | 'VP8L' | 'VP8X'): Buffer {
  const data = { 'VP8 ': lossy, VP8L: lossless, VP8X: extended }[way](width, height);
  const [whole, length] = [Buffer.alloc(4), Buffer.alloc(4)];
  whole.writeUInt32LE(4 + 8 + data.length);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from('RIFF'), whole, Buffer.from(`WEBP${way}`), length, data]);
}

const notesOf = (orientation: number): Buffer =>
  Buffer.from([
    ...Buffer.from('MM\0*\0\0\0\b\0\u0001', 'latin1'),
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

/** A WebP image of 24 × 16 pixels, red at the top left, blue at the bottom right, else white, with Exif data. */
export function heldWebp(orientation: number, mark = ''): Buffer {
  const drawn = Buffer.from('VlA4TB8AAAAvF8ADABcw//O///MfLAWCbJtJXrKoJ4jof2zDE9UxAA==', 'base64');
  const head = extended(24, 16);
  head.writeUInt8(8, 0);
  const part = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(name), length, data]);
  };
  const notes = part('EXIF', Buffer.concat([Buffer.from(mark, 'latin1'), notesOf(orientation)]));
  const all = Buffer.concat([Buffer.from('WEBP'), part('VP8X', head), drawn, notes]);
  const whole = Buffer.alloc(4);
  whole.writeUInt32LE(all.length);
  return Buffer.concat([Buffer.from('RIFF'), whole, all]);
}

export function heldPng(png: Buffer, orientation: number): Buffer {
  const behindHead = 33;
  return Buffer.concat([png.subarray(0, behindHead), chunk('eXIf', notesOf(orientation)), png.subarray(behindHead)]);
}

function lossy(width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data.set([0, 0, 0, 0x9d, 0x01, 0x2a]);
  data.writeUInt16LE(width, 6);
  data.writeUInt16LE(height, 8);
  return data;
}
function lossless(width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data.writeUInt8(0x2f);
  data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  return data;
}
function extended(width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return data;
}

/** The boxes of an AVIF without image data; `isTurned`: shown with a quarter turn. */
export function avifOf(width: number, height: number, isTurned = false): Buffer {
  const size = Buffer.alloc(12);
  size.writeUInt32BE(width, 4);
  size.writeUInt32BE(height, 8);
  const properties = [box('ispe', size), ...(isTurned ? [box('irot', Buffer.from([1]))] : [])];
  const inner = box('iprp', box('ipco', Buffer.concat(properties)));
  return Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1')),
    box('meta', Buffer.concat([Buffer.alloc(4), inner])),
    box('mdat', Buffer.from([1, 2, 3])),
  ]);
}

function box(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data]);
}
