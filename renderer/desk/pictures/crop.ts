import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { LARGEST_ZOOM } from '#engine/kernel/basics/largest-zoom.ts';

/** The visible part of a picture: its position from 0 to 1, and the zoom beyond filling its place. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** Missing or invalid values get their defaults. */
export function cropOf(art: Json | undefined): Crop {
  const written = isObject(art) ? art : {};
  const between = (value: Json | undefined, least: number, most: number, usual: number) =>
    typeof value === 'number' ? Math.min(most, Math.max(least, value)) : usual;
  return {
    x: between(written['x'], 0, 1, wholeCrop.x),
    y: between(written['y'], 0, 1, wholeCrop.y),
    zoom: between(written['zoom'], 1, LARGEST_ZOOM, wholeCrop.zoom),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function seenOf(picture: Size, place: Size, { x, y, zoom }: Crop): CropArea {
  const scale = Math.max(place.width / picture.width, place.height / picture.height) * zoom;
  const width = Math.min(1, place.width / (picture.width * scale));
  const height = Math.min(1, place.height / (picture.height * scale));
  return { left: x * (1 - width), top: y * (1 - height), width, height };
}

/** Pans by fractions of the picture, except along a side that is fully visible. */
export function movedCrop(crop: Crop, seen: CropArea, right: number, down: number): Crop {
  const along = (from: number, part: number, by: number) => (part > 0.999 ? from : from + by / (1 - part));
  return normalizedCrop({ ...crop, x: along(crop.x, seen.width, right), y: along(crop.y, seen.height, down) });
}

export const zoomedCrop = (crop: Crop, by: number): Crop => normalizedCrop({ ...crop, zoom: crop.zoom + by });

/** Rounded to hundredths and clamped. */
export function normalizedCrop({ x, y, zoom }: Crop): Crop {
  const tidy = (value: number, least: number, most: number) =>
    Math.round(Math.min(most, Math.max(least, value)) * 100) / 100;
  return { x: tidy(x, 0, 1), y: tidy(y, 0, 1), zoom: tidy(zoom, 1, LARGEST_ZOOM) };
}
