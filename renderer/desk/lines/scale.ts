/** What stands left of the rails (names) and right of them (ends), in pixels. */
const LEFT = 76;
const RIGHT = 64;
const PAD = 7;

/** Where decisions stand on the rails. */
export interface Scale {
  readonly width: number;
  /** Pixels a decision. */
  readonly step: number;
  x(at: number): number;
  /** The decision nearest to a place. */
  at(x: number): number;
}

export function scaleOf(total: number, whole: number): Scale {
  const width = Math.max(60, whole - LEFT - RIGHT - 24);
  const step = (width - 2 * PAD) / Math.max(1, total);
  return {
    width,
    step,
    x: (at) => Math.round((PAD + at * step) * 2) / 2,
    at: (x) => Math.max(0, Math.min(total, Math.round((x - PAD) / step))),
  };
}
