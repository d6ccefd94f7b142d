import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPicture } from '#authoring/project/pictures/read-picture.ts';
import { avifOf, heldPng, heldWebp, jpegOf, pngOf, webpOf } from '../../pictures/made-pictures.ts';

const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 1);
const withMore = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('PK\u0003\u0004')]);

const sound: readonly (readonly [string, Buffer])[] = [
  ['png', pngOf(30, 20)],
  ['jpg', jpegOf(30, 20)],
  ['jpeg', jpegOf(30, 20)],
  ['webp', webpOf(30, 20, 'VP8 ')],
  ['webp', webpOf(30, 20, 'VP8L')],
  ['webp', webpOf(30, 20, 'VP8X')],
  ['avif', avifOf(30, 20)],
  ['PNG', pngOf(30, 20)],
];

describe('the size of an image', () => {
  it.each(sound)('is read from the header of a .%s file', (ending, bytes) => {
    expect(readPicture(`assets/a.${ending}`, bytes)).toMatchObject({ width: 30, height: 20 });
  });

  it('takes the rotation of its Exif data into account', () => {
    expect(readPicture('assets/a.jpg', jpegOf(30, 20, 6))).toEqual({ kind: 'jpeg', width: 20, height: 30 });
    expect(readPicture('assets/a.jpg', jpegOf(30, 20, 3))).toEqual({ kind: 'jpeg', width: 30, height: 20 });
    expect(readPicture('assets/a.avif', avifOf(30, 20, true))).toEqual({ kind: 'avif', width: 20, height: 30 });
  });

  it.each([2, 3, 4, 5, 6, 7, 8])(
    'comes with the rotation of a WebP or PNG, which browsers ignore: %i',
    (orientation) => {
      const [width, height] = orientation >= 5 ? [16, 24] : [24, 16];
      for (const mark of ['', 'Exif\0\0'])
        expect(readPicture('assets/a.webp', heldWebp(orientation, mark))).toEqual({
          kind: 'webp',
          width,
          height,
          orientation,
        });
      expect(readPicture('assets/a.png', heldPng(pngOf(24, 16), orientation))).toEqual({
        kind: 'png',
        width,
        height,
        orientation,
      });
    },
  );

  it('is the stored one when the Exif data is upright or unknown', () => {
    for (const orientation of [0, 1, 9]) {
      expect(readPicture('assets/a.webp', heldWebp(orientation))).toEqual({ kind: 'webp', width: 24, height: 16 });
      expect(readPicture('assets/a.png', heldPng(pngOf(24, 16), orientation))).toEqual({
        kind: 'png',
        width: 24,
        height: 16,
      });
    }
  });
});

describe('an image is refused', () => {
  it('when its type is not supported', () => {
    for (const name of ['a.svg', 'a.gif', 'a.html', 'a', 'png', 'a.png.exe'])
      expect(readPicture(`assets/${name}`, pngOf(3, 2))).toEqual({ kind: 'ending' });
  });

  it('when its bytes do not match its extension', () => {
    expect(readPicture('assets/a.png', jpegOf(3, 2))).toEqual({ kind: 'other-kind', is: 'jpeg', ending: 'png' });
    expect(readPicture('assets/a.webp', Buffer.from('<svg/>'))).toEqual({
      ...{ kind: 'other-kind', is: null, ending: 'webp' },
    });
  });

  it('when a small file claims a huge size', () => {
    const claim = (width: number, height: number) => readPicture('assets/a.png', pngOf(1, 1, { width, height }));
    expect(claim(8000, 5000)).toMatchObject({ width: 8000 });
    expect(claim(8001, 5000)).toEqual({ kind: 'too-many-pixels', width: 8001, height: 5000 });
    expect(claim(30_000, 1)).toMatchObject({ kind: 'png' });
    expect(claim(30_001, 1)).toEqual({ kind: 'too-many-pixels', width: 30_001, height: 1 });
    expect(claim(0xffff_ffff, 0xffff_ffff)).toMatchObject({ kind: 'too-many-pixels' });
    expect(claim(0, 5)).toEqual({ kind: 'broken', how: 'odd' });
  });

  it.each(sound)('when a .%s is truncated or has trailing data', (ending, bytes) => {
    expect(readPicture(`assets/a.${ending}`, cut(bytes))).toEqual({ kind: 'broken', how: 'cut' });
    const more = readPicture(`assets/a.${ending}`, withMore(bytes));
    expect([
      { kind: 'broken', how: 'more' },
      { kind: 'broken', how: 'cut' },
    ]).toContainEqual(more);
  });

  it('when a PNG has no image data or does not begin with its size', () => {
    const png = pngOf(3, 2);
    const [data, end] = [png.indexOf('IDAT') - 4, png.indexOf('IEND') - 4];
    const without = Buffer.concat([png.subarray(0, data), png.subarray(end)]);
    const twice = Buffer.concat([png.subarray(0, 8), png.subarray(data)]);
    expect(readPicture('assets/a.png', without)).toEqual({ kind: 'broken', how: 'odd' });
    expect(readPicture('assets/a.png', twice)).toEqual({ kind: 'broken', how: 'odd' });
  });
});

it('any bytes are read in finite time without throwing', () => {
  const begun = fc.constantFrom(...sound.map(([, bytes]) => bytes));
  const spoilt = fc.tuple(begun, fc.array(fc.tuple(fc.nat(200), fc.nat(255)))).map(([bytes, changes]) => {
    const spoiling = Buffer.from(bytes);
    for (const [at, byte] of changes) spoiling[at % spoiling.length] = byte;
    return spoiling;
  });
  fc.assert(
    fc.property(fc.oneof(spoilt, fc.uint8Array({ maxLength: 200 })), (bytes) => {
      for (const ending of ['png', 'jpg', 'webp', 'avif']) readPicture(`assets/a.${ending}`, bytes);
    }),
  );
});
