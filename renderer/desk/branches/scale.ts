/** Space for names on the left and results on the right, in pixels. */
const LEFT = 76;
const RIGHT = 64;
const PAD = 7;

export interface Scale {
  readonly width: number;
  /** Pixels per decision. */
  readonly step: number;
  x(at: number): number;
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
