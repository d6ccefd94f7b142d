import { type City, canvas, cityOf, seeded } from '../../library/city-scene.ts';

export interface CityScene extends City {
  /** In canvas units; `y` is set by the frame. */
  readonly ring: { readonly x: number; readonly radiusX: number; readonly radiusY: number; readonly tilt: number };
}

/** Deterministic by id. */
export function sceneOf(id: string): CityScene {
  const chance = seeded(id);
  const radiusX = canvas.width * (0.25 + chance() * 0.2);
  const ring = {
    x: Math.round(canvas.width * (0.26 + chance() * 0.5)),
    radiusX: Math.round(radiusX),
    radiusY: Math.round(radiusX * (0.17 + chance() * 0.15)),
    tilt: Math.round(-15 + chance() * 24),
  };
  return { ring, ...cityOf(chance) };
}
