export interface Stops {
  readonly id: string;
  readonly stops: readonly string[];
  readonly loop: boolean;
}
/** Position and direction on a line; null: not on the map. */
export interface TrainOnLine {
  readonly train: string | null;
  readonly way: 'forward' | 'back' | null;
}

export function nextStop(lines: readonly Stops[], letter: string, looked: string | null): string | undefined {
  const stops = lines.find(({ id }) => id.toLowerCase() === letter.toLowerCase())?.stops ?? [];
  return stops[(stops.indexOf(looked ?? '') + 1) % Math.max(1, stops.length)];
}

/** The next stop; turns around at the end of the line. */
export function headingOf({ stops, loop }: Stops, { train, way }: TrainOnLine): string | undefined {
  const at = stops.indexOf(train ?? '');
  if (at < 0 || stops.length < 2) return undefined;
  const step = way === 'back' ? -1 : 1;
  const next = loop ? stops[(at + step + stops.length) % stops.length] : stops[at + step];
  return next ?? stops[at - step];
}
