import type { ContentProblem } from '#engine/kernel/system.ts';
import { at, type Project } from './documents.ts';

/** Lines that trains can run, and stations that somebody can come to (TM-PR-09). */
export function checkMap({ lines, stations }: Project): ContentProblem[] {
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
