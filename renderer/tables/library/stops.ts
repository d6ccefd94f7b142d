/** A line as the names of its stops in order. */
export interface Stops {
  readonly id: string;
  readonly stops: readonly string[];
  readonly loop: boolean;
}
/** Where a train stands on its line, and which way along its stops it goes; null: it is on none. */
export interface TrainOnLine {
  readonly train: string | null;
  readonly way: 'forward' | 'back' | null;
}

/** The stop after the one looked at, along the line of a letter; from its end on, its first. */
export function nextStop(lines: readonly Stops[], letter: string, looked: string | null): string | undefined {
  const stops = lines.find(({ id }) => id.toLowerCase() === letter.toLowerCase())?.stops ?? [];
  return stops[(stops.indexOf(looked ?? '') + 1) % Math.max(1, stops.length)];
}

/** The stop a train looks at: the next one on its way, or back again at the end of its line. */
export function headingOf({ stops, loop }: Stops, { train, way }: TrainOnLine): string | undefined {
  const at = stops.indexOf(train ?? '');
  if (at < 0 || stops.length < 2) return undefined;
  const step = way === 'back' ? -1 : 1;
  const next = loop ? stops[(at + step + stops.length) % stops.length] : stops[at + step];
  return next ?? stops[at - step];
}
