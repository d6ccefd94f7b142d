import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { reachable } from '../places/ways.ts';

export interface Track {
  readonly stops: readonly string[];
  readonly loop?: boolean;
}

/** Next station of something on a line; `turns`: direction reverses there. */
export interface NextStop {
  readonly station: Thing;
  readonly turns: boolean;
}

export class Network {
  private readonly tracks = new Map<Thing, { readonly stops: readonly Thing[]; readonly isLoop: boolean }>();
  private readonly through = new Map<Thing, readonly Thing[]>();
  private readonly neighbours = new Map<Thing, readonly Thing[]>();
  private readonly reached = new Map<Thing, (readonly Thing[])[]>();
  private readonly size: number;

  /** `lines`: things of the tracks, in order. */
  constructor(tracks: readonly Track[], lines: readonly Thing[], stationCalled: ReadonlyMap<string, Thing>) {
    this.size = stationCalled.size;
    for (const [i, { stops, loop = false }] of tracks.entries())
      this.tracks.set(lines[i] as Thing, { stops: stops.map((id) => stationCalled.get(id) as Thing), isLoop: loop });
    const next = new Map<Thing, Set<Thing>>([...stationCalled.values()].map((station) => [station, new Set()]));
    for (const { stops, isLoop } of this.tracks.values())
      for (const [at, stop] of stops.entries()) {
        const after = stops[at + 1] ?? (isLoop ? stops[0] : undefined);
        if (after === undefined || after === stop) continue;
        next.get(stop)?.add(after);
        next.get(after)?.add(stop);
      }
    for (const [station, some] of next) {
      this.neighbours.set(
        station,
        [...some].sort((a, b) => a - b),
      );
      this.through.set(
        station,
        lines.filter((line) => this.stops(line).includes(station)),
      );
    }
  }

  stops(line: Thing): readonly Thing[] {
    return this.tracks.get(line)?.stops ?? [];
  }
  isLoop(line: Thing): boolean {
    return this.tracks.get(line)?.isLoop === true;
  }
  linesAt(station: Thing): readonly Thing[] {
    return this.through.get(station) ?? [];
  }
  isEnd(line: Thing, station: Thing): boolean {
    const stops = this.stops(line);
    return !this.isLoop(line) && (stops[0] === station || stops.at(-1) === station);
  }
  /** Reverses at an end; loops continue. */
  after(line: Thing, station: Thing, way: 'forward' | 'back'): NextStop {
    const stops = this.stops(line);
    const [at, by] = [stops.indexOf(station), way === 'forward' ? 1 : -1];
    const ahead = this.isLoop(line) ? stops[(at + by + stops.length) % stops.length] : stops[at + by];
    return { station: (ahead ?? stops[at - by]) as Thing, turns: ahead === undefined };
  }
  /** Stations within a distance, the start included. */
  within(station: Thing, spaces: number): readonly Thing[] {
    const far = Math.min(Math.max(spaces, 0), this.size);
    const known = this.reached.get(station) ?? [];
    this.reached.set(station, known);
    known[far] ??= reachable(station, { neighbours: (one) => this.neighbours.get(one) ?? [] }, far);
    return known[far];
  }
}
