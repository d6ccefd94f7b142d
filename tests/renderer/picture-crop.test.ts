import { describe, expect, it } from 'vitest';
import { cropOf, movedCrop, normalizedCrop, seenOf, wholeCrop, zoomedCrop } from '#renderer/desk/pictures/crop.ts';

const picture = { width: 1000, height: 1000 };
const place = { width: 50, height: 25 };

describe('the visible part of an image', () => {
  it('fills its place, centred by default', () => {
    expect(seenOf(picture, place, wholeCrop)).toEqual({ left: 0, top: 0.25, width: 1, height: 0.5 });
    expect(seenOf(picture, place, { x: 1, y: 0, zoom: 2 })).toEqual({ left: 0.5, top: 0, width: 0.5, height: 0.25 });
  });

  it('moves in fractions of the image, up to its edges, and stays when all of it is visible', () => {
    const crop = { x: 0.5, y: 0.5, zoom: 1 };
    const seen = seenOf(picture, place, crop);
    expect(movedCrop(crop, seen, 0.1, 0.1)).toEqual({ x: 0.5, y: 0.7, zoom: 1 });
    expect(movedCrop(crop, seen, 0, -9)).toEqual({ x: 0.5, y: 0, zoom: 1 });
  });

  it('is enlarged from filling its place to ten times that', () => {
    expect([zoomedCrop(wholeCrop, 0.1).zoom, zoomedCrop(wholeCrop, -1).zoom, zoomedCrop(wholeCrop, 99).zoom]).toEqual([
      1.1, 1, 10,
    ]);
  });
});

describe('a crop', () => {
  it('is written to hundredths', () => {
    expect(normalizedCrop({ x: 1 / 3, y: 2, zoom: 1.2499 })).toEqual({ x: 0.33, y: 1, zoom: 1.25 });
  });

  it('is read as far as it is valid', () => {
    expect(cropOf({ file: 'a.png', x: 0.2, y: -4, zoom: 'large' })).toEqual({ x: 0.2, y: 0, zoom: 1 });
    expect(cropOf(undefined)).toEqual(wholeCrop);
  });
});
