import type { Labels } from '#renderer/desk/table/table-names.ts';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import { headingOf } from '../library/railway-stops.ts';
import type { MetroParts } from './board-context.ts';
import type { MapLine, MapStation } from './map-document.ts';

export function stationLabel(
  { table, words, map }: MetroParts,
  labels: Labels,
  station: MapStation,
  on?: string,
): string {
  const built = table.stations[station.id];
  const meeples = Object.entries(table.seats).filter(([, { at }]) => at === station.id);
  const others = station.lines.filter((line) => line !== on);
  const trains = map.lines.filter(({ id }) => id !== on && table.lines[id]?.train === station.id);
  return [
    station.name,
    others.length > 0 && (on !== undefined || others.length > 1)
      ? words.interchange({ lines: others.join(words.comma) })
      : '',
    built?.owner == null ? '' : words.pyramidOf({ seat: labelOf(labels, built.owner) }),
    built !== undefined && built.fares > 0 ? words.fares({ count: built.fares }) : '',
    ...meeples.map(([seat]) => words.meepleOf({ seat: labelOf(labels, seat) })),
    ...(on === undefined ? trains.map((line) => line.name) : []),
  ]
    .filter((part) => part !== '')
    .join(words.comma);
}

export function lineLabel({ table, words, map }: MetroParts, labels: Labels, line: MapLine): string {
  const state = table.lines[line.id];
  const nameOf = (id: string | undefined) =>
    id === undefined ? '' : (map.stations.get(id)?.name ?? labelOf(labels, id));
  const train = state?.train ?? null;
  return [
    line.name,
    line.colour,
    words.step({ step: state?.step ?? 0 }),
    state === undefined || train === null
      ? words.depot
      : words.trainAt({ station: nameOf(train), to: nameOf(headingOf(line, state)) }),
  ]
    .filter((part) => part !== '')
    .join(words.comma);
}
