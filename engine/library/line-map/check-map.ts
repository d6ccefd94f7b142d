import type { ContentProblem, Documents } from '#engine/kernel/contract/system.ts';
import { type Located, listed, problemBuilders } from '../content-checks/placed.ts';
import type { RailwayLine, Station } from './map-format.ts';
import type { ProblemData } from './words/generated/problem-data.ts';

export interface LinesOnMaps {
  readonly lines: readonly Located<RailwayLine>[];
  readonly stations: readonly Located<Station>[];
}
export const linesOnMaps = (documents: Documents, path: RegExp): LinesOnMaps => ({
  lines: listed(documents, path, 'lines'),
  stations: listed(documents, path, 'stations'),
});
export const { at } = problemBuilders<ProblemData>();

export function checkMap({ lines, stations }: LinesOnMaps): ContentProblem[] {
  const used = new Set(lines.flatMap(({ value: { stops } }) => stops));
  return [
    ...stations.flatMap((station) =>
      used.has(station.value.id) ? [] : [at(station, ['id'], 'MAP001', 'warning', { station: station.value.id })],
    ),
    ...lines.flatMap((line) => {
      const { id, stops, loop = false } = line.value;
      const seen = new Set<string>();
      const twice = stops.findIndex((stop) => seen.size === seen.add(stop).size);
      return [
        ...(twice < 0
          ? []
          : [at(line, ['stops', twice], 'MAP002', 'error', { line: id, station: stops[twice] as string })]),
        ...(loop && stops.length < 3 ? [at(line, ['loop'], 'MAP003', 'error', { line: id })] : []),
      ];
    }),
  ];
}
